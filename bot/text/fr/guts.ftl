# Guts : ses conditions, ce qu’on demande, ce qui se passe à la table, ses règles et ses refus.

guts-name = Guts
guts-not-a-move = Ce n’est pas un coup de Guts. Essaie `in` ou `out`.

## Conditions

guts-rules-classic = Règles classiques.
guts-rules-classic-about = comme dans /rules
guts-option-deals = { $value ->
    [1] Une donne au moins.
   *[other] { $value } donnes au moins.
}
guts-option-cap = Tu gagnes ou perds au plus { $value } fiches par donne, à part la mise.
guts-option-declare-turns = Chacun dit à son tour s’il joue.
guts-option-declare-together = Vous choisissez tous en secret si vous jouez.
guts-word-deals = donnes : { $value }
guts-word-cap = plafond : { $value }
guts-word-declare-turns = annonces à tour de rôle
guts-word-declare-together = annonces ensemble
guts-terms-stake = Chaque fiche vaut { $stake } { $unit }.
guts-terms-leaving = Tu n’en manques jamais : tes fiches peuvent passer sous zéro, et à la fin les joueurs sous zéro paient. Si tu pars, tu paies ou reçois selon tes fiches d’alors.
guts-resign-ask = Quitter cette partie avec { $opponent }? Tu passes dans cette donne, sauf si tu as dit que tu joues : alors tu y restes jusqu’à sa fin. Personne ne joue pour toi. Tu paies ou reçois selon tes fiches d’alors. Tu ne peux plus gagner la partie, ni revenir.
guts-resign-ask-last = Quitter cette partie? Il ne resterait personne, sauf { $opponent }, et elle finirait aussitôt : { $opponent } reçoit le pot, et ce qui a été dit dans cette donne n’engage personne. Tu paies ou reçois selon tes fiches, et tu ne peux plus gagner.
guts-typed-deals = Donnes
guts-typed-deals-about = De 1 à 100. Laisse vide pour { $usual }.
guts-typed-cap = Plafond
guts-typed-cap-about = Ce que le pot compte au plus, de 10 à 1000 fiches. Laisse vide pour { $usual }.
guts-typed-stake-about = Ce que vaut chaque fiche, comme 0,01 ou 1; 0 : pour le plaisir

## Ce qu’on demande

guts-ask = Tu joues ou tu passes? Si tu joues, tu gagnes { $pot } ou tu paies { $pot }.
guts-choice-in = jouer
guts-choice-out = passer
guts-in = J’y vais · { $pot }
guts-out = Je passe
guts-later-in = Je jouerai
guts-later-out = Je passerai
guts-later-out-if-in = Je passe si quelqu’un joue

## Ce qui s’est passé

guts-said-in = { $who ->
    [own] Tu joues
   *[none] { $name } joue
}.
guts-said-out = { $who ->
    [own] Tu passes
   *[none] { $name } passe
}.
guts-dealt = Donne { $deal } : { $who ->
    [own] tu donnes
   *[none] { $name } donne
}. Pot : { $pot }.
guts-dealt-ante = Donne { $deal } : { $who ->
    [own] tu donnes
   *[none] { $name } donne
}, chacun met une fiche. Pot : { $pot }.
guts-goes-on = Il reste un pot à régler, alors on continue.
guts-declared = { $who ->
    [own] Tu es seul à jouer.
   *[other] { $count ->
        [one] Seul joueur : { $ins }.
       *[other] Jouent : { $ins }.
    }
}
guts-declared-nobody = Personne ne joue. Le pot reste.
guts-showed = { $who ->
    [own] Tu montres
   *[none] { $name } montre
} { $cards }.
guts-won = { $who ->
    [own] Tu gagnes
    [among] { $winners } gagnez
   *[none] { $winners } { $count ->
        [one] gagne
       *[other] gagnent
    }
} { $each ->
    [1] une fiche
    [one] { $each } fiche
   *[other] { $each } fiches
}{ $count ->
    [one] {""}
   *[other] {" "}chacun
}.
guts-paid = { $who ->
    [own] Tu paies
    [among] { $losers } payez
   *[none] { $losers } { $count ->
        [one] paie
       *[other] paient
    }
} { $each }{ $count ->
    [one] {""}
   *[other] {" "}chacun
} : le pot est de { $pot }.
guts-shared = Les fiches du dernier pot sont partagées : { $least ->
    [same] { $most } chacun.
   *[other] { $least } ou { $most } chacun.
}
guts-over = { $who ->
    [own] Tu gagnes
    [among] { $winners } gagnez
   *[none] { $winners } { $count ->
        [one] gagne
       *[other] gagnent
    }
} la partie.
guts-late = { $name } a encore dépassé son temps et sort de la partie.
guts-left = { $name } s’en va.

