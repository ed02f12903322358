# Daifugo : ses conditions, ce qu’on demande, ce qui se passe à la table, ses règles et ses refus.

daifugo-name = Daifugo
daifugo-not-a-move = Ce n’est pas un coup de Daifugo. Essaie `play 9S 9H` ou `pass`.
daifugo-not-a-move-not-a-card = Ce n’est pas une carte. Essaie `play 9S 9H` : le rang, puis la sorte.
daifugo-wrong-deals = Une partie a de 1 à 50 donnes.
daifugo-wrong-second-exchange = Le Pauvre et le Millionnaire échangent-ils aussi une carte? Écris `yes` ou `no`.
daifugo-wrong-revolution = Quatre cartes d’un rang renversent-elles l’ordre? Écris `yes` ou `no`.
daifugo-wrong-eights = Les huit finissent-ils la ronde? Écris `yes` ou `no`.
daifugo-wrong-payment = Paie-t-on seulement la dernière donne (`final`), ou chaque donne (`every`)?

## Titres

daifugo-title-daifugo = Daifugo
daifugo-title-millionaire = Millionnaire
daifugo-title-commoner = Roturier
daifugo-title-poor = Pauvre
daifugo-title-destitute = Miséreux

## Conditions

daifugo-terms-stake = Une mise vaut { $stake } { $unit }. Le Miséreux paie deux mises au Daifugo. À quatre joueurs ou plus, le Pauvre en paie une au Millionnaire.
daifugo-rules-classic = { $payment ->
    [final] Règles classiques : les titres de la dernière donne décident et se paient.
   *[every] Règles classiques.
}
daifugo-rules-classic-about = comme dans /rules
daifugo-option-deals = { $value ->
    [1] Une donne.
   *[other] { $value } donnes.
}
daifugo-option-second-exchange-no = Seuls le Miséreux et le Daifugo échangent des cartes.
daifugo-option-second-exchange-yes = Le Pauvre et le Millionnaire échangent aussi une carte.
daifugo-option-revolution-no = L’ordre des rangs ne change jamais.
daifugo-option-revolution-yes = Quatre cartes d’un rang renversent l’ordre des rangs.
daifugo-option-eights-no = Les huit sont des cartes comme les autres.
daifugo-option-eights-yes = Les huit finissent la ronde.
daifugo-option-payment-final = Seule la dernière donne se paie.
daifugo-option-payment-every = Chaque donne se paie.
daifugo-word-deals = donnes : { $value }
daifugo-word-second-exchange-no = un seul échange
daifugo-word-second-exchange-yes = deuxième échange
daifugo-word-revolution-no = sans révolution
daifugo-word-revolution-yes = révolution
daifugo-word-eights-no = huit ordinaires
daifugo-word-eights-yes = les huit finissent la ronde
daifugo-word-payment-final = la dernière donne se paie
daifugo-word-payment-every = chaque donne se paie
daifugo-typed-stake-about = Ce que vaut une mise, comme 0,50 ou 1 (0 : pour le plaisir)
daifugo-typed-deals = Donnes
daifugo-typed-deals-about = De 1 à 50. Laisse vide pour { $usual }.

## Ce qu’on demande

