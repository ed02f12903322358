# Tout rummy à contrats : ce qu’il ne dit pas lui-même, si son nom a `.otherwise = rummy`.

## Conditions

rummy-wrong-payment = Payez-vous selon les points (`points`), ou une mise par partie (`game`)?
rummy-wrong-per = Une mise couvre de 1 à 100 points.
rummy-terms-stake = Une mise vaut { $stake } { $unit }.
rummy-option-contracts = Contrats joués : { $value }.
rummy-option-payment-points = On paie au gagnant la différence de points.
rummy-option-payment-game = Chacun paie une mise au gagnant.
rummy-option-per = Une mise couvre { $value ->
    [one] { $value } point
   *[other] { $value } points
}.
rummy-word-contracts = contrats { $value }
rummy-word-payment-points = payé aux points
rummy-word-payment-game = une mise par partie
rummy-word-per = points par mise : { $value }
rummy-typed-stake-about = Ce que vaut une mise, comme 0,10 ou 1 (0 : pour le plaisir)
rummy-typed-contracts = Contrats
rummy-typed-per = Points par mise
rummy-typed-per-about = De 1 à 100. Laisse vide pour { $usual }.

## Ce qu’on demande

rummy-ask-nearly = Il te manque une carte : { $cards }. Jette une carte.
rummy-ask-lay = Ton contrat est complet : pose-le, ou jette une carte.
rummy-ask-missing = { $count ->
    [one] Il manque { $count } carte à ton contrat. À toi de jeter.
   *[other] Il manque { $count } cartes à ton contrat. À toi de jeter.
}
rummy-lay-left = { $melds } · { $left }
rummy-lay-many = { $melds } · reste { $count } ({ $points })
rummy-lay-out = { $melds } · fini
rummy-by-hand = À la main…
rummy-hand-lay = Poser ({ $count })
rummy-hand-first = Marque toutes les cartes de ton contrat : il est vérifié avant d’être posé.
rummy-hand-more = Marque les cartes à poser.
rummy-hand-lacks = { $count ->
    [one] Il manque encore { $count } carte à ton contrat.
   *[other] Il manque encore { $count } cartes à ton contrat.
}
rummy-hand-over = Ton contrat n’a pas de place pour { $cards }.
rummy-hand-fits = Tu poserais { $melds }.
rummy-hand-keeps = Tu garderais { $cards }.
rummy-hand-keeps-many = Tu garderais { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} ({ $points }).
rummy-no-lay = Rien à poser
rummy-lacking = { $count ->
    [0] Contrat complet
    [one] Il manque une carte
   *[other] Il manque { $count } cartes
}
rummy-ask-begin = Pioche une carte, ou prends { $card }.
rummy-ask-draw = Pioche une carte.
rummy-ask-discard = Jette une carte.
rummy-draw = Piocher
rummy-take = Prendre
rummy-pass = Passer
rummy-no = Non
rummy-card = Jeter
rummy-melds = Combinaisons
rummy-lay-more = Poser { $melds }
rummy-later-draw = Piocher
rummy-take-back-draw = Attendre

## Ce qui s’est passé

rummy-event-took = { $seat } prend { $card }.
    .seat = Tu prends { $card }.
rummy-drew = { $name } pioche.
    .name = Tu pioches.
rummy-drew-own = Tu pioches { $card }.
rummy-event-renewed = La pile devient le nouveau talon : { $stock ->
    [one] { $stock } carte
   *[other] { $stock } cartes
}.
rummy-laid = { $name } pose le contrat : { $melds }.
    .name = Tu poses le contrat : { $melds }.
rummy-laid-more = { $name } pose { $melds }.
    .name = Tu poses { $melds }.
rummy-event-discarded = { $seat } jette { $card }.
    .seat = Tu jettes { $card }.
