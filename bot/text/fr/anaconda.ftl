# Anaconda : ses conditions, ce qu’on demande, ce qui se passe à la table, ses règles et ses refus.

anaconda-name = Anaconda
    .otherwise = simple
anaconda-not-a-move = Ce n’est pas un coup d’Anaconda. Essaie `check`, `call`, `raise 6`, `fold`, `pass 2C 7D 9H` ou `high`.
anaconda-not-a-move-not-a-card = Ce n’est pas une carte. Essaie `9H` : le rang, puis la sorte.
anaconda-not-a-move-not-an-amount = Dis combien de jetons, comme `raise 6` : c’est tout ce que tu aurais mis dans ce tour.

## Conditions

anaconda-option-stack = Chacun commence avec { $value } jetons, et ne peut pas perdre plus.
anaconda-option-ante = Chacun met { $value ->
    [1] un jeton
   *[other] { $value } jetons
} avant chaque donne.
anaconda-option-bet = Une mise est de { $value ->
    [1] un jeton
   *[other] { $value } jetons
}.
anaconda-option-limit-fixed = Limite fixe : les mises doublent après deux tours, et un tour a une mise et trois relances.
anaconda-option-limit-none = Sans limite : mise autant de jetons que tu en as.
anaconda-option-low-ace_to_five = Le meilleur bas est 5-4-3-2-A : l’as est bas, suites et couleurs ne nuisent pas.
anaconda-option-low-ace_to_six = Le meilleur bas est 6-4-3-2-A : l’as est bas, suites et couleurs sont mauvaises.
anaconda-option-low-deuce_to_seven = Le meilleur bas est 7-5-4-3-2 : as, suites et couleurs sont mauvais.
anaconda-word-stack = jetons : { $value }
anaconda-word-ante = ante : { $value }
anaconda-word-bet = mise : { $value }
anaconda-word-limit-fixed = limite fixe
anaconda-word-limit-none = sans limite
anaconda-word-low-ace_to_five = meilleur bas 5-4-3-2-A
anaconda-word-low-ace_to_six = meilleur bas 6-4-3-2-A
anaconda-word-low-deuce_to_seven = meilleur bas 7-5-4-3-2
anaconda-wrong-stack = On commence avec 20 à 10000 jetons.
anaconda-wrong-ante = L’ante est de 1 à 100 jetons.
anaconda-wrong-bet = Une mise est de 1 à 1000 jetons.
anaconda-wrong-limit = La limite est `fixed` (fixe) ou `none` (sans).
anaconda-wrong-low = Le meilleur bas est `ace_to_five`, `ace_to_six` ou `deuce_to_seven`.
anaconda-typed-stack = Jetons au départ
anaconda-typed-stack-about = De 20 à 10000. Laisse vide pour { $usual }.
anaconda-typed-ante = Ante
anaconda-typed-ante-about = De 1 à 100 jetons. Laisse vide pour { $usual }.
anaconda-typed-bet = Mise
anaconda-typed-bet-about = De 1 à 1000 jetons. Laisse vide pour { $usual }.
anaconda-typed-stake-about = Ce que vaut chaque jeton, comme 0,05 ou 1 (0 : pour le plaisir)
anaconda-terms-stake = Chaque jeton vaut { $stake } { $unit }.
anaconda-terms-leaving = Tu ne peux pas perdre plus que tes jetons, et personne n’en ajoute. Si tu pars, tu te couches et tu règles les jetons qui te restent.
anaconda-resign-ask = Quitter cette partie avec { $opponent }? Tu te couches tout de suite, et tu règles les jetons que tu as. Aucun robot ne prend ta place. Tu ne peux plus gagner la partie, ni revenir.
anaconda-resign-ask-last = Quitter cette partie? Il resterait seulement { $opponent }, alors elle finirait tout de suite, et { $opponent } aurait le pot. Tu règles les jetons que tu as, et tu ne peux plus gagner.

## Ce qu’on demande

