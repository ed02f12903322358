# Le mille : ses conditions, ce qui se passe à la table, ses commandes et ses refus.

mille-name = Mille

## Conditions

mille-terms-stake = Mises { $smaller } et { $larger } : le perdant paie { $larger } { $unit } (une grande mise) pour la partie, pour chaque naturel et pour chaque chapeau, et { $smaller } par 100 points d’écart.
mille-rules-classic = Règles classiques, en { $target } points.
mille-rules-wikipedia = Règles Wikipédia, en { $target } points.
mille-rules-denexa = Règles Denexa, en { $target } points.
mille-rules-progressive = Règles progressives, en { $target } points.
mille-rules-classic-about = en 1200, comme dans /rules
mille-rules-wikipedia-about = l’écart est arrondi à la centaine supérieure, et la mouffette ajoute une grande mise
mille-rules-denexa-about = sortie nette pour tout joueur qui n’a posé aucun deux frimé
mille-rules-progressive-about = en 2000 : naturels et chapeaux de plus en plus chers, et la mouffette ajoute une grande mise
mille-option-natural-required-yes = On ne peut pas gagner sans naturel.
mille-option-natural-required-no = On peut gagner sans naturel.
mille-option-clean-natural-out = Seul celui qui sort peut avoir une sortie nette.
mille-option-clean-natural-any = Tout joueur qui n’a posé aucun deux frimé peut avoir une sortie nette, même sans sortir.
mille-option-difference-nearest = Pour l’écart, chaque total est arrondi à la centaine.
mille-option-difference-started = L’écart est arrondi à la centaine supérieure.
mille-option-skunk-multiply = La mouffette double tous les paiements. Sous zéro, elle les triple.
mille-option-skunk-mark = La mouffette ajoute une grande mise.
mille-option-progressive-yes = Chaque naturel de plus vaut une grande mise de plus que le précédent. Les chapeaux aussi, à part.
mille-option-progressive-no = Tous les naturels et tous les chapeaux valent autant.
mille-word-natural-required-yes = naturel obligatoire
mille-word-natural-required-no = sans naturel obligatoire
mille-word-clean-natural-out = sortie nette : qui sort
mille-word-clean-natural-any = sortie nette : tout le monde
mille-word-difference-nearest = écart au 100 le plus près
mille-word-difference-started = écart arrondi vers le haut
mille-word-skunk-multiply = mouffette : paiements doublés
mille-word-skunk-mark = mouffette : une grande mise
mille-word-progressive-yes = naturels progressifs
mille-word-progressive-no = naturels tous pareils
mille-word-target = jusqu’à { $value } points
mille-typed-target = Objectif
mille-typed-target-about = De 100 à 10000, par tranches de 5. Vide : celui des règles.
mille-wrong-target = L’objectif est un nombre de 100 à 10000, par tranches de 5.
mille-wrong-natural-required = Écris `yes` (oui) ou `no` (non).

## À qui de jouer

mille-yours-begin =
    { $may ->
        [take] **À toi :** pioche, ou prends la pile.
        [pick] **À toi :** pioche, ou ramasse le deux.
       *[draw] **À toi :** pioche.
    }
mille-yours-play =
    { $may ->
        [lay] **Pose, ou touche une carte pour la jeter.**
       *[discard] **Touche une carte pour la jeter.**
    }
mille-yours-block = **À toi :** le talon est épuisé. Prends la pile, ou passe.
mille-theirs-begin = À { $name } de jouer.
mille-theirs-play = À { $name } de poser ou de jeter.
mille-theirs-block = À { $name } de prendre la pile ou de passer : le talon est épuisé.

## Ce qui s’est passé

mille-event-dealt = Donne { $deal } : { $name } donne et retourne { $top }.
    .name = Donne { $deal } : tu donnes et retournes { $top }.
mille-event-drew = { $name } pioche.
    .name = Tu pioches.
mille-event-drew-card = Tu pioches { $card }.
mille-event-renewed = La pile est brassée en un nouveau talon de { $stock ->
    [one] { $stock } carte
   *[other] { $stock } cartes
}.
mille-event-picked = { $name } ramasse { $card }.
    .name = Tu ramasses { $card }.
