# Kalooki : ses conditions, ce qui est demandé, ce qui se passe à la table, ses règles et ses refus.

kalooki-name = Kalooki
    .otherwise = rummy simple
kalooki-not-a-move = Ce n’est pas un coup de Kalooki. Essaie `draw`, `take`, `discard 9C` ou `lay set 9C 9D 9H`.
kalooki-not-a-move-not-a-card = Ce n’est pas une carte. Essaie `discard 9C` : le rang, puis la sorte.
kalooki-not-a-move-no-cards = Nomme aussi les cartes, comme `add 1 9C`.
kalooki-not-a-move-not-a-number = Les combinaisons ont des numéros : `add 1 9C` ajoute ton 9♣ à la combinaison 1.
kalooki-not-a-move-not-a-meld = Dis ce que tu poses : `lay set 9C 9D 9H` ou `lay run 3S 4S 5S 6S`.
kalooki-not-a-move-nothing-to-tack = Tu ne peux rien ajouter qui te laisse une carte à jeter.
kalooki-wrong-contracts = Quels contrats? Écris leurs numéros dans l’ordre, comme `13579`.
kalooki-wrong-overcall = Un quatrième appel vaut-il une amende (`fine`), ou est-il refusé (`refuse`)?

## Conditions

kalooki-rules-classic = Règles classiques.
kalooki-rules-classic-about = comme dans /rules
kalooki-option-overcall-fine = Un quatrième appel dans une donne coûte 50 points.
kalooki-option-overcall-refuse = Personne ne peut appeler une quatrième fois dans une donne.
kalooki-word-overcall-fine = amende pour les appels
kalooki-word-overcall-refuse = au plus trois appels
kalooki-typed-contracts-about = Des chiffres de 1 à 9, comme 159. Laisse vide pour { $usual }.

## Ce qu’on demande

kalooki-ask-call = Tu appelles { $card }? Tu piocherais aussi une carte de pénalité.
kalooki-ask-pass = Le talon est épuisé : prends { $card }, ou passe.
kalooki-ask-answer = { $name } appelle { $card }. Cède-la, ou prends-la.
kalooki-ask-allow = { $name } appelle { $card }. Cède-la.
kalooki-ask-take = Prends { $card }, ou attends les réponses des autres.
kalooki-ask-pass-only = Le talon est épuisé : tu passes.
kalooki-ask-tack = Pose ou ajoute ce qui va, puis jette une carte.
kalooki-ask-end = Tu n’as que des jokers : ajoute-les, ou termine ton tour.
kalooki-call = Appel { $card } ({ $count })
kalooki-call-fined = Appel { $card } −{ $fine }
kalooki-allow = Céder
kalooki-take-myself = À moi
kalooki-end = Terminer
kalooki-tack = { $card } → nº { $meld }
kalooki-tack-as = { $card } → nº { $meld } ({ $joker })
kalooki-swap = { $card } → nº { $meld }, joker → { $joker }
kalooki-tack-all = Tout ajouter ({ $count })
kalooki-later-draw-anyway = Piocher quand même
kalooki-standing-call-last = Seulement ce qui complète mon contrat
kalooki-standing-call-rank = Seulement les { $of ->
    [A] as
    [K] rois
    [Q] dames
    [J] valets
    [T] dix
   *[other] { $of }
}
kalooki-standing-ask-me = Me demander : un appel coûte 50
kalooki-take-back-draw-anyway = Attendre

## Ce qui s’est passé

kalooki-event-dealt = Donne { $deal }, contrat { $contract } : { $seat } donne et retourne { $top }.
    .seat = Donne { $deal }, contrat { $contract } : tu donnes et retournes { $top }.
kalooki-event-overcalled = { $seat } appelle une quatrième fois, ce qui coûte { $fine ->
    [one] { $fine } point
   *[other] { $fine } points
}.
    .seat = Tu as appelé une quatrième fois, ce qui coûte { $fine ->
        [one] { $fine } point
       *[other] { $fine } points
    }.