daifugo-ask-lead = Tu entames : d’une à quatre cartes d’un même rang.
daifugo-ask-beat = { $count ->
    [1] Bats { $cards } avec une carte plus forte, ou passe.
    [2] Bats { $cards } avec une paire plus forte, ou passe.
    [3] Bats { $cards } avec trois cartes plus fortes, ou passe.
   *[4] Bats { $cards } avec quatre cartes plus fortes, ou passe.
}
daifugo-ask-beat-turned = { $count ->
    [1] L’ordre est renversé : bats { $cards } avec plus bas, ou passe.
    [2] Ordre renversé : bats { $cards } avec une paire plus basse, ou passe.
    [3] Ordre renversé : bats { $cards } avec trois plus basses, ou passe.
   *[4] Renversé : bats { $cards } avec quatre plus basses, ou passe.
}
daifugo-ask-lead-turned = Tu entames : d’une à quatre d’un rang. Renversé : le 3 est fort.
daifugo-ask-give = Rends { $count ->
    [1] une carte
   *[2] deux cartes
} à { $name }, au choix.
daifugo-card = Choisis quoi jouer
daifugo-pass = Passer
daifugo-give = Rends { $count ->
    [1] une carte
   *[2] deux cartes
}
daifugo-give-these = Rendre { $count }
daifugo-choice-give = rendre { $cards }
daifugo-count-1 = une
daifugo-count-2 = deux
daifugo-count-3 = trois
daifugo-count-4 = quatre
daifugo-later-pass-round = Passer
daifugo-take-back-pass-round = Rester

## Ce qui s’est passé

daifugo-event-dealt = Donne { $deal } : { $seat } donne.
    .seat = Donne { $deal } : tu donnes.
daifugo-fetched = { $name } remet à { $other } { $count ->
    [1] sa meilleure carte
   *[2] ses deux meilleures cartes
}.
    .name = Tu remets à { $other } { $count ->
        [1] ta meilleure carte
       *[2] tes deux meilleures cartes
    }{ $cards ->
        [none] {""}
       *[other] , { $cards }
    }.
    .other = { $name } te remet { $count ->
        [1] sa meilleure carte
       *[2] ses deux meilleures cartes
    }{ $cards ->
        [none] {""}
       *[other] , { $cards }
    }.
daifugo-gave = { $name } rend { $count ->
    [1] une carte
   *[2] deux cartes
} à { $other }.
    .name = Tu rends { $cards ->
        [none] { $count ->
            [1] une carte
           *[2] deux cartes
        }
       *[other] { $cards }
    } à { $other }.
    .other = { $name } te rend { $cards ->
        [none] { $count ->
            [1] une carte
           *[2] deux cartes
        }
       *[other] { $cards }
    }.
daifugo-event-played = { $seat } joue { $cards }.
    .seat = Tu joues { $cards }.
daifugo-led = { $name } entame avec { $cards }.
    .name = Tu entames avec { $cards }.
daifugo-last = { $name } entame avec sa dernière carte, { $cards }.
    .name = Ta dernière carte, { $cards }, a été jouée pour toi.
daifugo-event-passed = { $seat } passe.
    .seat = Tu passes.
daifugo-turned = **Révolution! Le 3 est fort maintenant, et le 2 est faible.**
daifugo-turned-back = **Contre-révolution! Le 2 est de nouveau fort.**
daifugo-event-few = Il reste à { $seat } { $count ->
    [1] une carte
   *[other] deux cartes
}.
    .seat = Il te reste { $count ->
        [1] une carte
       *[other] deux cartes
    }.
daifugo-out = { $name } n’a plus de cartes : **{ $title }**.
    .name = Tu n’as plus de cartes : **{ $title }**.
daifugo-round-passed = Tous les autres ont passé.
daifugo-round-passed-own = Tous les autres ont passé, et tu entames.
daifugo-round-unbeatable = Rien ne bat ça.
daifugo-round-unbeatable-own = Rien ne bat ça, et tu entames.
daifugo-round-eight = Les huit finissent la ronde.
daifugo-round-eight-own = Les huit finissent la ronde, et tu entames.
daifugo-scored = { $daifugo } est Daifugo. { $destitute } finit Miséreux et va chercher à boire.
    .daifugo = Te voilà Daifugo! { $destitute } finit Miséreux et va chercher à boire.
    .destitute = { $daifugo } est Daifugo. Te voilà Miséreux : va chercher à boire!
daifugo-event-fell = **{ $seat } tombe de Daifugo à Miséreux!**
    .seat = **Tu tombes de Daifugo à Miséreux!**