## Images

guts-said-to = À { $name } de parler
guts-said-own = À toi de parler
guts-choosing = Chacun choisit
guts-takes = { $name } { $count ->
    [one] prend { $chips }
   *[other] prennent { $chips } chacun
}
guts-nobody = Personne ne jouait
guts-over-by = { $name } { $count ->
    [one] gagne
   *[other] gagnent
}
guts-before = La première donne arrive
guts-note-deal = donne { $deal }
guts-note-deal-of = donne { $deal } sur { $deals }
guts-pot = pot
guts-pot-shared = pot, partagé
guts-price = gain { $win } · perte { $lose }
guts-pot-stays = Le pot reste
guts-others-pay = { $count ->
    [one] { $count } autre paie
   *[other] { $count } autres paient
} { $chips }
guts-badge-in = joue
guts-badge-out = passe
guts-gone = parti
guts-told-before = Guts, avant la première donne. { $name } donne.
guts-told-table = Guts, donne { $deal }, donnée par { $name }. Pot : { $count ->
    [one] { $pot } fiche
   *[other] { $pot } fiches
}. Si tu joues, tu gagnes ou tu perds { $counts }.
guts-told-after = Guts, après la donne { $deal }, donnée par { $name }. Pot : { $count ->
    [one] { $pot } fiche
   *[other] { $pot } fiches
}.
guts-told-shared = Guts, après la donne { $deal }, donnée par { $name }. Le dernier pot ({ $pot }) est partagé, et compté ci-dessous.
guts-told-paid = { $name } met { $chips } au pot.
guts-told-seat = { $name } : { $count ->
    [one] { $chips } fiche
   *[other] { $chips } fiches
}{ $sign ->
    [below] {" "}sous zéro
   *[other] {""}
}{ $state ->
    [silent] , n’a pas parlé
    [in] , joue
    [out] , passe
    [left] , parti
    [chosen] , a choisi
    [turn] , doit parler
    [choosing] , doit choisir
   *[other] {""}
}.
guts-told-shows = { $name } montre { $cards }.
guts-told-holds = { $name } a { $cards }.
guts-told-hand = Ta main : { $count } cartes : { $cards }.
guts-told-choice = Tu as choisi : { $choice }.
guts-pad-note = le plus de fiches gagne
guts-pad-crown = gagne le pot
guts-receipt-about = Guts, { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}
guts-receipt-rate = { $amount } la fiche

## Refus

guts-refused-game-over = La partie est finie.
guts-refused-not-seated = Tu n’es pas à cette table.
guts-refused-by-agreement = Il faut l’accord de tout le monde.
guts-refused-has-left = Tu as quitté cette partie.
guts-refused-not-a-move = À Guts, on joue ou on passe.
guts-refused-no-cards-yet = Les cartes ne sont pas encore données.
guts-refused-has-spoken = Tu l’as déjà dit dans cette donne, et c’est dit.
guts-refused-not-your-turn = Ce n’est pas ton tour.

## Règles