kalooki-event-called = { $seat } appelle { $card }.
    .seat = Tu appelles { $card }.
kalooki-event-granted = { $seat } reçoit { $card } et une carte de pénalité.
    .seat = Tu reçois { $card } et une carte de pénalité.
kalooki-event-rejected = { $seat } prend { $card }, appelée par { $caller }.
    .seat = Tu prends { $card }, appelée par { $caller }.
    .caller = { $seat } prend { $card }, que tu avais appelée.
kalooki-event-added = { $seat } ajoute { $cards } à la combinaison { $meld }.
    .seat = Tu ajoutes { $cards } à la combinaison { $meld }.
kalooki-event-swapped = { $seat } met { $card } dans la combinaison { $meld }. Son joker vaut maintenant { $joker }.
    .seat = Tu mets { $card } dans la combinaison { $meld }. Son joker vaut maintenant { $joker }.
kalooki-event-turnended = { $seat } n’a que des jokers, et termine son tour.
    .seat = Tu n’as que des jokers, et termines ton tour.
kalooki-event-thrownout = Le talon est épuisé : la donne { $deal } est annulée.
kalooki-bent = **{ $name } plie la table! Les points comptent en double.**
    .name = **Tu plies la table! Les points comptent en double.**

## Images

kalooki-opens = À { $name } : appels ouverts
    .name = Ton tour : appels ouverts
kalooki-answers = { $other } appelle, { $name } répond
    .name = { $other } appelle : ta réponse?
    .other = Tu appelles, { $name } répond
kalooki-bent-by = { $name } plie la table
    .name = Tu plies la table
kalooki-void = Donne annulée
kalooki-alt-contract = Le contrat : { $threes ->
    [0] aucun brelan
    [one] { $threes } brelan
   *[other] { $threes } brelans
}, { $fours ->
    [0] aucune suite
    [one] { $fours } suite
   *[other] { $fours } suites
}.
kalooki-alt-void = La donne est annulée : personne ne marque.
kalooki-alt-seat = { $name } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, { $points } pt{ $state ->
    [laid] , a posé
   *[none] , { $calls ->
        [0] plus d’appel
        [one] encore { $calls } appel
       *[other] encore { $calls } appels
    }
}.
kalooki-receipt-about = Kalooki, { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}
kalooki-moment-row = donnes de suite pour { $names }!
kalooki-moment-called = { $points ->
    [one] appel
   *[other] appels
}, et { $names } a fini!
    .names = { $points ->
        [one] appel
       *[other] appels
    }, et tu as fini!
kalooki-moment-void = Talon épuisé, donne annulée
kalooki-moment-dropped = Annulé trois fois, le contrat est abandonné
kalooki-moment-spotless = donnes, et pas un point pour { $names }!
    .names = donnes, et pas un point pour toi!
kalooki-moment-bent = points dans une main : { $names } plie la table!
    .names = points dans une main : tu plies la table!

## Refus