daifugo-event-rose = **{ $seat } monte de Miséreux à Daifugo!**
    .seat = **Tu montes de Miséreux à Daifugo!**
daifugo-over = { $winners } gagne la partie.
    .winners = Tu gagnes la partie.
daifugo-left = { $name } s’en va. Un robot joue à sa place.
    .name = Tu t’en vas. Un robot joue à ta place.
daifugo-late = { $name } a encore dépassé son temps et sort de la partie. Un robot joue à sa place.
    .name = Tu as encore dépassé ton temps et tu sors de la partie. Un robot joue à ta place.
daifugo-left-last = { $name } n’est plus de la partie. Il reste seulement { $other }.
    .name = Tu n’es plus de la partie. Il reste seulement { $other }.
    .other = { $name } n’est plus de la partie. Il ne reste que toi.
daifugo-unpaid = { $names } { $count ->
    [one] a quitté la partie, sans victoire ni gain.
   *[other] ont quitté la partie, sans victoire ni gain.
}

## Images

daifugo-plays = À { $name } de jouer
    .name = À toi de jouer
daifugo-leads = { $name } entame
    .name = Tu entames
daifugo-gives = { $name } { $cards ->
    [1] en rend une
   *[2] en rend deux
}
    .name = Rends { $cards ->
        [1] une carte
       *[2] deux cartes
    }
daifugo-give-both = { $name } et { $other } rendent
daifugo-before = La première donne s’en vient
daifugo-is-daifugo = { $name } est Daifugo
    .name = Tu es Daifugo
daifugo-over-by = { $name } gagne
    .name = Tu gagnes
daifugo-nobody = Personne ne gagne
daifugo-note-deal = donne { $deal } sur { $deals }
daifugo-wanted = { $count ->
    [1] carte
    [2] paire
    [3] brelan
   *[4] carré
}
daifugo-wanted-by = { $wanted } à battre ({ $name })
daifugo-nothing = rien encore
daifugo-turned-note = 3 est fort
daifugo-closed-passed = tous ont passé
daifugo-closed-unbeatable = imbattable
daifugo-closed-eight = fini par un huit
daifugo-back-to = { $count ->
    [1] une
   *[2] deux
} pour { $name }
daifugo-got-from = reçu : { $name }
daifugo-gone-to = parti : { $name }
daifugo-drinks = { $name } va chercher à boire
    .name = Tu vas chercher à boire
daifugo-was = était { $title }
daifugo-stays = reste { $title }
daifugo-alt-beat = À battre : { $cards }, par { $name }. { $count ->
    [1] Il faut une carte.
    [2] Il faut une paire.
    [3] Il faut trois cartes d’un rang.
   *[4] Il faut quatre cartes d’un rang.
}
daifugo-alt-round = Avant, dans cette ronde : { $cards }.
daifugo-alt-play = { $cards } par { $name }
daifugo-alt-lead = Rien à battre : on entame comme on veut.
daifugo-alt-closed-passed = { $cards } par { $name } : personne n’a fait mieux, tous les autres ont passé.
daifugo-alt-closed-unbeatable = { $cards } par { $name } : rien ne bat ça.
daifugo-alt-closed-eight = { $cards } par { $name } : un huit finit la ronde.
daifugo-alt-turned = L’ordre est renversé : le 3 est fort, le 2 est faible.
daifugo-alt-fetched = { $name } a remis à { $other } { $count ->
    [1] sa meilleure carte
   *[2] ses deux meilleures cartes
}.
    .name = Tu as remis à { $other } { $count ->
        [1] ta meilleure carte
       *[2] tes deux meilleures cartes
    }.
    .other = { $name } t’a remis { $count ->
        [1] sa meilleure carte
       *[2] ses deux meilleures cartes
    }.