guts-how-1 = Chacun met une fiche au pot et reçoit **deux cartes**, que personne d’autre ne voit.
guts-how-2 = Dis **Je joue** ou **Je passe**. Passer ne coûte rien de plus, et ne gagne rien.
guts-how-3 = **La meilleure main** de ceux qui jouent prend le pot : toute paire bat deux cartes différentes, puis la plus haute carte compte, puis l’autre. L’as est le plus haut.
guts-how-4 = **Tous les autres qui jouaient** paient autant que le pot comptait : il grossit, et attend la donne suivante.
guts-how-5 = Si personne d’autre n’ose, le pot est à toi sans montrer. Tu ne manques jamais de fiches : elles peuvent passer sous zéro. À la fin, le plus de fiches gagne, et les joueurs sous zéro paient.
guts-topic-deal = Cartes et mises
guts-rule-deal =
    On joue de trois à dix, chacun pour soi, avec un jeu de 52 cartes. L’as est haut, et les sortes ne comptent pas.
    - **Mise (2.1) :** avant la première donne, chacun met une fiche au pot.
    - **Encore (2.2) :** chacun remet une fiche si personne n’a dû égaler le pot à la donne d’avant et s’il y reste moins de fiches que de joueurs. Sinon le pot reste, et personne ne mise.
    - **Deux cartes (2.3) :** chacun en reçoit deux, depuis la gauche du donneur. Le premier donneur est tiré au sort; puis la donne passe à gauche.
    - **Sous zéro (1.3) :** personne ne manque de fiches. Les tiennes peuvent passer sous zéro, et tu continues. À la fin, les joueurs sous zéro paient.
guts-example = Anna, Bruno, Clara, David, Emma
guts-topic-declare = Jouer ou passer
guts-rule-declare =
    - **À tour de rôle (3.1) :** depuis la gauche du donneur, lui en dernier, chacun dit s’il joue ou passe, et tous l’entendent. Tu peux choisir avant ton tour (aussi *passer si quelqu’un joue* d’ici là), et te raviser jusque-là.
    - **Ensemble (3.2) :** tous choisissent en secret, et peuvent changer jusqu’au dernier choix. Puis tous les choix sont montrés.
    - **Passer (3.3) :** tes cartes sont rangées sans être vues. Tu ne paies rien, et ne gagnes rien dans cette donne.
    - **Le dernier (3.4) :** à tour de rôle, si tous les autres passent, le dernier joue sans qu’on le lui demande.
    - **Personne (3.5) :** ensemble, si tous passent, le pot reste pour la donne suivante, sans mise.
    {""}Ce que tu as dit à ton tour est dit : on ne revient pas dessus.
    {""}Sur l’image, Bruno passe, Clara et David jouent, et c’est à Emma : si elle joue, elle gagne 5 ou paie 5.
guts-topic-showdown = Montrer
guts-rule-showdown =
    - **Seul (4.1) :** si tu es seul à jouer, tu prends le pot sans montrer. Personne ne voit tes cartes tant que la partie dure.
    - **À plusieurs (4.2) :** sinon tous ceux qui jouent montrent. Toute paire bat deux cartes différentes, et la plus haute paire gagne; puis la plus haute carte compte, puis l’autre. Ni suites ni couleurs. Deux mains qui ne diffèrent que par les sortes sont à égalité.
guts-topic-pot = Le pot
guts-rule-pot =
    - **Égaler (5.1) :** la meilleure main prend ce que le pot compte. Tous les autres qui jouaient mettent autant au milieu : c’est le pot de la donne suivante.
    - **Plafond (5.2) :** le pot ne compte jamais plus que le plafond, quoi qu’il contienne. C’est le plus que tu puisses gagner ou perdre dans une donne, à part la mise.
    - **Égalités (5.3) :** les gagnants à égalité partagent en fiches entières et ne paient rien. Ce qui ne se divise pas reste au pot.
    {""}Sur l’image, les sept de David prennent le pot de 5. Clara et Emma jouaient aussi, et paient 5 chacune : le pot suivant est de 10.
    {""}Exemple : le pot est de 25 et quatre jouent. Le gagnant prend 25, trois paient 25 chacun : le pot suivant est de 75.
guts-topic-end = La fin
guts-rule-end =
    - **Quand (6.1) :** la partie finit avec la première donne, à partir du nombre convenu, que quelqu’un gagne, que personne n’a dû égaler, et qui laisse au pot moins de fiches que de joueurs. Au plus tard après deux fois plus de donnes.
    - **Le dernier pot (6.2) :** les fiches encore au pot sont partagées également. Le reste va à la gauche du dernier donneur.
    - **Qui gagne (6.3) :** le plus de fiches. Une égalité se partage.