mille-event-took =
    { $count ->
        [0] { $name } prend la pile : { $cards } sur la table.
        [one] { $name } prend la pile : { $cards } sur la table, une carte en main.
       *[other] { $name } prend la pile : { $cards } sur la table, { $count } cartes en main.
    }
mille-event-laid = { $name } pose { $cards }.
    .name = Tu poses { $cards }.
mille-event-added = { $name } ajoute { $cards } aux { $rank }.
    .name = Tu ajoutes { $cards } aux { $rank }.
mille-event-squared = { $name } met ses { $rank } en tas : une carte de plus, et c’est un naturel.
    .name = Tu mets tes { $rank } en tas : une carte de plus, et c’est un naturel.
mille-event-turned = { $name } retourne ses { $rank } : un naturel!
    .name = Tu retournes tes { $rank } : un naturel!
mille-event-discarded = { $name } jette { $card }.
    .name = Tu jettes { $card }.
mille-event-few =
    { $count ->
        [one] **Il ne reste qu’une carte à { $name }!**
       *[other] **Il reste { $count } cartes à { $name }!**
    }
    .name = { $count ->
        [one] **Il ne te reste qu’une carte!**
       *[other] **Il te reste { $count } cartes!**
    }
mille-event-passed = { $name } passe.
    .name = Tu passes.
mille-event-out = **{ $name } sort.**
    .name = **Tu sors.**
mille-event-blocked = La donne est bloquée, et personne ne sort.
mille-event-won = **{ $name } gagne la partie.**
    .name = **Tu gagnes la partie.**
mille-event-resigned = { $name } abandonne.
    .name = Tu abandonnes.
mille-event-timeout = { $name } n’a plus de temps.
    .name = Tu n’as plus de temps.
mille-event-abandoned = La partie se termine sans paiement.

## Un tour en une phrase

mille-news = { $name } a { $acts }.
mille-act-drew = pioché
mille-act-picked = ramassé { $card }
mille-act-took = pris la pile ({ $count }) avec des { $rank }
mille-act-laid = posé { $melds }
mille-act-meld =
    { $naturals ->
        [0] { $twos ->
            [1] un deux sur les { $rank }
           *[other] { $twos } deux sur les { $rank }
        }
       *[other] { $twos ->
            [0] des { $rank }
            [1] des { $rank } avec un deux
           *[other] des { $rank } avec { $twos } deux
        }
    }
mille-act-undid =
    { $count ->
        [1] repris un coup
       *[other] repris { $count } coups
    }
mille-act-threw = jeté { $card }
mille-act-passed = passé
mille-you-dealt = Donne { $deal } : tu donnes et retournes { $top }.
mille-you-drew = Tu pioches { $card }.
mille-you-picked = Tu ramasses { $card }.
mille-you-took =
    { $count ->
        [0] Tu poses trois { $rank }.
        [1] Tu poses trois { $rank } et prends une carte.
       *[other] Tu poses trois { $rank } et prends { $count } cartes.
    }
mille-you-undid =
    { $count ->
        [1] Coup repris.
       *[other] Tu as repris { $count } coups.
    }

## Commandes

mille-draw = Piocher
mille-pick = Ramasser le 2
mille-pass = Passer
mille-take = Pile { $count } : { $cards }
mille-take-none = Pile
mille-lay-nothing = Rien à poser
mille-arrange =
    { $twos ->
        [0] { $melds } · { $points }
        [1] { $melds } +2 · { $points }
       *[other] { $melds } +{ $twos }×2 · { $points }
    }
mille-arrange-many =
    { $twos ->
        [0] { $count } combis · { $points }
        [1] { $count } combis +2
       *[other] { $count } combis +{ $twos }×2
    }
mille-arrange-out = Sortir · { $points }
mille-ranks = { $rank }
mille-by-hand = À la main
mille-mark-first = Marque les cartes d’une combinaison.
mille-lay =
    { $count ->
        [0] Poser
       *[other] Poser { $count }
    }
mille-fewer = −
mille-one-more = +
mille-other-meld = Autre combi
mille-sure-lay = Oui, poser
mille-sure-pass = Finir la donne
mille-needs-twos =
    { $held ->
        [0] Tu n’as pas de deux, il en faut { $needed }.
        [1] Tu as un deux, il en faut { $needed }.
       *[other] Tu as { $held } deux, il en faut { $needed }.
    }