anaconda-check = Parole
anaconda-call = Suis { $price }
anaconda-fold = Coucher
anaconda-raise = Relancer
anaconda-bet-to = Miser { $amount }
anaconda-raise-to = Relancer à { $amount }
anaconda-all-in-for = Tapis : { $amount }
anaconda-other-amount = Autre…
anaconda-how-many = Combien de jetons?
anaconda-bounds = De { $least } à { $most }, avec ce que tu as mis dans ce tour
anaconda-size-least = Min
anaconda-size-half-pot = ½ pot
anaconda-size-pot = Pot
anaconda-size-all-in = Tapis
anaconda-size-least-for = Min { $amount }
anaconda-size-half-pot-for = ½ { $amount }
anaconda-size-pot-for = Pot { $amount }
anaconda-size-all-in-for = Tout { $amount }
anaconda-ask-call = { $price } pour suivre, pot { $pot }.
anaconda-ask-check = Parole ou mise? Le pot est de { $pot }.
anaconda-fold-for-nothing = Parole ne coûte rien. Te coucher quand même?
anaconda-pass = Passer
anaconda-pass-these = { $count ->
    [3] Les passer
   *[other] Passer { $count }/3
}
anaconda-ask-pass = Marque trois cartes pour { $name }.
anaconda-breaks-up = Tu briserais : { $hands }. Passer quand même?
anaconda-choice-pass = { $cards }
anaconda-high = ▲ Haut
anaconda-low = ▼ Bas
anaconda-ask-declare = Haut ou bas?
anaconda-choice-high = haut
anaconda-choice-low = bas
anaconda-held = Cachée
anaconda-ask-show = { $hand }. Quelle carte reste cachée?
anaconda-choice-show = { $card } cachée
anaconda-other-five = Cinq autres…
anaconda-show-these = { $count ->
    [5] Les montrer
   *[other] Montrer { $count }/5
}
anaconda-mark-five = { $count ->
    [0] Marque cinq cartes.
   *[other] Marque cinq cartes. Déjà { $count }.
}
anaconda-five-down = { $hand }, avec { $card } face cachée.
anaconda-later-check-or-fold = Parole, ou me coucher
anaconda-later-call-up-to = Suivre jusqu’à { $of }
anaconda-later-call-any = Suivre à tout prix

## Ce qui s’est passé

anaconda-dealt = Donne { $deal } : { $name } donne, chacun met l’ante. Pot : { $pot }.
    .name = Donne { $deal } : tu donnes, chacun met l’ante. Pot : { $pot }.
anaconda-event-checked = Parole pour { $seat }.
    .seat = Parole pour toi.
anaconda-event-folded = { $seat } se couche.
    .seat = Tu te couches.
anaconda-called = { $name } suit : { $chips }.
    .name = Tu suis : { $chips }.
anaconda-called-all-in = { $name } suit : { $chips }, à tapis.
    .name = Tu suis : { $chips }, à tapis.
anaconda-did-bet = { $name } mise { $amount }.
    .name = Tu mises { $amount }.
anaconda-bet-all-in = { $name } mise { $amount }, à tapis.
    .name = Tu mises { $amount }, à tapis.
anaconda-raised = { $name } relance à { $amount }.
    .name = Tu relances à { $amount }.
anaconda-raised-all-in = { $name } relance à { $amount }, à tapis.
    .name = Tu relances à { $amount }, à tapis.
anaconda-event-returned = { $chips ->
    [one] { $chips } jeton non suivi revient
   *[other] { $chips } jetons non suivis reviennent
} à { $seat }.
    .seat = { $chips ->
        [one] { $chips } jeton non suivi te revient.
       *[other] { $chips } jetons non suivis te reviennent.
    }
anaconda-passed = { $cards ->
    [none] { $name } passe { $count } cartes à { $other }.
   *[other] { $name } passe { $cards } à { $other }.
}
    .name = { $cards ->
        [none] Tu passes { $count } cartes à { $other }.
       *[other] Tu passes { $cards } à { $other }.
    }
    .other = { $cards ->
        [none] { $name } te passe { $count } cartes.
       *[other] { $name } te passe { $cards }.
    }
anaconda-all-passed = Chacun a passé trois cartes.
anaconda-declared-high = Haut : { $names }.
anaconda-declared-low = Bas : { $names }.
anaconda-all-high = Tout le monde annonce haut!
anaconda-all-low = Tout le monde annonce bas!
anaconda-showed = { $name } montre { $cards }.
    .name = Tu montres { $cards }.
anaconda-all-showed = Chacun montre quatre cartes.
anaconda-won-high = Haut : { $winners }.
anaconda-won-low = Bas : { $winners }.
anaconda-won-alone = Tous les autres se sont couchés : { $name } prend { $chips }.
    .name = Tous les autres se sont couchés : tu prends { $chips }.
anaconda-carried = { $count ->
    [one] { $count } jeton en trop reste
   *[other] { $count } jetons en trop restent
} pour la donne suivante.
anaconda-left-over = Jetons restants pour { $name } : { $count }.
    .name = Jetons restants pour toi : { $count }.
anaconda-stacks = Jetons à la fin : { $chips }. Chacun a commencé avec { $stack }.
anaconda-left = { $name } s’en va, et se couche.
    .name = Tu t’en vas, et tu te couches.