rummy-event-fewleft = Il reste { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} à { $seat }.
    .seat = Il te reste { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
rummy-event-passed = { $seat } passe.
    .seat = Tu passes.
rummy-penalty = Ta carte de pénalité : { $card }.
rummy-out = { $name } n’a plus de cartes.
    .name = Tu n’as plus de cartes.
rummy-over = { $winners } { $count ->
    [one] gagne
   *[other] gagnent
} la partie.
    .winners = Tu gagnes la partie.
    .winners-among = { $winners } gagnez la partie.

## Images

rummy-alt-slots = Ton contrat jusqu’ici : { $melds }.
rummy-alt-lacking = { $cards }, il en manque { $count }
rummy-alt-empty = il en manque { $count }
rummy-alt-joker = joker pour { $card }
rummy-over-by = { $names } { $count ->
    [one] gagne
   *[other] gagnent
}
    .names = Tu gagnes
    .names-among = { $names } gagnez
rummy-alt-pile = Sur la pile : { $card }. { $count ->
    [one] La pile a { $count } carte.
   *[other] La pile a { $count } cartes.
}
rummy-alt-stock = Au talon : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
rummy-alt-meld = Combinaison { $number }, posée par { $name } : { $cards }.
    .name = Combinaison { $number }, à toi : { $cards }.
rummy-alt-shows = { $name } montre { $cards }.
    .name = Tu montres { $cards }.
rummy-acts = À { $name } de jouer
    .name = À toi de jouer
rummy-before = La première donne s’en vient
rummy-out-by = { $name } a fini
    .name = Tu as fini
rummy-alt-before = Avant la première donne. { $name } donne.
    .name = Avant la première donne. Tu donnes.
rummy-poster-note = le plus bas total gagne
rummy-pad-note = le plus bas total gagne
rummy-pad-crown = a fini
rummy-receipt-rate = { $amount } par mise
rummy-moment-out = points dans une main : { $names } a fini.
    .names = points dans une main : tu as fini.
rummy-note-deal = contrat { $deal } sur { $deals }

## Refus

rummy-refused-game-over = La partie est finie.
rummy-refused-not-seated = Tu n’es pas à cette table.
rummy-refused-by-agreement = Il faut l’accord de tout le monde.
rummy-refused-has-left = Tu as quitté cette partie.
rummy-refused-cards-owed = Les cartes ne sont pas encore données.
rummy-refused-not-your-turn = Ce n’est pas ton tour.
rummy-refused-only-ordered = Ça, tu peux seulement le choisir d’avance.
rummy-refused-stock-gone = Le talon est épuisé.
rummy-refused-stock-left = Il reste des cartes à piocher, personne ne passe.
rummy-refused-no-pile = La pile est vide.
rummy-refused-taken-enough = Tout le monde prend dans la pile. Pioche au talon cette fois.
rummy-refused-not-held = Tu n’as pas ces cartes.
rummy-refused-no-such-meld = Aucune combinaison n’a ce numéro.
rummy-refused-not-next = Cette carte ne vient pas après.
rummy-refused-discard-not-held = Tu n’as pas cette carte.
rummy-refused-begin-first = Pioche ou prends d’abord une carte.

## Règles

rummy-why-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
rummy-why-hand = Restait en main : { $cards }.
rummy-why-out = A fini.
rummy-why-due = { $payer } paie { $payee }
rummy-why-unpaid = { $payer } ne paie rien à { $payee }
rummy-why-text = Points d’écart entre { $payer } et le gagnant : { $more }, donc { $stakes ->
    [one] { $stakes } mise
   *[other] { $stakes } mises
}.

## Leçon

rummy-lesson-names = Anna, Bruno, Clara

## L’entraîneur : les coups, puis les raisons

rummy-coach-draw = Piocher
rummy-coach-take = Prendre { $cards }
rummy-coach-no = Laisser { $cards }
rummy-coach-pass = Passer
rummy-coach-discard = Jeter { $cards }
rummy-coach-lay = Poser ton contrat : { $cards }
rummy-coach-lay-more = Poser { $cards }
rummy-coach-out = { $next ->
    [0] Tu finis dans { $best } % des donnes.
   *[other] Tu finis dans { $best } % des donnes, au lieu de { $next } %.
}
rummy-coach-out-either = { $best ->
    [0] Tu ne finis jamais, dans les deux cas.
    [100] Tu finis toujours, dans les deux cas.
   *[other] Tu finis dans environ { $best } % des donnes, dans les deux cas.
}
rummy-coach-lays = { $next ->
    [0] Tu poses ton contrat dans { $best } % des donnes.
   *[other] Tu poses ton contrat dans { $best } % des donnes, au lieu de { $next } %.
}
rummy-coach-points-less = Il te reste moins de points en moyenne : { $best }, au lieu de { $next }.
rummy-coach-others = Il reste plus de points à chaque adversaire en moyenne : { $best }, au lieu de { $next }.
rummy-coach-given-less = { $best ->
    [0] Sinon, quelqu’un ramasserait aussitôt ta carte dans { $next } % des donnes.
   *[other] Quelqu’un ramasse aussitôt ta carte dans { $best } % des donnes, au lieu de { $next } %.
}
rummy-coach-down = { $left ->
    [0] Tu finis avec ça.
    [one] Il te reste une carte.
   *[other] Il te reste { $left } cartes.
}
rummy-coach-saved = Tu te défais de { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
rummy-coach-completes = { $cards } complète ton contrat.
rummy-coach-nearer = Avec { $cards }, il ne manque plus { $count ->
    [one] qu’une carte
   *[other] que { $count } cartes
} à ton contrat.
rummy-coach-no-nearer = { $cards } n’avance pas ton contrat.
rummy-coach-complete = Ton contrat est complet sans { $cards }.
rummy-coach-fits = { $cards } va dans une combinaison sur la table.
rummy-coach-fits-nowhere = { $cards } ne va dans aucune combinaison sur la table.
rummy-coach-no-penalty = Tu ne pioches pas de carte de pénalité.
rummy-coach-still = Avec ou sans cette carte, il manque { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} à ton contrat.
rummy-coach-alone-runs = { $jokers ->
    [0] Aucune autre carte dans ta main ne fait une suite avec { $cards }.
   *[other] Jokers à part, aucune autre carte dans ta main ne fait une suite avec { $cards }.
}
rummy-coach-alone = { $jokers ->
    [0] Rien d’autre dans ta main ne va avec { $cards }.
   *[other] Jokers à part, rien d’autre dans ta main ne va avec { $cards }.
}
rummy-coach-cold = Le joueur suivant n’a montré aucune carte qui va avec { $cards }.
rummy-coach-costly = De tes cartes inutiles, aucune ne coûte plus cher que { $cards } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