daifugo-alt-swapped = { $name } a remis à { $other } { $count ->
    [1] sa meilleure carte, et en a reçu une
   *[2] ses deux meilleures cartes, et en a reçu deux
}.
    .name = Tu as remis à { $other } { $count ->
        [1] ta meilleure carte, et en as reçu une
       *[2] tes deux meilleures cartes, et en as reçu deux
    }.
    .other = { $name } t’a remis { $count ->
        [1] sa meilleure carte, et en a reçu une
       *[2] ses deux meilleures cartes, et en a reçu deux
    }.
daifugo-alt-got = { $name } t’a remis : { $cards }.
daifugo-alt-given = Tu as remis à { $name } : { $cards }.
daifugo-alt-gives = Tu rends : { $cards }.
daifugo-alt-known = D’après l’échange, { $name } a en main : { $cards }.
daifugo-alt-place = { $place } : { $name }, { $title }.
daifugo-alt-place-was = { $place } : { $name }, { $title } ({ $was }).
daifugo-alt-times = Daifugo jusqu’ici : { $times }.
daifugo-alt-time = { $name } { $count ->
    [one] { $count } fois
   *[other] { $count } fois
}
daifugo-alt-deal = Daifugo, donne { $deal } sur { $deals }, donnée par { $name }.
daifugo-poster-note = deviens Daifugo
daifugo-pad-note = places, donne par donne
daifugo-pad-crown = Daifugo
daifugo-pad-wins = { $names } gagne
    .names = Tu gagnes
daifugo-pad-leads = { $names } est Daifugo
    .names = Tu es Daifugo
daifugo-receipt-about = Daifugo, { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}
daifugo-receipt-rate = { $amount } la mise

## Refus

daifugo-refused-game-over = La partie est finie.
daifugo-refused-not-seated = Tu n’es pas à cette table.
daifugo-refused-by-agreement = Il faut l’accord de tout le monde.
daifugo-refused-has-left = Tu as quitté cette partie.
daifugo-refused-not-a-move = Au Daifugo, on joue des cartes d’un même rang, ou on passe.
daifugo-refused-no-cards-yet = Les cartes ne sont pas encore données.
daifugo-refused-not-your-turn = Ce n’est pas ton tour.
daifugo-refused-exchange-first = On rend encore des cartes. Ensuite, le Daifugo entame.
daifugo-refused-gives-nothing = Tu n’as pas de cartes à rendre maintenant.
daifugo-refused-wrong-gift = Rends { $wanted ->
    [1] une carte
   *[2] deux cartes
}, ni plus ni moins.
daifugo-refused-is-out = Tu n’as plus de cartes dans cette donne.
daifugo-refused-has-passed = Tu as passé, alors tu n’es plus dans cette ronde.
daifugo-refused-must-lead = Tu entames, alors tu ne peux pas passer.
daifugo-refused-not-held = Tu n’as pas ces cartes.
daifugo-refused-mixed-ranks = Les cartes jouées ensemble doivent être du même rang.
daifugo-refused-wrong-number = Il faut { $wanted ->
    [1] une seule carte
    [2] une paire
    [3] trois cartes d’un rang
   *[4] quatre cartes d’un rang
} : autant qu’à l’entame.
daifugo-refused-not-higher = Ça ne bat pas { $rank ->
    [A] l’as
    [K] le roi
    [Q] la dame
    [J] le valet
   *[other] le { $rank }
}.

## Règles

daifugo-how-1 = **Vide ta main avant les autres.** De la plus forte à la plus faible : **2** A K Q J 10 9 8 7 6 5 4 **3**. La sorte ne compte pas.
daifugo-how-2 = On entame avec une à quatre cartes d’un même rang. À tour de rôle, joue **autant de cartes d’un rang plus fort, ou passe** jusqu’à la ronde suivante.
daifugo-how-3 = Quand tous les autres ont passé, le dernier qui a joué entame la ronde suivante, **comme il veut**.
daifugo-how-4 = Le premier à finir est le **Daifugo**, puis viennent Millionnaire, Roturiers et Pauvre. Le dernier, le **Miséreux**, va chercher à boire.
daifugo-how-5 = À la donne suivante, le Miséreux remet ses **deux meilleures cartes** au Daifugo, qui en rend deux au choix et entame. Le Daifugo de la dernière donne gagne.
daifugo-topic-cards = Cartes et but
daifugo-rule-cards =
    On joue de trois à huit, chacun pour soi.
    - **Les cartes (1.2) :** un jeu de 52, sans joker. De la plus forte à la plus faible : 2 A K Q J 10 9 8 7 6 5 4 3. La sorte ne compte pas.
    - **Le but :** ne plus avoir de cartes avant les autres. Le Daifugo de la dernière donne gagne la partie.