anaconda-late = { $name } a dépassé son temps et sort de la partie.
    .name = Tu as dépassé ton temps et tu sors de la partie.

## Refus

anaconda-refused-not-a-move = Ce n’est pas un coup d’Anaconda.
anaconda-refused-never-late = À tapis, on ne peut pas dépasser son temps.
anaconda-refused-is-out = Tu n’es pas dans cette donne.
anaconda-refused-bet-now = C’est le moment de miser : parole, suivre, relancer ou se coucher.
anaconda-refused-pass-now = C’est le moment de passer trois cartes.
anaconda-refused-declare-now = C’est le moment d’annoncer : haut ou bas.
anaconda-refused-show-now = C’est le moment de choisir les quatre cartes que tu montres.
anaconda-refused-is-all-in = Tu es à tapis, alors tu ne mises plus.
anaconda-refused-must-match = Pas de parole ici : suivre coûte { $price }.
anaconda-refused-costs-more = Une relance est passée avant : suivre coûte { $price } maintenant.
anaconda-refused-nothing-to-match = Il n’y a rien à suivre. Tu peux dire parole.
anaconda-refused-raise-instead = Il y a déjà une mise. Tu peux la relancer.
anaconda-refused-bet-instead = Il n’y a pas encore de mise à relancer. Tu peux miser.
anaconda-refused-is-capped = Il y a eu une mise et trois relances : personne ne peut plus relancer.
anaconda-refused-has-acted = Cette relance était trop petite pour rouvrir les mises. Tu peux suivre ou te coucher.
anaconda-refused-too-few-chips = Tu n’as pas assez de jetons pour relancer. Tu peux suivre ou te coucher.
anaconda-refused-nobody-answers = Personne d’autre n’a de jetons pour répondre à une mise.
anaconda-refused-wrong-size = En limite fixe, c’est { $amount } maintenant, ni plus ni moins.
anaconda-refused-too-little = C’est trop peu : { $least } ou davantage.
anaconda-refused-too-much = Tu peux aller jusqu’à { $most } dans ce tour.
anaconda-refused-not-held = Tu n’as pas ces cartes.

## Pourquoi?

anaconda-why-line-main = { $chips } · pot principal
anaconda-why-line-side = { $chips } · pot secondaire
anaconda-why-line-odd = { $chips } · jetons en trop
anaconda-why-line-paid = { $chips } · ante et mises
anaconda-why-alone = Tous les autres se sont couchés : personne n’a montré de carte.
anaconda-why-high = Meilleur haut de ce pot de { $pot } : { $hand }.
anaconda-why-low = Meilleur bas de ce pot de { $pot } : { $hand }.
anaconda-why-odd = Des jetons impossibles à partager, un par un depuis la gauche du donneur.
anaconda-why-paid = L’ante, et ce qui a été misé en quatre tours.
anaconda-why-due = { $payer } paie { $payee }
anaconda-why-nets = Chacun a commencé avec { $stack } jetons. { $payer } a fini avec { $few }, { $payee } avec { $many }. Ceux qui en ont moins paient ceux qui en ont plus.

## Leçon

anaconda-lesson-names = Anna, Bruno, Clara
anaconda-lesson-step-1 = Sept cartes
anaconda-lesson-step-2 = Passer
anaconda-lesson-step-3 = Le prix
anaconda-lesson-step-4 = Passer encore
anaconda-lesson-step-5 = Les poings
anaconda-lesson-step-6 = La moitié du pot
anaconda-lesson-bet =
    Chacun met 2 jetons et reçoit **sept cartes**. La meilleure main *haute* prend la moitié du pot, la meilleure main *basse* l’autre.
    Le meilleur bas est 5-4-3-2-A. Tu as A-2-4-6 : **mise 2**.
anaconda-lesson-not-bet = C’est permis. Mais un bon départ mérite une mise : que les autres paient pour voir la suite.
anaconda-lesson-pass =
    Les deux ont suivi. Chacun **passe trois cartes à sa gauche**, avant de voir ce qui arrive.
    Rois et neuf gâchent un bas : **marque K♦, K♣ et 9♠, et passe-les**.
anaconda-lesson-not-pass = Tu peux passer { $what }. Mais il te faut tes petites cartes : K♦, K♣ et 9♠ gâchent ton bas.
anaconda-lesson-check =
    Clara t’a passé 3♠, 8♥ et J♦ : te voilà avec 6-4-3-2-A!
    Un autre tour de mises. Écoute d’abord les autres : **parole**, c’est gratuit.
anaconda-lesson-not-check = C’est permis. Mais ici, tu écoutes d’abord.
anaconda-lesson-call =
    Bruno mise 2, et Clara suit. Chaque bouton dit son prix.
    {""}**Suis pour 2** : ton bas le vaut.
