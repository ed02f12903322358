# Le mille : ses conditions, ce qui se passe à la table, ses commandes et ses refus.

mille-name = Mille

## Conditions

mille-rules-classic = Règles classiques, en { $target } points.
mille-rules-wikipedia = Règles de l’encyclopédie, en { $target } points.
mille-rules-denexa = Règles du fabricant de cartes, en { $target } points.
mille-rules-progressive = Règles progressives, en { $target } points.
mille-rules-classic-about = en 1200, comme le dit /rules
mille-rules-wikipedia-about = chaque centaine entamée se paie; la mouffette est une grande mise de plus
mille-rules-denexa-about = une sortie nette pour quiconque n’a posé aucun deux frimé
mille-rules-progressive-about = en 2000; naturels et chapeaux de plus en plus chers; mouffette : une grande mise
mille-option-natural-required-yes = Personne ne gagne sans naturel.
mille-option-natural-required-no = Il ne faut pas de naturel pour gagner.
mille-option-clean-natural-out = Seul qui sort peut avoir une sortie nette.
mille-option-clean-natural-any = Qui n’a posé aucun deux frimé a une sortie nette, sorti ou non.
mille-option-difference-nearest = L’écart se compte en centaines, chaque total arrondi.
mille-option-difference-started = Chaque centaine entamée de l’écart compte.
mille-option-skunk-multiply = La mouffette double tous les paiements; sous zéro, elle les triple.
mille-option-skunk-mark = La mouffette coûte une grande mise de plus.
mille-option-progressive-yes = Chaque naturel et chaque chapeau de plus coûte une grande mise de plus que le précédent.
mille-option-progressive-no = Tous les naturels et tous les chapeaux paient autant.

## À qui de jouer

mille-yours-begin =
    { $may ->
        [take] **À vous :** piochez, ou prenez la pile.
        [pick] **À vous :** piochez, ou ramassez le deux.
       *[draw] **À vous :** piochez.
    }
mille-yours-play = **À vous :** posez si vous voulez, puis défaussez.
mille-yours-block = **À vous :** le talon est épuisé pour de bon. Prenez la pile, ou passez et la donne finit.
mille-theirs-begin = À { $name } de jouer.
mille-theirs-play = À { $name } de poser ou de défausser.
mille-theirs-block = { $name } : prendre ou passer. Le talon est épuisé pour de bon.

## Ce qui s’est passé

mille-event-dealt = Donne { $deal } : { $name } donne et retourne { $top }.
mille-event-drew = { $name } pioche.
mille-event-drew-card = Vous piochez { $card }.
mille-event-renewed = La pile, mêlée, fait un nouveau talon de { $stock } cartes.
mille-event-picked = { $name } ramasse { $card }.
mille-event-took =
    { $count ->
        [0] { $name } prend la pile : { $cards } posés.
        [one] { $name } prend la pile : { $cards } posés, une carte en main.
       *[other] { $name } prend la pile : { $cards } posés, { $count } cartes en main.
    }
mille-event-laid = { $name } pose { $cards } (combinaison de { $rank }).
mille-event-squared = { $name } met en tas sa combinaison de { $rank } : une carte encore et c’est le naturel.
mille-event-turned = { $name } retourne sa combinaison de { $rank } : un naturel!
mille-event-discarded = { $name } défausse { $card }.
mille-event-few =
    { $count ->
        [one] **Il ne reste qu’une carte à { $name }!**
       *[other] **Il reste { $count } cartes à { $name }!**
    }
mille-event-passed = { $name } passe.
mille-event-out = **{ $name } sort.**
mille-event-blocked = La donne est bloquée : personne ne sort.
mille-event-won = **{ $name } gagne la partie.**
mille-event-resigned = { $name } abandonne.
mille-event-timeout = { $name } n’a plus de temps.
mille-event-abandoned = La partie se termine sans paiement.

## Commandes

mille-draw = Piocher
mille-pick = Ramasser le deux
mille-pass = Passer
mille-take = Prendre la pile ({ $count }) avec { $cards }
mille-lay-nothing = Rien à poser
mille-lay-out = Tu peux sortir
mille-arrange =
    { $twos ->
        [0] Poser { $melds } · { $points }
        [1] Poser { $melds } avec un deux · { $points }
       *[other] Poser { $melds } avec { $twos } deux · { $points }
    }
mille-arrange-many = { $count } combinaisons
mille-arrange-out = Tout poser et sortir · { $points }
mille-ranks = { $rank }
mille-kind = { $kind } ({ $count })
mille-lay-menu = Poser des combinaisons…
mille-wish-new =
    { $twos ->
        [0] { $cards }
        [1] { $cards } avec un deux
       *[other] { $cards } avec { $twos } deux
    }