daifugo-topic-titles = Les titres
daifugo-rule-titles =
    - **Titres (2.1) :** le premier à ne plus avoir de cartes est le Daifugo, le grand millionnaire. Le dernier avec des cartes est le Miséreux.
    - **Combien (2.2) :** à trois, on est Daifugo, Roturier ou Miséreux. À quatre, on est Daifugo, Millionnaire, Pauvre ou Miséreux. À plus de quatre, il y a des Roturiers entre Millionnaire et Pauvre.
    {""}Tu gardes ton titre pendant la donne suivante : il est affiché à côté de ton nom.
    {""}Sur l’image, Noor monte de Roturier à Daifugo, et Maya tombe de Millionnaire à Miséreux.
daifugo-topic-deal = La donne
daifugo-rule-deal =
    - **La donne (3.1) :** les 52 cartes, une à une, à partir de la gauche du donneur. Certains en ont une de plus. Le premier donneur est tiré au sort, puis c’est le Miséreux qui donne.
    - **La première entame (3.2) :** à la première donne, le voisin de gauche du donneur. Ensuite le Daifugo, après l’échange.
daifugo-topic-play = Les rondes
daifugo-rule-play =
    - **Entame (4.1) :** celui qui entame joue d’une à quatre cartes d’un même rang, et ne peut pas passer.
    - **Battre ou passer (4.1) :** dans le sens horaire, chacun joue autant de cartes d’un rang plus fort, ou passe. On peut passer même si on pourrait jouer.
    - **Passé (4.2) :** celui qui a passé n’est plus dans la ronde, et revient à la suivante.
    - **La suite (4.3) :** quand tous ceux qui ont encore des cartes ont passé, le dernier qui a joué entame comme il veut.
    - **Imbattable (4.6) :** les deux finissent la ronde aussitôt. Sinon on demande à chacun : passer ne dit donc rien.
    {""}Sur l’image, il faut des paires. Sur deux neuf, deux valets conviennent, mais ni un seul valet ni trois.
    {""}Tout le monde a vu la carte jouée : on ne la reprend pas.
daifugo-topic-out = Sortir
daifugo-rule-out =
    - **Sortir (4.4) :** celui qui a joué sa dernière carte est sorti, avec le meilleur titre qui reste. N’importe quelle carte convient, même un deux.
    - **Encore à battre (4.4) :** les autres peuvent encore battre ces dernières cartes. Si tous passent, le prochain à gauche qui a des cartes entame.
    - **La dernière carte :** si tu entames et n’as qu’une carte, elle est jouée automatiquement.
    - **La fin d’une donne (4.5) :** quand un seul joueur a des cartes, la donne est finie. Le Miséreux ne montre pas les siennes.
daifugo-topic-exchange = L’échange
daifugo-rule-exchange =
    À partir de la deuxième donne, avant l’entame :
    - **Les deux meilleures (5.1) :** le Miséreux remet ses deux plus fortes cartes au Daifugo. C’est automatique. À rang égal, pique part d’abord, puis cœur, carreau, trèfle.
    - **Deux au choix (5.3) :** le Daifugo, qui les a en main, en rend deux au choix, même les mêmes.
    - **Deuxième échange (5.4) :** si c’est convenu et qu’on est quatre ou plus, le Pauvre et le Millionnaire échangent une carte de la même façon. Le Daifugo et le Millionnaire choisissent en même temps, en secret.
    {""}Seuls les deux joueurs d’un échange en voient les cartes.