anaconda-lesson-not-call = { $verb ->
    [fold] Te coucher? Ton bas est presque parfait.
   *[other] Tu pourrais relancer. Mais garde les deux dans le coup.
}
anaconda-lesson-again =
    La deuxième passe va au **deuxième joueur à ta droite**. À trois, c’est encore Bruno.
    Tu gardes A-2-3-4 : **passe J♦, 8♥ et 6♣**.
anaconda-lesson-not-again = Tu peux passer { $what }. Mais A-2-3-4 est le meilleur départ possible : garde-le.
anaconda-lesson-more =
    Voilà 5♣ : **5-4-3-2-A**, la plus basse main possible!
    À partir du troisième tour, les mises doublent. **Mise 4.**
anaconda-lesson-not-more = { $verb ->
    [fold] Te coucher avec le meilleur bas possible?
   *[other] C’est permis. Mais la moitié basse ne peut pas t’échapper : demande plus.
}
anaconda-lesson-declare =
    Bruno se couche, et personne ne verra ses cartes. Maintenant, les **poings** : Clara et toi annoncez en même temps haut ou bas.
    {""}**Annonce bas.**
anaconda-lesson-not-declare = En haut, tu n’as qu’une paire de deux. Rien ne bat ton bas.
anaconda-lesson-show =
    Clara annonce haut. Chacun montre **quatre cartes**, et une reste face cachée.
    Tes cinq meilleures sont prêtes : **choisis celle qui reste cachée**.
anaconda-lesson-not-show = Choisis l’une de tes cinq meilleures.
anaconda-lesson-last =
    Clara montre J-10-9-8. Elle joue haut, alors la moitié basse est à toi.
    Un dernier tour : **mise 4**.
anaconda-lesson-not-last = { $verb ->
    [fold] Te coucher? La moitié basse est à toi.
   *[other] C’est permis. Mais personne ne peut te prendre la moitié basse.
}
anaconda-lesson-half = La cinquième carte de Clara est un sept : une suite. Elle prend la moitié haute, et toi la basse. Le pot est de 34. Combien de jetons prends-tu?
anaconda-lesson-not-half = { $number ->
    [14] C’est ce que tu as mis.
   *[34] La moitié va à Clara.
}
anaconda-lesson-end = Tu as mis 14 jetons et pris 17. Voilà Anaconda! Passe ce qui ne t’aide pas, regarde qui joue haut et qui joue bas, et couche-toi tôt : personne ne voit les mains couchées.

## Classements

choice-by-halves = moitiés gagnées
choice-by-unopposed = pots gagnés sans montrer
standing-by-halves = Par moitiés gagnées
standing-column-halves = les moitiés gagnées
standing-by-unopposed = Par pots gagnés sans montrer
standing-column-unopposed = les pots gagnés sans montrer
standing-own-by-halves = { $count ->
        [one] { $figure } moitié gagnée
       *[other] { $figure } moitiés gagnées
    }
standing-own-by-unopposed = { $count ->
        [one] { $figure } pot gagné sans montrer
       *[other] { $figure } pots gagnés sans montrer
    }
standing-stats-anaconda-chips = jetons par donne
standing-stats-halves = { $count ->
        [one] moitié gagnée
       *[other] moitiés gagnées
    }
standing-stats-halves-kinds = Moitiés gagnées : { $kinds }.
standing-stats-highs = { $count } en haut
standing-stats-lows = { $count } en bas
standing-stats-unopposed = { $count ->
        [one] pot sans montrer
       *[other] pots sans montrer
    }
standing-feat-four-or-better = un pot gagné avec un carré ou mieux
standing-feat-whole-snake = tous les pots d’un abattage à trois ou plus
standing-feat-from-the-brink = une partie gagnée après avoir frôlé la ruine
pictures-board-alt-halves = { $count ->
    [one] { NUMBER($count, useGrouping: 0) } moitié gagnée
   *[other] { NUMBER($count, useGrouping: 0) } moitiés gagnées
}
pictures-board-alt-unopposed = { $count ->
    [one] { NUMBER($count, useGrouping: 0) } pot gagné sans montrer
   *[other] { NUMBER($count, useGrouping: 0) } pots gagnés sans montrer
}

## Règles