mille-preview =
    { $cards ->
        [0] { $melds } : tu aurais { $down } sur la table, et tu sortirais.
        [1] { $melds } : tu aurais { $down } sur la table et une carte ({ $held }) en main.
       *[other] { $melds } : tu aurais { $down } sur la table et { $cards } cartes ({ $held }) en main.
    }
mille-caution-spoils-natural = Attention : avec un deux frimé, ce ne sera jamais un naturel.
mille-caution-spoils-clean = Attention : avec un deux frimé, plus de sortie nette pour toi.
mille-caution-spoils-both = Attention : avec un deux frimé, ni naturel ni sortie nette.
mille-caution-pass = Si tu passes, la donne finit, et ta main compte contre toi.

## La fin d’une donne

mille-end-discarding = **{ $name } sort** en jetant { $card }.
    .name = **Tu sors** en jetant { $card }.
mille-end-laying = **{ $name } sort** en posant ses dernières cartes.
    .name = **Tu sors** en posant tes dernières cartes.
mille-end-blocked = **La donne est bloquée :** le talon est épuisé, et personne ne sort.
mille-cheer-eight = **Naturel!** { $name } a les huit { $rank }.
    .name = **Naturel!** Tu as les huit { $rank }.
mille-cheer-clean = **Sortie nette!** { $name } n’a posé aucun deux frimé.
    .name = **Sortie nette!** Tu n’as posé aucun deux frimé.
mille-cheer-chapeau = **Chapeau!** { $name } finit sous zéro.
    .name = **Chapeau!** Tu finis sous zéro.
mille-cheer-skunk = **Mouffette!** { $name } n’a pas fait la moitié du chemin.
    .name = **Mouffette!** Tu n’as pas fait la moitié du chemin.

## Pointage et règlement

mille-line-game = Partie : { $amount }
mille-line-naturals =
    { $count ->
        [one] Naturel : { $amount }
       *[other] Naturels, { $count } à { $each } : { $amount }
    }
mille-line-chapeaux =
    { $count ->
        [one] Chapeau : { $amount }
       *[other] Chapeaux, { $count } à { $each } : { $amount }
    }
mille-line-difference =
    { $count ->
        [one] Écart : { $amount }
       *[other] Écart, { $count } à { $each } : { $amount }
    }
mille-line-skunk =
    { $count ->
        [one] Mouffette : { $amount }
        [2] Mouffette, { $each } doublé : { $amount } de plus
       *[other] Mouffette, { $each } triplé : { $amount } de plus
    }

## Refus

mille-refused-game-over = Cette partie est terminée.
mille-refused-not-seated = Tu ne joues pas à cette table.
mille-refused-by-agreement = Pour arrêter une partie sans paiement, il faut être d’accord tous les deux : `/table call-off`.
mille-refused-cards-owed = La prochaine donne n’est pas encore commencée.
mille-refused-not-your-turn = Ce n’est pas ton tour.
mille-refused-not-of-this-game = Ce coup n’existe pas au mille.
mille-refused-begin-first = Pioche d’abord, ou prends la pile.
mille-refused-already-begun = Tu as déjà ta carte pour ce tour. Pose, ou jette.
mille-refused-stock-gone = Le talon est épuisé : prends la pile, ou passe.
mille-refused-take-wrong-rank = La carte du dessus est un { $rank }, alors il te faut deux { $rank } en main.
mille-refused-take-needs-pair = Pour prendre la pile, il te faut deux { $rank } en main. Un deux frimé ne compte pas.
mille-refused-pick-not-now = Tu ne peux ramasser qu’un deux retourné, au premier tour d’une donne.
mille-refused-pass-not-now = Tu ne peux passer que si le talon est épuisé.
mille-refused-lay-nothing = Choisis au moins une carte (ou un deux) pour chaque combinaison.
mille-refused-lay-wrong-rank = Une combinaison de { $rank } ne prend que des { $rank } et des deux frimés.
mille-refused-lay-not-held = Tu n’as pas toutes ces cartes.
mille-refused-lay-needs-natural = Une combinaison de { $rank } demande au moins un { $rank }.
mille-refused-lay-needs-three = Une nouvelle combinaison demande au moins trois cartes.
mille-refused-discard-not-held = Tu n’as pas cette carte.
mille-not-a-move = Je ne comprends pas. Essaie `draw`, `take`, `lay all`, `lay K` ou `discard 9`.
mille-not-a-move-nothing-to-lay = Tu n’as aucune combinaison à poser sans deux frimé.