daifugo-topic-end = La fin
daifugo-rule-end =
    - **La fin (6.1) :** après le nombre de donnes convenu. Le Daifugo de la dernière gagne, ou s’il est parti, le premier après lui qui ne l’est pas.
daifugo-topic-leaving = Départs et chrono
daifugo-rule-leaving =
    - **Partir (6.2) :** un robot joue à ta place, titre compris. Tu ne peux plus gagner la partie. Tu couvres ses pertes et tu ne reçois rien.
    - **Seul (7.3) :** quand il ne reste qu’un joueur, il gagne aussitôt, et chacun de ceux qui sont partis lui paie deux mises. Les donnes inachevées ne se paient pas.
    - **Temps :** quand ton temps est écoulé, le bot joue pour toi : le plus faible qui bat la table, sinon il passe. Il rend tes plus faibles cartes. Après trois fois de suite, tu sors de la partie.
daifugo-topic-money = Ce que ça coûte
daifugo-rule-money =
    - **Paiement (7.1) :** le Miséreux paie deux mises au Daifugo. À quatre ou plus, le Pauvre en paie une au Millionnaire. Les Roturiers ne paient ni ne reçoivent rien.
    - **Quelles donnes (7.2) :** seulement la dernière, sauf si vous avez convenu de payer chaque donne. Alors on additionne, et entre deux joueurs on ne paie que la différence.
    {""}Exemple : à quatre, à 1,00, l’ordre est Anna, Bruno, Clara, David. David paie 2,00 à Anna, Clara paie 1,00 à Bruno.
    - **Pour le plaisir :** avec une mise de 0, seuls les titres comptent.
daifugo-topic-seen = Ce qu’on voit
daifugo-rule-seen =
    - **Tout le monde voit (8) :** combien de cartes tu as, ce qui a été joué dans cette ronde, qui a passé, qui est sorti.
    - **Personne ne voit (8) :** les mains, même après une donne, ni les cartes des rondes d’avant : elles sont face cachée.
    {""}Après la partie, je publie les paquets : chacun peut alors retrouver toutes les mains.
daifugo-topic-presets = Options
daifugo-rule-presets =
    - **Donnes :** de 1 à 50 (par défaut 5).
    - **Deuxième échange (5.4) :** le Pauvre et le Millionnaire échangent aussi une carte.
    - **Révolution (4.7) :** quatre cartes d’un rang, entamées ou sur quatre autres, renversent l’ordre jusqu’à la fin de la donne. Le 3 est fort, le 2 est faible, et les trois finissent la ronde. Quatre autres le remettent. L’échange suit toujours l’ordre normal.
    - **Les huit (4.8) :** celui qui joue des huit finit la ronde aussitôt, et entame.
    - **Chaque donne se paie (7.2) :** et pas seulement la dernière.
daifugo-why-title = { $place } : { $title }
daifugo-why-out = A fini avant { $after ->
    [one] { $after } autre joueur
   *[other] { $after } autres joueurs
}.
daifugo-why-last = Le dernier avec des cartes : il en restait { $held }.
daifugo-why-before = Avant cette donne : { $title }.
daifugo-why-due = { $payer } paie { $payee }
daifugo-why-unpaid = { $payer } ne doit rien à { $payee }
daifugo-why-unpaid-text = { $payee } a quitté la partie, et ceux qui partent ne reçoivent rien.
daifugo-why-deal = Donne { $deal } : { $payer } ({ $from }) doit { $stakes ->
    [one] { $stakes } mise
   *[other] { $stakes } mises
} à { $payee } ({ $to }).
daifugo-why-left = { $payer } a quitté la partie, comme tous les autres sauf { $payee }, et lui paie { $stakes ->
    [one] { $stakes } mise
   *[other] { $stakes } mises
}.