kalooki-refused-mixed-ranks = Les cartes d’un brelan sont toutes du même rang.
kalooki-refused-not-a-run = Une suite est d’une sorte, de la plus basse à la plus haute. L’as est à un seul bout.
kalooki-refused-own-turn = C’est ton tour : prends la carte au lieu de l’appeler.
kalooki-refused-not-of-this-game = Ce n’est pas un coup de Kalooki.
kalooki-refused-only-asked = On te demande seulement si tu appelles cette carte.
kalooki-refused-not-asked = Personne ne te demande d’appeler maintenant.
kalooki-refused-own-discard = Tu as jeté cette carte, tu ne peux pas l’appeler.
kalooki-refused-has-laid = Tu as posé ton contrat, tu ne peux plus appeler.
kalooki-refused-three-calls = Tu as eu tes trois appels dans cette donne.
kalooki-refused-no-penalty = Il ne reste pas de carte de pénalité, personne ne peut appeler.
kalooki-refused-nothing-called = Personne n’a appelé cette carte.
kalooki-refused-answer-first = Réponds d’abord à l’appel : cède la carte, ou prends-la.
kalooki-refused-already-begun = Tu as déjà pioché. Pose, ajoute ou jette une carte.
kalooki-refused-laid-draws = Tu as posé ton contrat, donc tu pioches au talon.
kalooki-refused-must-draw = La carte a été appelée, donc tu pioches.
kalooki-refused-others-asked = Les autres peuvent encore appeler cette carte. Tu pioches quand tous ont répondu.
kalooki-refused-contract-first = Ta première pose, c’est le contrat au complet : { $threes ->
    [0] aucun brelan
    [one] { $threes } brelan
   *[other] { $threes } brelans
} et { $fours ->
    [0] aucune suite
    [one] { $fours } suite
   *[other] { $fours } suites
}, ni plus ni moins.
kalooki-refused-few-naturals = Il faut dans un brelan au moins deux cartes qui ne sont pas des jokers.
kalooki-refused-three-too-short = Un brelan a au moins trois cartes.
kalooki-refused-four-too-short = Une suite a au moins quatre cartes.
kalooki-refused-jokers-adjoin = Dans une suite, deux jokers ne se touchent pas.
kalooki-refused-rank-twice = Tu as déjà un brelan de ce rang.
kalooki-refused-suit-twice = Tu as déjà une suite de cette sorte.
kalooki-refused-lay-first = Pose ton contrat avant d’ajouter des cartes.
kalooki-refused-wrong-rank = Un brelan ne prend que son rang, et des jokers.
kalooki-refused-no-end = Un brelan n’a ni haut ni bas.
kalooki-refused-which-end = À quel bout de la suite : `high` ou `low`?
kalooki-refused-other-end = Une suite monte jusqu’à l’as, et descend seulement ensuite.
kalooki-refused-no-room = Cette suite ne peut plus s’allonger.
kalooki-refused-no-joker-for-it = Aucun joker de cette combinaison ne remplace cette carte.
kalooki-refused-joker-without-room = Le joker n’aurait pas de place où aller.
kalooki-refused-joker-stays = Les jokers d’un brelan restent où ils sont.
kalooki-refused-joker-discarded = Tu ne peux pas jeter un joker.
kalooki-refused-still-holds = Tu as une carte qui n’est pas un joker : jette-la pour finir ton tour.

## Règles

kalooki-how-1 = Chacun reçoit de 9 à 16 cartes. Neuf donnes ont neuf **contrats** de *brelans* (un rang) et de *suites* (une sorte).
kalooki-how-2 = À ton tour, **pioche ou prends** le dessus de la pile, pose ce que tu peux, et jette une carte. Un joker vaut n’importe quelle carte.
kalooki-how-3 = Ta première pose, c’est **le contrat au complet**. Ensuite tu poses encore, et tu ajoutes à toute combinaison.
kalooki-how-4 = Avant d’avoir posé, tu peux **appeler** une carte jetée hors de ton tour, trois fois par donne. Tu pioches aussi une pénalité.
kalooki-how-5 = Tu n’as plus de cartes? La donne est finie, et les autres comptent les leurs. Pose et finis au même tour, et leurs points doublent. **Le plus bas total gagne.**
kalooki-topic-cards = Cartes et contrats
kalooki-rule-cards =
    De trois à cinq, chacun pour soi, avec deux jeux et quatre jokers (1.2).
    - **Points (1.2) :** joker 50, as noir 15, as rouge 1, du dix au roi 10, et les autres leur chiffre.
    - **Contrats 1 à 4 (1.3) :** 3 brelans, 2 brelans et une suite, un brelan et 2 suites, 3 suites.
    - **Contrats 5 à 9 :** 4 brelans, 3 brelans et une suite, 2 et 2, un brelan et 3 suites, 4 suites.
    - **La donne (1.5) :** autant de cartes que le contrat en demande, de 9 à 16. La suivante est retournée. Le joueur à gauche du donneur commence.