anaconda-how-1 = Chacun met l’ante et reçoit **sept cartes**. On mise en **quatre tours**, et entre eux tes cartes changent.
anaconda-how-2 = **Passe** trois cartes à ta gauche et, après le deuxième tour, trois au deuxième joueur à ta droite. Tu choisis avant de voir ce qui arrive.
anaconda-how-3 = **Annonce** *haut* ou *bas*, tous ensemble. La meilleure main haute prend la moitié de chaque pot, la meilleure main basse l’autre.
anaconda-how-4 = Garde tes **cinq meilleures** : quatre visibles, une face cachée, deux écartées. Après un dernier tour, on montre la cinquième.
anaconda-how-5 = **Couche-toi** quand tu veux : personne ne voit tes cartes. Tu ne perds jamais plus que tes jetons. À la fin, le plus haut total gagne, et tout se règle.
anaconda-topic-deal = Le cours d’une donne
anaconda-rule-deal =
    On joue de trois à sept, chacun pour soi, avec un jeu de 52 cartes.
    - **Donne (2.1) :** chacun met l’ante et reçoit sept cartes. Le premier donneur est tiré au sort, puis la donne passe à gauche. Sans jetons, on regarde.
    - **Première moitié (2.2, 2.3) :** un tour de mises, la première passe, un deuxième tour, la deuxième passe.
    - **Seconde moitié (2.4, 2.6) :** un troisième tour, puis *haut* ou *bas*. Chacun montre quatre cartes, un dernier tour, et on montre les cinquièmes.
    - **Cinq sur sept (2.5) :** tu joues cinq cartes et tu en écartes deux, face cachée. Personne ne les voit.
    - **Sans adversaire (2.7) :** si tous les autres se sont couchés, tu prends tous les pots et tu ne montres rien.
anaconda-topic-passing = Passer, annoncer, montrer
anaconda-rule-passing =
    Tous choisissent en même temps, et peuvent changer jusqu’au dernier choix (3.1).
    - **Deux passes (2.3) :** d’abord trois cartes au premier joueur à ta gauche, plus tard trois au deuxième à ta droite. Ce que tu as reçu, tu peux le passer aussi.
    - **Seulement ceux qui restent (3.2) :** à trois, la deuxième passe va aussi à ta gauche. À deux, les deux vont à l’autre.
    - **Haut ou bas (3.3) :** tous l’annoncent ensemble, comme des poings qui s’ouvrent. Personne n’annonce les deux.
    - **Quatre cartes (3.4) :** tu sais alors ce que cherchent les autres, et tu choisis tes cinq. Quatre sont visibles, la cinquième est face cachée.
anaconda-topic-betting = Les mises
anaconda-rule-betting =
    - **À tour de rôle (4.1) :** le premier joueur à la gauche du donneur qui est en jeu commence. *Parole*, *miser*, *suivre*, *relancer* ou *se coucher*. Dans un fichier de partie, un montant est tout ce que tu as mis dans ce tour.
    - **Limite fixe (4.2) :** une mise ou une relance est d’une mise, aux tours 3 et 4 de deux. Un tour a une mise et trois relances.
    - **Sans limite (4.3) :** une mise est d’une mise ou plus, une relance d’autant que la dernière ou plus. Le maximum est ce que tu as.
    - **Tapis (4.4) :** si tu as moins, tu peux quand même suivre, miser ou relancer avec tout. Une telle petite relance ne rouvre pas les mises à ceux qui ont parlé.
    - **Plus demandé (4.5) :** à tapis, on ne te demande plus rien. Si personne ne peut répondre à une mise, il n’y en a pas.
    - **Non suivi (4.6) :** les jetons que personne n’a suivis te reviennent.
    - **Se coucher (4.7) :** tu le peux toujours à ton tour. Tes cartes sont hors jeu, et personne ne les voit.
    - **Parti (4.8) :** une mise compte même si son auteur s’en va.
anaconda-topic-pots = Pot principal et pots secondaires
anaconda-rule-pots =
    - **Qui peut gagner quoi (5.1) :** à tapis, tu peux gagner de chacun autant de jetons que tu as payé. Ce que les autres misent de plus fait un pot secondaire, sans toi. Les jetons de ceux qui se couchent restent dans les pots.
    - **Restes (5.2) :** les jetons en trop de la dernière donne sont dans le pot principal.
    {""}Exemple : tu es à tapis avec 10, et deux autres paient 30 chacun. Le pot principal est de 30. Le pot secondaire est de 40, et eux seuls peuvent le gagner.