## Leçon

daifugo-lesson-names = Anna, Bruno, Clara, David
daifugo-lesson-step-1 = Battre des cartes
daifugo-lesson-step-2 = Passer
daifugo-lesson-step-3 = Les deux
daifugo-lesson-step-4 = Entamer
daifugo-lesson-step-5 = Titres et échange
daifugo-lesson-step-6 = Ce que ça coûte
daifugo-lesson-beat = **Vide ta main avant les autres.** Il te reste sept cartes. De la plus forte à la plus faible : **2 A K Q J 10 … 3**. La sorte ne compte pas. David a entamé avec une paire : joue une **paire plus forte**, ou passe. Un seul bouton joue les deux cartes : **appuie sur Q**.
daifugo-lesson-not-beat = { $verb ->
    [pass] Tu peux passer même si tu pourrais jouer. Mais deux cartes de moins, c’est ce que tu veux. Appuie sur Q.
   *[play] Deux deux gagnent, mais ce sont tes meilleures cartes. Les dames suffisent : appuie sur Q.
}
daifugo-lesson-pass = Les as de Bruno battent tes dames, et seuls tes deux battent des as. Chacun d’eux peut gagner une ronde à lui seul : n’en gaspille pas deux, **passe**. Tu n’es plus dans cette ronde, et tu reviens à la suivante. Dans une partie, tu peux aussi passer avant ton tour.
daifugo-lesson-not-pass = Ça gagnerait, mais tes deux deux partent d’un coup. Garde-les : chacun peut gagner une ronde à lui seul.
daifugo-lesson-two = Tous ont passé, alors Bruno a entamé la ronde suivante : une seule carte, cette fois. **Rien ne bat un deux.** Il finit la ronde aussitôt, et tu entames la suivante. **Joue un 2.**
daifugo-lesson-not-two = Tu peux passer. Mais tu as deux deux et peu d’autres cartes. C’est le moment de prendre l’entame.
daifugo-lesson-lead = Tu entames : **d’une à quatre cartes d’un même rang**, comme tu veux. Dis d’abord combien. Trois d’un coup, c’est dur à battre : **appuie sur *{ daifugo-count-3 }*, puis sur 6**. Ton autre deux est imbattable, alors il part en dernier.
daifugo-lesson-not-lead = Tu peux entamer avec { $what }. Mais entame avec les trois six d’un coup, et il ne reste que le deux. Personne ne peut l’arrêter.
daifugo-lesson-give = Ta main s’est vidée la première : te voilà **Daifugo**! Bruno, le dernier, est **Miséreux** et te remet ses **deux meilleures cartes**. Tu lui en rends **deux au choix**. Tes plus faibles sont marquées : **rends-les**.
daifugo-lesson-not-give = Tu peux rendre { $what }. Mais ton 3 et ton 4 seront les plus durs à placer : rends-les.
daifugo-lesson-open = Le Daifugo entame. Débarrasse-toi des cartes faibles, le plus possible d’un coup : **appuie sur *{ daifugo-count-2 }*, puis sur 6**. À certaines tables, les huit finissent la ronde, ou quatre cartes d’un rang renversent l’ordre : c’est la *révolution*.
daifugo-lesson-not-open = Tu peux entamer avec { $what }. Mais ta paire faible sera la plus dure à placer : d’abord *{ daifugo-count-2 }*, puis 6.
daifugo-lesson-payment = Le reste de la donne s’est joué tout seul. Tu es encore Daifugo, et Clara finit Miséreux. **Seule la dernière donne se paie**, à moins de convenir d’autre chose. Le Pauvre paie une mise au Millionnaire. Combien de mises le Miséreux paie-t-il au Daifugo?
daifugo-lesson-not-payment = { $number ->
    [1] Une, c’est ce que le Pauvre paie au Millionnaire. Le Miséreux paie plus.
   *[4] Pas tant que ça. C’est autant que de cartes échangées.
}
daifugo-lesson-end = Deux, et le Miséreux va chercher à boire. Voilà le Daifugo! Entame avec tes cartes faibles, garde un deux pour reprendre l’entame, et surveille ceux qui ont peu de cartes.