kalooki-topic-turn = Ton tour
kalooki-rule-turn =
    - **Piocher ou prendre (2.1) :** avant d’avoir posé, pioche au talon ou prends le dessus de la pile. Ensuite tu pioches toujours.
    - **Les tours (2) :** tu joues seulement à ton tour. Tu commences par piocher ou prendre.
    - **Trop de prises (2.11) :** après trois tours chacun à ne faire que prendre, le suivant doit piocher.
kalooki-topic-calls = Les appels
kalooki-rule-calls =
    - **Appeler (2.2) :** avant un tour, on demande aux autres, à partir de la gauche, s’ils appellent la carte du dessus. Pas à ceux qui ont posé, ni à celui qui l’a jetée.
    - **La réponse (2.3) :** tu cèdes la carte, ou tu la prends. Une fois que tu as posé, tu dois la céder.
    - **Le prix (2.4) :** celui qui appelle reçoit la carte et une autre du talon. Puis tu pioches.
    - **L’attente (2.5) :** tu peux prendre tout de suite, mais pour piocher tu attends toutes les réponses.
    - **Trois appels (2.6) :** chacun en a trois par donne. Un appel rejeté ne compte pas.
    - **Un quatrième (2.7) :** il coûte 50 points et ne donne rien, sauf si vous le refusez d’avance.
    - **Sans pénalité (2.8) :** s’il ne reste pas de carte de pénalité, on ne demande à personne.
kalooki-topic-stock = Un talon vide
kalooki-rule-stock =
    - **Nouveau talon (2.9) :** une fois par donne, la pile sans sa carte du dessus devient le nouveau talon.
    - **Annulée (2.10) :** quand il est épuisé aussi, tu prends le dessus de la pile ou tu passes. Si tu passes, la donne finit. Personne ne marque, et on redonne.
kalooki-topic-melds = Les combinaisons
kalooki-rule-melds =
    - **Brelans (3.1) :** au moins trois cartes d’un rang, dont au moins deux naturelles.
    - **Suites (3.2) :** au moins quatre cartes d’une sorte qui se suivent. L’as est en bas ou en haut, jamais les deux.
    - **Jokers (3.3) :** ils valent n’importe quelle carte. Dans une suite, deux ne se touchent pas.
    - **Deux fois (3.4) :** jamais deux suites d’une sorte, ni deux brelans d’un rang.
    - **Le contrat (3.5) :** ta première pose est exactement le contrat, d’un coup. Ensuite tu poses ce qui est permis.
kalooki-topic-tacking = Ajouter
kalooki-rule-tacking =
    {""}Une fois que tu as posé, tu ajoutes à toute combinaison, à toi ou non (4).
    - **Brelans (4.1) :** des cartes du rang, et des jokers.
    - **Suites (4.2) :** en haut jusqu’à l’as, et ensuite en bas.
    - **Déplacer un joker (4.3) :** mets la vraie carte à sa place dans une suite, et le joker va à un bout. Il ne quitte jamais sa combinaison.
kalooki-topic-end = Finir un tour et une donne
kalooki-rule-end =
    - **Jeter (5.1) :** toute carte sauf un joker finit ton tour.
    - **Rien que des jokers (5.2) :** tu finis ton tour sans rien jeter.
    - **Fini (5.3) :** tu as fini quand ta dernière carte est partie, jetée ou non.
    - **Points (6.1) :** les autres comptent les cartes de leur main.
    - **Plier la table (6.2) :** pose le contrat et finis au même tour, et leurs points comptent en double.
    - **La fin (6.4) :** après le dernier contrat, le plus bas total gagne. Un contrat annulé trois fois de suite est abandonné.
kalooki-topic-money = Ce que ça coûte
kalooki-rule-money =
    - **Paiement (7) :** chacun paie au gagnant une mise par tranche de 100 points d’écart, même incomplète. Vous pouvez convenir de moins, ou d’une mise par partie.
    - **Plusieurs gagnants :** ils partagent chaque paiement.
    {""}Exemple : à 1,00, avec 95 contre 212 et 480 points, le gagnant reçoit 2,00 et 4,00.
