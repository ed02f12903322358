# Guts : ses conditions, ce qu’on demande, ce qui se passe à la table, ses règles et ses refus.

guts-name = Guts
guts-not-a-move = Ce n’est pas un coup de Guts. Essaie `in` ou `out`.

## Conditions

guts-rules-classic = Règles classiques.
guts-rules-classic-about = comme dans /rules
guts-option-deals = { $value ->
    [1] Au moins une donne.
   *[other] Au moins { $value } donnes.
}
guts-option-cap = Tu gagnes ou perds au plus { $value } jetons par donne, mise non comprise.
guts-option-declare-turns = Chacun dit à son tour s’il joue.
guts-option-declare-together = Vous choisissez tous en secret si vous jouez.
guts-word-deals = donnes : { $value }
guts-word-cap = plafond : { $value }
guts-word-declare-turns = annonces à tour de rôle
guts-word-declare-together = annonces ensemble
guts-terms-stake = Chaque jeton vaut { $stake } { $unit }.
guts-terms-leaving = Tu ne peux pas être à sec. Ton compte peut passer sous zéro, et tout se règle à la fin. Si tu pars, tu règles ce que tu as.
guts-resign-ask = Quitter cette partie avec { $opponent }? Tu passes dans cette donne, sauf si tu as dit que tu joues : alors tu y restes jusqu’à sa fin. Aucun robot ne prend ta place. Tu ne peux plus gagner la partie, ni revenir.
guts-resign-ask-last = Quitter cette partie? Il resterait seulement { $opponent }, et elle finirait tout de suite. { $opponent } reçoit le pot, et ce qui a été dit dans cette donne ne compte pas. Tu ne peux plus gagner.
guts-typed-deals = Donnes
guts-typed-deals-about = De 1 à 100. Laisse vide pour { $usual }.
guts-typed-cap = Plafond
guts-typed-cap-about = Le plus qu’un pot puisse rapporter ou coûter, de 10 à 1000 jetons. Laisse vide pour { $usual }.
guts-typed-stake-about = Ce que vaut chaque jeton, comme 0,01 ou 1 (0 : pour le plaisir)

## Ce qu’on demande