## Classements

choice-by-daifugo = fois Daifugo
choice-by-destitute = fois Miséreux
standing-by-daifugo = Par titres de Daifugo
standing-column-daifugo = les titres de Daifugo
standing-by-destitute = Par titres de Miséreux
standing-column-destitute = les titres de Miséreux
standing-own-by-daifugo = { $count ->
        [one] { $figure } fois Daifugo
       *[other] { $figure } fois Daifugo
    }
standing-own-by-destitute = { $count ->
        [one] { $figure } fois Miséreux
       *[other] { $figure } fois Miséreux
    }
standing-stats-daifugo-rate = fois Daifugo par donne
standing-stats-daifugo = { $count ->
        [one] fois Daifugo
       *[other] fois Daifugo
    }
standing-stats-destitute = { $count ->
        [one] fois Miséreux
       *[other] fois Miséreux
    }
standing-feat-dynasty = une série de trois donnes comme Daifugo
standing-feat-rags-to-riches = une montée de Miséreux à Daifugo
pictures-board-alt-daifugo = { NUMBER($count, useGrouping: 0) } fois Daifugo
pictures-board-alt-destitute = { NUMBER($count, useGrouping: 0) } fois Miséreux

## La fin d’une partie et ses grands moments

daifugo-keepsake-unit = fois Daifugo
daifugo-moment-rose = { $names } : de Miséreux à Daifugo!
daifugo-moment-fell = { $names } : de Daifugo à Miséreux!
daifugo-moment-dynasty = fois de suite Daifugo : { $names }!
daifugo-moment-last = Daifugo de la dernière donne : { $names }

## L’entraîneur : les coups, puis les raisons

daifugo-coach-play = Jouer { $cards }
daifugo-coach-pass = Passer
daifugo-coach-give = Rendre { $cards }
daifugo-coach-gives-least = C’est avec ce que tu gardes que tu finis le plus vite.
daifugo-coach-sure = Personne ne peut t’empêcher d’être le prochain à finir.
daifugo-coach-first = { $next ->
    [0] Tu es le prochain à finir dans { $best } % des donnes.
   *[other] Tu es le prochain à finir dans { $best } % des donnes, au lieu de { $next } %.
}
daifugo-coach-first-either = { $best ->
    [0] Tu n’es jamais le prochain à finir, dans les deux cas.
    [100] Tu es toujours le prochain à finir, dans les deux cas.
   *[other] Tu es le prochain à finir dans environ { $best } % des donnes, dans les deux cas.
}
daifugo-coach-last-less = { $best ->
    [0] Sinon, tu finirais dernier dans { $next } % des donnes.
   *[other] Tu finis dernier dans { $best } % des donnes, au lieu de { $next } %.
}
daifugo-coach-round = { $next ->
    [0] Tu entames la ronde suivante dans { $best } % des donnes.
   *[other] Tu entames la ronde suivante dans { $best } % des donnes, au lieu de { $next } %.
}
daifugo-coach-keeps-high = Tu gardes { $cards } pour plus tard.
daifugo-coach-whole = Tu ne brises aucun groupe.
daifugo-coach-sheds = Tu te défais { $count ->
    [one] d’une carte
   *[other] de { $count } cartes
}, et il { $left ->
    [0] ne t’en reste plus
   *[other] t’en reste { $left }
}.
daifugo-coach-saves = { $left ->
    [one] Tu gardes ta dernière carte pour plus tard.
   *[other] Tu gardes tes { $left } cartes pour plus tard.
}

## À quelle fréquence

daifugo-special-fell = Le Daifugo tombe Miséreux
daifugo-special-rose = Le Miséreux devient Daifugo
daifugo-special-revolution = Une révolution