anaconda-topic-ranks = Mains hautes et basses
anaconda-rule-ranks =
    - **Haut (6.1) :** quinte, carré, main pleine, couleur, suite, brelan, deux paires, paire, carte haute. L’as est haut, et bas dans 5-4-3-2-A. Les sortes ne comptent pas.
    - **Un pot, deux moitiés (6.2) :** seuls ceux qui ont annoncé *haut* jouent pour le haut, et de même pour le bas. Seules les cinq cartes choisies comptent.
    - **Bas (6.3) :** le meilleur est 5-4-3-2-A. Les paires sont mauvaises, suites et couleurs ne nuisent pas. Sans paire, compare la plus haute carte, puis la suivante. On peut convenir de 6-4-3-2-A ou de 7-5-4-3-2.
    {""}Exemple : 6-4-3-2-A bat 6-5-3-2-A, et K-Q-J-10-A bat A-A-2-3-4.
anaconda-topic-dividing = Le partage des pots
anaconda-rule-dividing =
    - **Moitiés (7.1) :** chaque pot va pour moitié au meilleur haut, pour moitié au meilleur bas. Si tous ses joueurs ont annoncé pareil, ce côté prend tout.
    - **Égalités (7.2) :** les mains égales partagent leur moitié.
    - **Jetons en trop (7.3) :** ils restent pour le pot principal de la donne suivante.
    - **La dernière donne (7.5) :** rien ne reste. Les gagnants reçoivent un par un les jetons en trop, depuis la gauche du donneur.
anaconda-topic-end = La fin d’une partie
anaconda-rule-end =
    - **Quand (8.1) :** après le nombre de donnes convenu, ou quand un seul joueur a des jetons. Le plus haut total gagne, et on gagne ensemble à égalité.
    - **À sec (8.1) :** sans jetons, tu regardes jusqu’à la fin. Personne ne rachète de jetons.
anaconda-topic-leaving = Départs et chrono
anaconda-rule-leaving =
    - **Partir (8.2) :** tu te couches tout de suite, et ton choix secret ne compte pas. Tu gardes tes jetons, et tu les règles à la fin. Tu ne peux plus gagner la partie.
    - **Seul (8.2) :** si tous les autres sont partis, tu prends le pot, et la partie finit.
    - **Temps (8.4) :** ton temps écoulé, c’est parole pour toi, ou tu te couches s’il le faut. Tu passes tes trois cartes les plus basses, tu annonces *haut* et tu joues tes cinq meilleures.
    - **Tapis (8.2) :** tu ne peux pas dépasser ton temps. Le reste se joue pour toi.
anaconda-topic-money = Ce que ça coûte
anaconda-rule-money =
    - **Paiement (8.3) :** chaque jeton vaut la mise convenue. Ceux qui ont moins de jetons qu’au départ paient, les autres sont payés.
    - **Au pire (1.3) :** les jetons du départ. Avec 100 jetons à 0,05, cela fait 5,00. Tu vois ce montant avant de t’asseoir.
    {""}Exemple : tu finis avec 150 jetons sur 100, deux autres avec 60 et 90. À 0,05, ils te paient 2,00 et 0,50.
anaconda-topic-seen = Ce qu’on voit
anaconda-rule-seen =
    - **Tous voient (9) :** jetons, mises et pots, qui est en jeu, les annonces une fois toutes faites, les cartes visibles et, à l’abattage, les cinquièmes cartes.
    - **Toi seul vois (9) :** ta main, les cartes que tu as passées et reçues, et ton choix tant que tous n’ont pas choisi.
    - **Personne ne voit (9) :** les mains couchées, les deux cartes écartées, et une main qui a gagné sans adversaire.
    {""}**Après la partie**, je publie les paquets et les passes : chacun peut alors retrouver les mains couchées.
anaconda-topic-presets = Options
anaconda-rule-presets =
    - **Donnes (1.4) :** de 1 à 100. Par défaut 10.
    - **Jetons :** chacun commence avec 20 à 10000. Par défaut 100.
    - **Ante :** de 1 à 100 jetons. Par défaut 1.
    - **Mise :** de 1 à 1000 jetons. Par défaut 2.
    - **Limite :** fixe ou sans. Par défaut fixe.
    - **Bas :** 5-4-3-2-A, 6-4-3-2-A ou 7-5-4-3-2 est le meilleur. Par défaut 5-4-3-2-A.

## Images

anaconda-acts = À { $name } de miser
    .name = À toi
anaconda-passing = Chacun passe trois cartes
anaconda-declaring = Haut ou bas?
anaconda-showing = Chacun choisit quatre cartes à montrer
anaconda-takes = { $name } prend { $chips }
    .name = Tu prends { $chips }
anaconda-share = { $names } { $count ->
    [one] gagne
   *[other] gagnent
}
    .names = Tu gagnes
    .names-among = { $names } gagnez