kalooki-topic-leaving = Départs et chrono
kalooki-rule-leaving =
    - **Partir (6.5) :** un robot continue à ta place. Tu ne peux plus gagner, et tu paies au moins une mise.
    - **Un seul reste :** il gagne. La donne en cours compte comme s’il avait fini.
    - **Le temps :** quand le tien est écoulé, le bot pioche pour toi et jette ta carte la plus chère. À une question, il répond non.
kalooki-topic-seen = Ce qu’on voit
kalooki-rule-seen =
    - **Tous voient (8) :** les combinaisons, le nombre de cartes, le dessus de la pile, et qui y a pris quoi.
    - **Personne d’autre ne voit (8) :** ta main, ce que tu pioches, et ta réponse avant qu’elle compte.
kalooki-topic-presets = Options
kalooki-rule-presets =
    - **Contrats :** lesquels sont joués, comme 13579 ou 159.
    - **Un quatrième appel :** une amende de 50 points, ou un refus.
    - **Paiement :** selon les points, ou une mise par partie.
    - **Points par mise :** de 1 à 100, d’habitude 100.
kalooki-why-bent = La table a été pliée : les mains comptent en double.
kalooki-why-fine = Points pour des appels de trop : { $points }.
kalooki-why-void = La donne a été annulée.

## Leçon

kalooki-lesson-step-1 = Piocher, jeter
kalooki-lesson-step-2 = Appeler
kalooki-lesson-step-3 = Le contrat
kalooki-lesson-step-4 = Ajouter
kalooki-lesson-step-5 = Plier la table
kalooki-lesson-step-6 = Ce que ça coûte
kalooki-lesson-draw =
    Chaque donne a son **contrat** : ici, deux *brelans* (trois d’un rang) et une *suite* (quatre d’une sorte).
    Prends le dessus de la pile, ou pioche. 2♣ est inutile : **pioche**.
kalooki-lesson-not-draw = Tu peux le prendre. Mais 2♣ ne va avec rien dans ta main.
kalooki-lesson-discard =
    7♥ complète ta suite. Il te manque un roi et un neuf. Pour finir ton tour, tu **jettes** une carte.
    Ce qui te reste en main à la fin coûte des points, un as noir 15 : **jette A♠**.
kalooki-lesson-not-discard = Tu peux jeter { $what }. Mais A♠ ne va avec rien dans ta main, et coûte plus.
kalooki-lesson-call =
    Clara a appelé ton as, et Bruno a jeté **le roi qu’il te faut**.
    Avant de poser, tu peux **appeler** hors tour, trois fois par donne, avec une pénalité : **appelle K♥**.
kalooki-lesson-not-call = Ce roi, tu ne le reverras peut-être plus. Et tu as trois appels.
kalooki-lesson-take =
    Clara te l’a cédé, avec 8♠ en pénalité, puis a posé son contrat : elle pioche toujours.
    Elle a jeté **le neuf qu’il te faut**. Ici, pas de pénalité : **prends 9♦**.
kalooki-lesson-not-take = Tu peux piocher. Mais 9♦ complète ton contrat.
kalooki-lesson-lay =
    Il ne te manque rien! Ta première pose, c’est **tout le contrat**.
    Le bouton du haut le pose d’un coup, et montre ce que tu gardes. **Appuie dessus.**
kalooki-lesson-not-lay = Tu peux jeter { $what } et poser plus tard. Mais Clara n’a plus que deux cartes, et pourrait finir avant toi.
kalooki-lesson-swap =
    Maintenant, tu peux ajouter à **toutes les combinaisons**, même à celles de Clara. Sa nº 3, c’est 6♠ 7♠ ★ 9♠. Le joker y est le 8♠, et tu as la vraie carte.
    Mets-la à sa place, et **le joker monte** : il devient le 10♠. **Appuie sur *8♠ → nº 3*.**