mille-ended-early = Les donnes finies comptent, pas celle en cours. La mouffette se paie seulement si le gagnant a au moins la moitié du but.

## La fin d’une partie sur une image

mille-keepsake-about = Mille, { $deals ->
    [one] { NUMBER($deals, useGrouping: 0) } donne
   *[other] { NUMBER($deals, useGrouping: 0) } donnes
}
mille-moment-clean = en une donne : { $names } { $count ->
    [one] sort
   *[other] sortent
} au propre!
mille-moment-natural = { $names } { $count ->
    [one] pose
   *[other] posent
} les huit d’un rang!
mille-moment-chapeau = en une donne : chapeau, { $names }!

## L’entraîneur : les coups, puis les raisons

mille-coach-draw = Piocher
mille-coach-pick = Ramasser le deux
mille-coach-pass = Passer
mille-coach-take = Prendre la pile avec { $cards }
mille-coach-lay = Poser { $cards }
mille-coach-discard = Jeter { $cards }
mille-coach-out = { $next ->
    [0] Tu sors le premier dans { $best } % des donnes.
   *[other] Tu sors le premier dans { $best } % des donnes, au lieu de { $next } %.
}
mille-coach-out-either = { $best ->
    [0] Tu ne sors jamais le premier, dans les deux cas.
    [100] Tu sors toujours le premier, dans les deux cas.
   *[other] Tu sors le premier dans environ { $best } % des donnes, dans les deux cas.
}
mille-coach-taken-less = { $best ->
    [0] Sinon, ton adversaire prendrait la pile au prochain tour dans { $next } % des donnes.
   *[other] Ton adversaire prend la pile au prochain tour dans { $best } % des donnes, au lieu de { $next } %.
}
mille-coach-takes = { $next ->
    [0] Tu prends la pile à ton prochain tour dans { $best } % des donnes.
   *[other] Tu prends la pile à ton prochain tour dans { $best } % des donnes, au lieu de { $next } %.
}
mille-coach-natural = { $next ->
    [0] Tu fais un naturel dans { $best } % des donnes.
   *[other] Tu fais un naturel dans { $best } % des donnes, au lieu de { $next } %.
}
mille-coach-table = Points sur ta table à la fin, en moyenne : { $best }, au lieu de { $next }.
mille-coach-caught-less = Points qui te restent en main, en moyenne : { $best }, au lieu de { $next }.
mille-coach-theirs-less = Points de ton adversaire dans cette donne, en moyenne : { $best }, au lieu de { $next }.
mille-coach-pile = Toute la pile est à toi : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
mille-coach-wild = Un deux est frimé : il va dans n’importe quelle combinaison.
mille-coach-keeps-pair = Tu gardes { $cards } en main pour une autre pile.
mille-coach-way-out = Tu peux sortir dès ce tour et marquer { $points }.
mille-coach-eight = Ça fait les huit : un naturel.
mille-coach-counts = Ça met { $points ->
    [one] { $points } point sur ta table, où il ne peut plus compter
   *[other] { $points } points sur ta table, où ils ne peuvent plus compter
} contre toi.
mille-coach-leaves-pair = Tu gardes { $cards } pour prendre la pile.
mille-coach-no-pair = Ton adversaire ne peut pas avoir deux cartes comme { $cards }, ni donc prendre la pile.
mille-coach-lone = { $cards } est ta seule carte de ce rang.
mille-coach-keeps-pairs = Tu gardes tes paires, qui peuvent prendre la pile : { $cards }.

## À quelle fréquence

mille-special-eight = Un naturel de huit cartes
mille-special-clean = Un naturel de sortie nette
mille-special-chapeau = Un chapeau
mille-special-skunk = Une mouffette