guts-ask = Tu joues ou tu passes? Si tu joues, tu gagnes { $pot } ou tu paies { $pot }.
guts-choice-in = jouer
guts-choice-out = passer
guts-in = Jouer
guts-out = Passer
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
}, chacun met un jeton. Pot : { $pot }.
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
    [1] un jeton
    [one] { $each } jeton
   *[other] { $each } jetons
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
guts-shared = Les jetons du dernier pot sont partagés : { $least ->
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
    .name = Tu as encore dépassé ton temps et tu sors de la partie.
guts-left = { $name } s’en va.
    .name = Tu t’en vas.

## Images

guts-said-to = { $name } joue ou passe?
    .name = À toi
guts-choosing = Chacun choisit
guts-takes = { $name } { $count ->
    [one] prend { $chips }
   *[other] prennent { $chips } chacun
}
    .name = Tu prends { $chips }
    .name-among = { $name } prenez { $chips } chacun
guts-nobody = Personne ne jouait
guts-over-by = { $name } { $count ->
    [one] gagne
   *[other] gagnent
}
    .name = Tu gagnes
    .name-among = { $name } gagnez
guts-before = La première donne s’en vient
guts-note-deal = donne { $deal }
guts-note-deal-of = donne { $deal } sur { $deals }
guts-pot = pot
guts-pot-shared = pot, partagé
guts-price = gain ou perte de { $win }
guts-pot-stays = Le pot reste
guts-others-pay = { $count ->
    [one] { $count } autre paie
   *[other] { $count } autres paient
} { $chips }
guts-badge-in = joue
guts-badge-out = passe
guts-gone = parti
guts-alt-before = Guts, avant la première donne. { $name } donne.
    .name = Guts, avant la première donne. Tu donnes.
guts-alt-table = Guts, donne { $deal }, donnée par { $name }. Pot : { $count ->
    [one] { $pot } jeton
   *[other] { $pot } jetons
}. Si tu joues, tu gagnes ou tu perds { $counts }.
guts-alt-after = Guts, après la donne { $deal }, donnée par { $name }. Pot : { $count ->
    [one] { $pot } jeton
   *[other] { $pot } jetons
}.
guts-alt-shared = Guts, après la donne { $deal }, donnée par { $name }. Le dernier pot ({ $pot }) est partagé, et compté ci-dessous.
guts-alt-paid = { $name } met { $chips } au pot.
    .name = Tu mets { $chips } au pot.
guts-alt-seat = { $name } : { $count ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}{ $sign ->
    [below] {" "}sous zéro
   *[other] {""}
}{ $state ->
    [silent] , n’a pas parlé
    [in] , joue
    [out] , passe
    [left] , parti
    [chosen] , a choisi
    [turn] , doit choisir maintenant
    [choosing] , doit choisir
   *[other] {""}
}.
guts-alt-shows = { $name } montre { $cards }.
    .name = Tu montres { $cards }.
guts-alt-holds = { $name } a { $cards }.
    .name = Tu as { $cards }.
guts-alt-hand = Ta main : { $count } cartes : { $cards }.
guts-alt-choice = Tu as choisi : { $choice }.
guts-pad-note = le plus haut total gagne
guts-pad-crown = gagne le pot
guts-receipt-about = Guts, { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}
guts-receipt-rate = { $amount } le jeton

## Refus

guts-refused-game-over = La partie est finie.
guts-refused-not-seated = Tu n’es pas à cette table.
guts-refused-by-agreement = Il faut l’accord de tout le monde.
guts-refused-has-left = Tu as quitté cette partie.
guts-refused-not-a-move = À Guts, on joue ou on passe.
guts-refused-no-cards-yet = Les cartes ne sont pas encore données.
guts-refused-has-spoken = Tu as déjà choisi dans cette donne, et c’est définitif.
guts-refused-not-your-turn = Ce n’est pas ton tour.

## Règles

guts-how-1 = Chacun met un jeton au pot et reçoit **deux cartes**, que personne d’autre ne voit.
guts-how-2 = Dis **Je joue** ou **Je passe**. Passer ne coûte rien de plus, et ne gagne rien.
guts-how-3 = **La meilleure main** de ceux qui jouent prend le pot : n’importe quelle paire bat deux cartes dépareillées, puis la plus haute carte compte, puis l’autre. L’as est le plus haut.
guts-how-4 = **Tous les autres qui jouaient** mettent l’équivalent du pot : c’est le pot suivant.
guts-how-5 = Personne d’autre ne joue? Tu prends le pot sans montrer tes cartes. Tu ne peux pas être à sec, car ton compte peut passer sous zéro. À la fin, le plus haut total gagne, et tout se règle.
guts-topic-deal = Cartes et mises
guts-rule-deal =
    On joue de trois à dix, chacun pour soi, avec un jeu de 52 cartes. L’as est haut, et les sortes ne comptent pas.
    - **Mise (2.1) :** avant la première donne, chacun met un jeton au pot.
    - **Encore (2.2) :** chacun remet un jeton si personne n’a dû égaler le dernier pot et s’il y reste moins de jetons que de joueurs. Sinon le pot reste, et personne ne mise.
    - **Deux cartes (2.3) :** chacun en reçoit deux, depuis la gauche du donneur. Le premier donneur est tiré au sort, puis la donne passe à gauche.
    - **Sous zéro (1.3) :** tu ne peux pas être à sec. Ton compte peut passer sous zéro, et tu continues. À la fin, tout se règle.
guts-example = Anna, Bruno, Clara, David, Emma
guts-topic-declare = Jouer ou passer
guts-rule-declare =
    - **À tour de rôle (3.1) :** depuis la gauche du donneur, lui en dernier, chacun dit s’il joue ou passe, et tous l’entendent. Tu peux choisir avant ton tour (même *passer si quelqu’un joue* d’ici là), et te raviser jusque-là.
    - **Ensemble (3.2) :** tous choisissent en secret, et peuvent changer jusqu’au dernier choix. Puis tous les choix sont montrés.
    - **Passer (3.3) :** personne ne voit tes cartes. Tu ne paies rien, et ne gagnes rien dans cette donne.
    - **Le dernier (3.4) :** à tour de rôle, si tous les autres passent, le dernier joue sans qu’on le lui demande.
    - **Personne (3.5) :** ensemble, si tous passent, le pot reste pour la donne suivante, sans mise.
    {""}À tour de rôle, ce que tu as dit est définitif.
    {""}Sur l’image, Bruno passe, Clara et David jouent, et c’est à Emma : si elle joue, elle gagne 5 ou paie 5.
guts-topic-showdown = L’abattage
guts-rule-showdown =
    - **Sans adversaire (4.1) :** si personne d’autre ne joue, tu prends le pot sans montrer. Personne ne voit tes cartes tant que la partie dure.
    - **À plusieurs (4.2) :** sinon tous ceux qui jouent montrent. N’importe quelle paire bat deux cartes dépareillées, et la plus haute paire gagne. Ensuite, la plus haute carte compte, puis l’autre. Ni suites ni couleurs. Deux mains qui ne diffèrent que par les sortes sont à égalité.
guts-topic-pot = Le pot
guts-rule-pot =
    - **Égaler (5.1) :** la meilleure main prend le pot, jusqu’au plafond. Tous les autres qui jouaient mettent autant au milieu : c’est le pot suivant.
    - **Plafond (5.2) :** tu ne gagnes ni ne paies jamais plus que le plafond dans une donne, si gros que soit le pot. Seule la mise s’y ajoute.
    - **Égalités (5.3) :** les gagnants à égalité partagent et ne paient rien. Les jetons en trop restent au pot.
    {""}Sur l’image, les sept de David prennent le pot de 5. Clara et Emma jouaient aussi, et paient 5 chacune : le pot suivant est de 10.
    {""}Exemple : le pot est de 25 et quatre jouent. Le gagnant prend 25, trois paient 25 chacun : le pot suivant est de 75.
guts-topic-end = La fin
guts-rule-end =
    - **Quand (6.1) :** une partie a au moins le nombre de donnes convenu. À partir de la dernière, une donne la finit si quelqu’un gagne, si personne ne doit égaler le pot, et s’il y reste moins de jetons que de joueurs. Après le double de donnes, elle finit de toute façon.
    - **Le dernier pot (6.2) :** les jetons encore au pot sont partagés également. Le reste va à la gauche du dernier donneur.
    - **Qui gagne (6.3) :** le plus de jetons. En cas d’égalité, on partage.
guts-topic-leaving = Départs et chrono
guts-rule-leaving =
    - **Partir (7.1) :** tu pars avec ce que tu as gagné ou perdu, et tu ne peux plus gagner la partie. Aucun robot ne joue pour toi. Si tu as dit que tu joues, tu restes jusqu’à la fin de la donne. Sinon, tu passes.
    - **Seul (7.2) :** s’il ne reste qu’un joueur, il prend le pot, et la partie finit aussitôt.
    - **Temps (7.3) :** quand ton temps est écoulé, tu passes. Après trois fois de suite, tu quittes la partie.
guts-topic-money = Ce que ça coûte
guts-rule-money =
    - **Paiement (8.1) :** chaque jeton vaut la mise convenue. Les joueurs sous zéro paient, ceux au-dessus sont payés.
    - **Au pire (8.2) :** un jeton de départ et le plafond à chaque donne, dans deux fois plus de donnes que convenu. Avec 20 donnes, un plafond de 20 et 0,01 le jeton, cela fait 8,40. Tu vois ce montant avant de t’asseoir.
    {""}Après la partie, je publie les paquets : chacun peut alors retrouver les mains qui ont passé.
guts-topic-presets = Options
guts-rule-presets =
    - **Donnes :** au moins ce nombre, de 1 à 100. Par défaut 20.
    - **Plafond :** de 10 à 1000 jetons. Par défaut 100. Les nouvelles tables proposent 20.
    - **Jouer ou passer :** à tour de rôle, ou ensemble. Ensemble va plus vite quand les gens répondent lentement.
guts-why-line-won = { $chips } · pot de { $pot } gagné
guts-why-line-paid = { $chips } · en jeu et battu
guts-why-line-ante = { $chips } · mise
guts-why-line-shared = { $chips } · part du dernier pot
guts-why-shared = La partie a fini avec des jetons au pot. Ils sont partagés également : { $chips } ici.
guts-why-ante = Avant la donne, chacun met un jeton au pot.
guts-why-won = La meilleure main de ceux qui jouaient gagne { $chips } du pot.
guts-why-alone = Personne d’autre ne jouait : { $chips } du pot, sans montrer.
guts-why-paid = A joué sans la meilleure main : { $chips } au pot.
guts-why-due = { $payer } paie { $payee }
guts-why-nets = { $payer } a fini { $lost ->
    [1] un jeton
    [one] { $lost } jeton
   *[other] { $lost } jetons
} sous zéro, { $payee } { $won } au-dessus. Les joueurs sous zéro paient ceux au-dessus.

## Leçon

guts-lesson-names = Anna, Bruno, Clara, David
guts-lesson-step-1 = Une paire
guts-lesson-step-2 = Le pot
guts-lesson-step-3 = Parler en dernier
guts-lesson-step-4 = Sans adversaire
guts-lesson-step-5 = Quand ça coûte
guts-lesson-step-6 = Au pire
guts-lesson-pair = Chacun a mis un jeton au pot et a **deux cartes** en main. À tour de rôle, on dit si on joue. La meilleure main de ceux qui jouent prend le pot, et **n’importe quelle paire bat deux cartes dépareillées**. Tu as des huit : **vas-y**.
guts-lesson-not-pair = Passer ne coûte rien, mais ne rapporte rien. Seule une plus haute paire bat tes huit. Vas-y!
guts-lesson-match = Clara jouait aussi, alors vous avez montré vos cartes, et tes huit ont pris les 4 jetons. **Tous les autres qui jouaient mettent l’équivalent du pot.** Combien de jetons y a-t-il au pot pour la prochaine donne?
guts-lesson-not-match = { $number ->
    [0] Tu as pris ce qu’il y avait. Mais Clara jouait et a perdu, alors elle en remet autant.
   *[8] Seule Clara égale le pot, une fois. Et personne ne mise tant qu’il y a un pot.
}
guts-lesson-listen = Cette fois, tu parles en dernier, et tu as entendu les autres : Clara et David jouent. Sans paire, la plus haute carte compte, et n’importe quel as ou roi bat ta dame. **Passe** : c’est gratuit.
guts-lesson-not-listen = Deux joueurs y vont déjà, et un as, un roi ou une paire bat Q-J. Tu paierais sans doute 4. Passe.
guts-lesson-alone = Bien vu : David a montré des rois, et Clara a payé 4. Maintenant, Clara et David passent, et seul Bruno parle après toi. Contre un seul joueur, un roi est une bonne carte. **Vas-y.**
guts-lesson-not-alone = Tu peux passer. Mais deux joueurs ont renoncé, et si Bruno passe aussi, le pot est à toi, peu importe tes cartes. Vas-y.
guts-lesson-lose = Bruno a passé. **Quand personne d’autre ne joue, tu prends le pot sans montrer tes cartes.** Le pot était vide, alors chacun a remis un jeton. Tu as A-K, la meilleure main sans paire. **Vas-y.**
guts-lesson-not-lose = Passer, c’est prudent. Mais seule une paire bat A-K : presque tout le monde y va. Essaie : ici, ça ne coûte rien.
guts-lesson-big = Les trois de Bruno font une paire, et battent ton A-K : **tu as payé 4**, et deux autres aussi. Le pot est maintenant de 12, et la table le montre. Si tu joues, tu gagnes 12 ou tu paies 12. Avec 10-9, **passe**.
guts-lesson-not-big = Si quelqu’un a un valet, tu paies 12. Attends une meilleure main.
guts-lesson-worst = Tous les autres ont passé, alors David a pris les 12 sans dire un mot. Les pots grossissent vite. Il y a donc un **plafond**, ici 20 jetons : gros pot ou pas, une donne ne rapporte ni ne coûte plus. Disons que le pot est de 35, que tu joues et que tu perds. Combien de jetons paies-tu?
guts-lesson-not-worst = { $number ->
    [12] 12, c’était le dernier pot. Un pot de 35 te coûte plus que ça.
   *[35] C’est tout le pot. Le plafond est de 20 : tu ne paies jamais plus dans une donne.
}
guts-lesson-end = Voilà Guts! Ton compte peut passer sous zéro, et tout se règle à la fin, comme ici. Avant une vraie partie, je te dis ce qu’elle peut coûter au pire. Avec une paire ou un as, vas-y. Et plus tu parles tard, plus tu en sais.

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
standing-stats-guts-counters = jetons par donne
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
standing-feat-out-of-debt = une victoire après 20 jetons de dette
pictures-board-alt-pots = { $count ->
    [one] { NUMBER($count, useGrouping: 0) } pot gagné
   *[other] { NUMBER($count, useGrouping: 0) } pots gagnés
}
pictures-board-alt-matched = { $count ->
    [one] { NUMBER($count, useGrouping: 0) } pot payé
   *[other] { NUMBER($count, useGrouping: 0) } pots payés
}

## La fin d’une partie et ses grands moments

guts-keepsake-unit = { $count ->
    [one] jeton
   *[other] jetons
}
guts-moment-full-pot = { $names } { $count ->
    [one] ramasse
   *[other] ramassent
} un pot au plafond!
guts-moment-beaten-pair = { $names } : paire contre paire!

## L’entraîneur : les coups, puis les raisons

guts-coach-in = Jouer
guts-coach-out = Passer
guts-coach-wins = Tu gagnes le pot dans { $best } % des donnes.
guts-coach-pays-less = En jouant, tu paierais le pot dans { $next } % des donnes.
guts-coach-alone = Tu es seul à jouer dans { $best } % des donnes.
guts-coach-stronger = Ta main bat { $best } % des mains qu’un autre peut avoir.
guts-coach-level = Parmi les mains qu’un autre peut avoir, { $best } % valent la tienne, ou plus.
guts-coach-others-in = { $count ->
    [one] Quelqu’un joue déjà : il faudrait battre sa main.
   *[other] { $count } autres jouent déjà : il faudrait battre toutes leurs mains.
}

## À quelle fréquence

guts-special-matched = Quelqu’un doit égaler le pot
guts-special-alone = Un seul joueur est en jeu
guts-special-capped = Le pot dépasse le plafond