kalooki-lesson-not-swap = Tu peux jeter { $what }. Mais ton tour finirait là, avec deux cartes en main.
kalooki-lesson-tack =
    La nº 3 est maintenant 6♠ 7♠ 8♠ 9♠ ★ : ton valet vient ensuite. Une suite s’allonge par le haut jusqu’à l’as, puis par le bas. Un brelan prend toute carte de son rang.
    Tu veux finir : **ajoute J♠**.
kalooki-lesson-not-tack = Tu peux jeter { $what }. Mais il te resterait une carte, et tu n’aurais pas fini.
kalooki-lesson-bend =
    Plus qu’une carte : jette-la, et tu as fini. Et comme tu as posé ton contrat à ce tour même, tu **plies la table** : les points des autres **comptent en double**.
    Alors **jette 3♦**.
kalooki-lesson-not-bend = Jette 3♦ pour finir.
kalooki-lesson-score = Tu as fini, alors tu ne marques rien. Les autres comptent leurs cartes : la plupart coûtent leur chiffre, du dix au roi 10, et un joker 50. Clara avait 6♦ et 4♣, et tu as plié la table. Combien de points marque-t-elle?
kalooki-lesson-not-score = { $number ->
    [10] C’est ce que coûtent ses deux cartes. Mais tu as plié la table.
   *[50] Pas tant que ça. C’est le double de ce que coûtent ses deux cartes.
}
kalooki-lesson-payment = Vingt. Une partie a neuf donnes, jusqu’à 16 cartes chacun, et **le plus bas total gagne**. Chacun paie au gagnant une mise **par tranche de 100 points d’écart, même incomplète**. Ici, tu as 0 point, et Bruno 124. Combien de mises paie-t-il?
kalooki-lesson-not-payment = { $number ->
    [1] Une, c’est pour la première centaine. La deuxième compte aussi, même incomplète.
   *[4] Pas tant que ça. C’est une par centaine, même incomplète.
}
kalooki-lesson-end = Deux, et Clara en paie une. Voilà le Kalooki! Jette tôt les as noirs, appelle seulement ce qui te rapproche du contrat, et surveille ceux qui ont posé.

## Classements

choice-by-went-out = donnes gagnées
choice-by-bends = tables pliées
standing-by-went-out = Par donnes gagnées
standing-column-went-out = donnes gagnées
standing-by-bends = Par tables pliées
standing-column-bends = tables pliées
standing-own-by-went-out = { $count ->
        [one] { $figure } donne gagnée
       *[other] { $figure } donnes gagnées
    }
standing-own-by-bends = { $count ->
        [one] { $figure } table pliée
       *[other] { $figure } tables pliées
    }
standing-stats-went-out = { $count ->
        [one] donne gagnée
       *[other] donnes gagnées
    }
standing-stats-bends = { $count ->
        [one] table pliée
       *[other] tables pliées
    }
standing-feat-great-bend = table pliée pour au moins 200 points
standing-feat-three-in-a-row = trois donnes gagnées de suite
standing-feat-not-a-point = victoire sans un seul point
pictures-board-alt-went-out = { $count ->
    [one] { $count } donne gagnée
   *[other] { NUMBER($count, useGrouping: 0) } donnes gagnées
}
pictures-board-alt-bends = { $count ->
    [one] { $count } table pliée
   *[other] { NUMBER($count, useGrouping: 0) } tables pliées
}

## À quelle fréquence

kalooki-special-bent = La table est pliée
kalooki-special-void = La donne est annulée

## L’entraîneur : les coups, puis les raisons

kalooki-coach-claim = Appeler { $cards }
kalooki-coach-allow = Céder la carte
kalooki-coach-add = Ajouter { $cards }
kalooki-coach-swap = Mettre { $cards } à la place du joker
kalooki-coach-end = Finir ton tour
kalooki-coach-their-penalty = Qui a appelé pioche aussi une carte de pénalité.
kalooki-coach-void = La donne ne compte pour personne.