guts-topic-leaving = Partir, et le temps
guts-rule-leaving =
    - **Partir (7.1) :** tu pars avec ce que tu as gagné ou perdu, et tu ne peux plus gagner la partie. Aucun robot ne joue pour toi. Si tu as dit que tu joues, tu restes jusqu’à la fin de la donne; sinon tu passes.
    - **Seul (7.2) :** qui reste seul prend le pot, et la partie finit aussitôt.
    - **Temps (7.3) :** quand ton temps est écoulé, tu passes. Après trois fois de suite, tu quittes la partie.
guts-topic-money = Ce que ça coûte
guts-rule-money =
    - **Paiement (8.1) :** chaque fiche vaut la mise convenue. Les joueurs sous zéro paient, ceux au-dessus sont payés.
    - **Au pire (8.2) :** une fiche de départ et le plafond à chaque donne, dans deux fois plus de donnes que convenu. Avec 20 donnes, un plafond de 20 et 0,01 la fiche, cela fait 8,40. C’est dit avant que tu t’assoies.
    {""}Après la partie les paquets sont publiés : chacun peut alors retrouver ce qui a été rangé.
guts-topic-presets = Options
guts-rule-presets =
    - **Donnes :** de 1 à 100, au moins. D’habitude 20.
    - **Plafond :** de 10 à 1000 fiches. D’habitude 100; les nouvelles tables proposent 20.
    - **Jouer ou passer :** à tour de rôle, ou ensemble. Ensemble va plus vite quand les gens répondent lentement.
guts-why-line-won = { $chips } · pot de { $pot } gagné
guts-why-line-paid = { $chips } · en jeu et battu
guts-why-line-ante = { $chips } · mise
guts-why-line-shared = { $chips } · part du dernier pot
guts-why-shared = La partie a fini avec des fiches au pot. Elles sont partagées également : { $chips } ici.
guts-why-ante = Avant les cartes, chacun met une fiche au pot.
guts-why-won = La meilleure main de ceux qui jouaient gagne { $chips } du pot.
guts-why-alone = Personne d’autre ne jouait : { $chips } du pot, sans montrer.
guts-why-paid = A joué sans la meilleure main : { $chips } au pot.
guts-why-due = { $payer } paie { $payee }
guts-why-nets = { $payer } a fini { $lost ->
    [1] une fiche
    [one] { $lost } fiche
   *[other] { $lost } fiches
} sous zéro, { $payee } { $won } au-dessus. Les joueurs sous zéro paient ceux au-dessus.

## Classements

choice-by-pots = pots gagnés
choice-by-matched = pots payés
standing-by-pots = Par pots gagnés
standing-column-pots = les pots gagnés
standing-by-matched = Par pots payés
standing-column-matched = les pots payés
standing-own-by-pots = { $count ->
        [one] { $figure } pot gagné
       *[other] { $figure } pots gagnés
    }
standing-own-by-matched = { $count ->
        [one] { $figure } pot payé
       *[other] { $figure } pots payés
    }
standing-stats-guts-counters = fiches par donne
standing-stats-pots = { $count ->
        [one] pot gagné
       *[other] pots gagnés
    }
standing-stats-pots_shown = { $count } cartes sur table
standing-stats-pots_unseen = { $count } sans montrer
standing-stats-pots-kinds = Pots gagnés : { $kinds }.
standing-stats-matched = { $count ->
        [one] pot payé
       *[other] pots payés
    }
standing-feat-full-pot = un pot aussi gros que le plafond
standing-feat-beaten-pair = une paire battue par une paire
standing-feat-out-of-debt = une victoire après 20 fiches de dette
pictures-board-alt-pots = { $count ->
    [one] { NUMBER($count, useGrouping: 0) } pot gagné
   *[other] { NUMBER($count, useGrouping: 0) } pots gagnés
}
pictures-board-alt-matched = { $count ->
    [one] { NUMBER($count, useGrouping: 0) } pot payé
   *[other] { NUMBER($count, useGrouping: 0) } pots payés
}