anaconda-note-deal = donne { $deal } sur { $deals }
anaconda-note-round = tour { $round } sur 4
anaconda-all-in = à tapis
anaconda-broke = à sec
anaconda-unseen = rien à montrer
anaconda-others-shown = { $count ->
    [one] { $count } autre main
   *[other] { $count } autres mains
}
anaconda-to = à
anaconda-from = de
anaconda-down = cachée
anaconda-pad-note = le plus haut total gagne
anaconda-pad-crown = gagne des jetons
anaconda-receipt-about = Anaconda, { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}
anaconda-receipt-rate = { $amount } le jeton
anaconda-alt-before = Anaconda, avant la première donne. { $name } donne.
    .name = Anaconda, avant la première donne. Tu donnes.
anaconda-alt-round = Donne { $deal } sur { $deals }, donnée par { $name }, tour de mises { $round } sur 4.
anaconda-alt-deal = Donne { $deal } sur { $deals }, donnée par { $name }.
anaconda-alt-price = Suivre te coûte { $price }.
anaconda-alt-hand = Ta main : { $cards }.
anaconda-alt-held = Ta carte face cachée : { $card }.
anaconda-alt-gave = Tu as passé { $cards } à { $name }.
anaconda-alt-got = { $name } t’a passé { $cards }.
anaconda-alt-pot = Pot : { $pot }.
anaconda-alt-main-pot = Pot principal : { $pot }, pour { $names }.
anaconda-alt-side-pot = Pot secondaire : { $pot }, pour { $names }.
anaconda-alt-seat = { $name } : { $facts }.
anaconda-alt-chips = { $count ->
    [0] aucun jeton
    [one] { $chips } jeton
   *[other] { $chips } jetons
}
anaconda-alt-put = { $chips } dans ce tour
anaconda-alt-high = annonce haut
anaconda-alt-low = annonce bas
anaconda-alt-open = montre { $cards }
anaconda-alt-choosing = doit choisir
anaconda-alt-shows-high = { $name } joue haut avec { $cards } : { $hand }.
    .name = Tu joues haut avec { $cards } : { $hand }.
anaconda-alt-shows-low = { $name } joue bas avec { $cards } : { $hand }.
    .name = Tu joues bas avec { $cards } : { $hand }.
anaconda-alt-wins = { $name } gagne { $chips }.
    .name = Tu gagnes { $chips }.
anaconda-alt-unseen = Tous les autres se sont couchés : rien n’est montré.
anaconda-alt-carry = { $count ->
    [one] { $chips } jeton reste
   *[other] { $chips } jetons restent
} pour la donne suivante.

## La fin d’une partie et ses grands moments

anaconda-keepsake-unit = { $count ->
    [one] jeton
   *[other] jetons
}
anaconda-moment-scoop = jetons : tout est pour { $names }!
    .names = jetons : tout est pour toi!
anaconda-moment-lone = jetons pour { $names }, sans rival!
    .names = jetons pour toi, sans rival!
anaconda-moment-unseen = jetons pour { $names }, sans montrer une carte!
    .names = jetons pour toi, sans montrer une carte!
anaconda-moment-great = { $names } : la main d’une vie!
    .names = Pour toi, la main d’une vie!
anaconda-moment-lowest = { $names } : la plus basse main possible!
    .names = Pour toi, la plus basse main possible!

## À quelle fréquence

anaconda-special-folded = Tous se couchent sauf un
anaconda-special-snake = Un joueur sur trois ou plus rafle tout
anaconda-special-side = Il y a un pot secondaire
anaconda-special-broke = Quelqu’un perd tous ses jetons

## L’entraîneur : les coups, puis les raisons