mille-wish-add = Ajouter { $cards } aux { $rank }
mille-wish-two = Ajouter un deux aux { $rank }
mille-discard-menu = Jeter…
mille-discard-kind = { $kind } ({ $count })
mille-fresh = nouvelle
mille-count-menu = Combien de { $kind }?
mille-count-none = Aucun { $kind }
mille-lay = Poser { $cards }
mille-lay-several = Poser ces { $count } combinaisons
mille-two-menu =
    { $count ->
        [1] Il te reste un deux…
       *[other] Il te reste { $count } deux…
    }
mille-no-twos = Sans deux
mille-back = Retour
mille-sure-lay = Poser quand même
mille-sure-pass = Passer et finir la donne
mille-needs-twos =
    { $held ->
        [0] Tu n’as pas de deux; il en faut { $needed }.
        [1] Tu as un deux; il en faut { $needed }.
       *[other] Tu as { $held } deux; il en faut { $needed }.
    }

mille-preview = { $after }.
mille-after =
    { $cards ->
        [0] Tu aurais { $down } sur la table et plus aucune carte : tu sortirais
        [one] Tu aurais { $down } sur la table et une carte ({ $held }) en main
       *[other] Tu aurais { $down } sur la table et { $cards } cartes ({ $held }) en main
    }
mille-caution-spoils-natural = Attention : avec un deux frimé, cette combinaison ne pourra plus être un naturel.
mille-caution-spoils-clean = Attention : avec un deux frimé sur la table, tu ne pourras plus faire de sortie nette.
mille-caution-pass = Si tu passes, la donne finit, et ce que tu as en main compte contre toi.

## La fin d’une donne

mille-end-discarding = **{ $name } sort** en jetant { $card }.
mille-end-laying = **{ $name } sort** en posant ses dernières cartes.
mille-end-blocked = **La donne est bloquée :** le talon est épuisé, et personne ne sort.
mille-cheer-eight = **Naturel!** { $name } a les huit { $rank }.
mille-cheer-clean = **Naturel net!** { $name } n’a posé aucun deux frimé.
mille-cheer-chapeau = **Chapeau!** { $name } finit sous zéro.
mille-cheer-skunk = **Mouffette!** { $name } n’a pas fait la moitié du chemin.

## Marque et règlement

mille-line-game = Partie : { $amount }
mille-line-naturals = Naturels, { $count } × { $each } : { $amount }
mille-line-chapeaux = Chapeaux, { $count } × { $each } : { $amount }
mille-line-difference = Écart, { $count } × { $each } : { $amount }
mille-line-skunk =
    { $count ->
        [one] Mouffette : { $amount }
        [2] Mouffette, { $each } doublé : { $amount } de plus
       *[other] Mouffette, { $each } triplé : { $amount } de plus
    }

## Refus

mille-refused-game-over = Cette partie est terminée.
mille-refused-not-seated = Vous ne jouez pas à cette table.
mille-refused-by-agreement = On arrête d’un commun accord, avec `/table abandon`.
mille-refused-cards-owed = La prochaine donne n’a pas encore commencé.
mille-refused-not-your-turn = Ce n’est pas à vous de jouer.
mille-refused-not-of-this-game = Ce coup n’existe pas au mille.
mille-refused-begin-first = Piochez d’abord, ou prenez la pile.
mille-refused-already-begun = Vous avez déjà pioché : posez, ou défaussez.
mille-refused-stock-gone = Le talon est épuisé pour de bon : prenez la pile, ou passez.
mille-refused-take-wrong-rank = La pile montre { $rank } : il faut une paire de { $rank } en main.
mille-refused-take-needs-pair = Prendre la pile demande une paire de { $rank } en main; les deux ne remplacent pas la paire.
mille-refused-pick-not-now = On ne ramasse qu’un deux retourné, et seulement au premier tour d’une donne.
mille-refused-pass-not-now = On ne passe que si le talon est épuisé pour de bon.
mille-refused-lay-nothing = Nommez les cartes à poser.
mille-refused-lay-wrong-rank = Une combinaison de { $rank } ne prend que des { $rank } et des deux frimés.
mille-refused-lay-not-held = Vous n’avez pas toutes ces cartes.
mille-refused-lay-needs-natural = Il faut au moins un { $rank } dans la combinaison.
mille-refused-lay-needs-three = Une nouvelle combinaison demande au moins trois cartes.
mille-refused-discard-not-held = Vous n’avez pas cette carte.
mille-not-a-move = Je ne comprends pas. Essayez `draw`, `take 9S 9D`, `lay K: KS KD 2H` ou `discard 9H`.
mille-not-a-move-nothing-to-lay = Tu n’as aucune combinaison à poser sans deux frimé.