anaconda-coach-check = Parole
anaconda-coach-call = Suivre pour { $price }
anaconda-coach-fold = Se coucher
anaconda-coach-bet = Miser { $amount }
anaconda-coach-raise = Relancer à { $amount }
anaconda-coach-bet-all = Tout miser : { $amount }
anaconda-coach-raise-all = Relancer à tapis : { $amount }
anaconda-coach-pass = Passer { $cards }
anaconda-coach-high = Annoncer haut
anaconda-coach-low = Annoncer bas
anaconda-coach-show = Montrer { $cards }, cacher { $held }
anaconda-coach-wins = { $next ->
    [0] Tu gagnes des jetons dans { $best } % des donnes.
   *[other] Tu gagnes des jetons dans { $best } % des donnes, au lieu de { $next } %.
}
anaconda-coach-wins-either = { $best ->
    [0] Tu ne gagnes de jetons dans aucune de ces donnes, dans les deux cas.
    [100] Tu gagnes des jetons dans toutes ces donnes, dans les deux cas.
   *[other] Tu gagnes des jetons dans environ { $best } % des donnes, dans les deux cas.
}
anaconda-coach-wins-high = { $next ->
    [0] Tu gagnes la moitié haute dans { $best } % des donnes.
   *[other] Tu gagnes la moitié haute dans { $best } % des donnes, au lieu de { $next } %.
}
anaconda-coach-wins-low = { $next ->
    [0] Tu gagnes la moitié basse dans { $best } % des donnes.
   *[other] Tu gagnes la moitié basse dans { $best } % des donnes, au lieu de { $next } %.
}
anaconda-coach-alone = { $next ->
    [0] Tous les autres se couchent dans { $best } % des donnes.
   *[other] Tous les autres se couchent dans { $best } % des donnes, au lieu de { $next } %.
}
anaconda-coach-takes = { $next ->
    [0] Jetons que tu prends dans le pot, en moyenne : { $best }.
   *[other] Jetons que tu prends dans le pot, en moyenne : { $best }, au lieu de { $next }.
}
anaconda-coach-pays-less = { $best ->
    [0] Jetons que tu mettrais encore sinon, en moyenne : { $next }.
   *[other] Jetons que tu mets encore, en moyenne : { $best }, au lieu de { $next }.
}
anaconda-coach-loses-less = { $best ->
    [0] Sinon, tu paierais sans rien gagner dans { $next } % des donnes.
   *[other] Tu paies sans rien gagner dans { $best } % des donnes, au lieu de { $next } %.
}
anaconda-coach-rivals-less = Adversaires qui annoncent comme toi, en moyenne : { $best }, au lieu de { $next }.
anaconda-coach-odds = Tu paierais { $price } pour viser un pot de { $pot }.
anaconda-coach-four-alike = Tu { $is ->
    [kept] gardes
   *[held] as
} un carré : { $cards }.
anaconda-coach-three-alike = Tu { $is ->
    [kept] gardes
   *[held] as
} un brelan : { $cards }.
anaconda-coach-two-pair = Tu { $is ->
    [kept] gardes
   *[held] as
} deux paires : { $cards }.
anaconda-coach-pair = Tu { $is ->
    [kept] gardes
   *[held] as
} une paire : { $cards }.
anaconda-coach-four-suited = Tu { $is ->
    [kept] gardes
   *[held] as
} quatre cartes pour une couleur : { $cards }.
anaconda-coach-four-in-a-row = Tu { $is ->
    [kept] gardes
   *[held] as
} quatre cartes pour une suite : { $cards }.
anaconda-coach-four-low = Tu { $is ->
    [kept] gardes
   *[held] as
} quatre cartes basses : { $cards }.
anaconda-coach-three-low = Tu { $is ->
    [kept] gardes
   *[held] as
} trois cartes basses : { $cards }.
anaconda-coach-highest = Tu gardes tes plus hautes cartes : { $cards }.
anaconda-coach-best-high = Tu n’as pas cinq meilleures cartes pour le haut.
anaconda-coach-best-low = Tu n’as pas cinq meilleures cartes pour le bas.
anaconda-coach-hides = Tes cartes visibles montrent { $shown ->
    [pair] seulement une paire
    [two-pair] seulement deux paires
    [three-of-a-kind] seulement un brelan
    [four-of-a-kind] un carré
   *[high-card] une main sans combinaison
}, mais tu as { $hand ->
    [pair] une paire
    [two-pair] deux paires
    [three-of-a-kind] un brelan
    [straight] une suite
    [flush] une couleur
    [full-house] une main pleine
    [four-of-a-kind] un carré
   *[straight-flush] une quinte
}.
anaconda-coach-highest-down = Ta plus haute carte reste cachée : { $cards }.
anaconda-coach-lowest-down = Ta plus basse carte reste cachée : { $cards }.
anaconda-coach-beaten = Des cartes visibles te battent déjà, quelle que soit la cinquième.
anaconda-coach-little = Tu as au mieux une paire, et pas quatre cartes pour un bas, une couleur ou une suite.
anaconda-coach-weak = Ta main bat seulement { $best } % des mains au hasard.
anaconda-coach-fits-high = En haut, ta main bat { $best } % des mains au hasard, et en bas { $next } %.
anaconda-coach-fits-low = En bas, ta main bat { $best } % des mains au hasard, et en haut { $next } %.
anaconda-coach-strong-high = En haut, ta main bat { $best } % des mains au hasard.
anaconda-coach-strong-low = En bas, ta main bat { $best } % des mains au hasard.
anaconda-coach-alone-high = Tu es seul à annoncer haut : la moitié haute est à toi.
anaconda-coach-alone-low = Tu es seul à annoncer bas : la moitié basse est à toi.
anaconda-coach-unbeatable = Quelle que soit leur cinquième carte, les autres ne peuvent pas battre ta main.
