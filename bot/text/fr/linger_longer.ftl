# Linger Longer : ses conditions, ce qu’on demande, ce qui se passe à la table, ses règles et ses refus.

linger-longer-name = Linger Longer
linger-longer-not-a-move = Ce n’est pas un coup de Linger Longer. Essaie `play 9H`.
linger-longer-not-a-move-not-a-card = Ce n’est pas une carte. Essaie `play 9H` : le rang, puis la sorte.
linger-longer-wrong-deals = Une partie a de 1 à 30 donnes, ou `each` : autant que de joueurs.
linger-longer-wrong-trump = L’atout vient-il de la carte du donneur (`dealer`) ou d’une carte du talon (`stock`)?

## Conditions

linger-longer-rules-classic = Règles classiques.
linger-longer-rules-classic-about = comme dans /rules
linger-longer-option-deals-each = Autant de donnes que de joueurs : chacun donne une fois.
linger-longer-option-deals = { $value ->
    [1] Une donne.
   *[other] { $value } donnes.
}
linger-longer-option-trump-dealer = La dernière carte du donneur est retournée, et sa sorte est atout.
linger-longer-option-trump-stock = Une carte du talon est retournée, et sa sorte est atout. Elle reste hors jeu.
linger-longer-word-deals-each = une donne par joueur
linger-longer-word-deals = donnes : { $value }
linger-longer-word-trump-dealer = atout par la dernière carte du donneur
linger-longer-word-trump-stock = atout tiré du talon
linger-longer-terms-stake = Chaque point d’écart coûte { $stake } { $unit }.
linger-longer-typed-stake-about = Ce que coûte un point d’écart, comme 0,25 ou 1 (0 : pour le plaisir)
linger-longer-resign-ask-last = Quitter cette partie? Il resterait seulement { $opponent }, et elle finirait tout de suite. { $opponent } gagne cette donne avec les cartes en main, au moins un point. Tu ne peux plus gagner.
linger-longer-typed-deals = Donnes
linger-longer-typed-deals-about = De 1 à 30. Laisse vide pour une donne par joueur.

## Ce qu’on demande

linger-longer-ask-lead = Tu entames : n’importe quelle carte.
linger-longer-ask-follow = Fournis à { $suit ->
    [S] pique
    [H] cœur
    [D] carreau
   *[C] trèfle
}.
linger-longer-ask-any = Tu n’as pas de { $suit ->
    [S] pique
    [H] cœur
    [D] carreau
   *[C] trèfle
} : joue n’importe quelle carte.
linger-longer-ask-any-trumps = Tu n’as pas de { $suit ->
    [S] pique
    [H] cœur
    [D] carreau
   *[C] trèfle
} : joue n’importe quelle carte. L’atout gagne.
linger-longer-card = Joue une carte

## Ce qui s’est passé

linger-longer-dealt = Donne { $deal } : { $name } donne et montre { $card }. Atout { $suit ->
    [S] pique
    [H] cœur
    [D] carreau
   *[C] trèfle
}.
    .name = Donne { $deal } : tu donnes et montres { $card }. Atout { $suit ->
        [S] pique
        [H] cœur
        [D] carreau
       *[C] trèfle
    }.
linger-longer-dealt-aside = Donne { $deal } : { $name } donne, et { $card } est retournée. Atout { $suit ->
    [S] pique
    [H] cœur
    [D] carreau
   *[C] trèfle
}.
    .name = Donne { $deal } : tu donnes, et { $card } est retournée. Atout { $suit ->
        [S] pique
        [H] cœur
        [D] carreau
       *[C] trèfle
    }.
linger-longer-event-played = { $seat } joue { $card }.
    .seat = Tu joues { $card }.
linger-longer-last = { $name } joue { $card }, sa dernière carte.
    .name = Ta dernière carte, { $card }, a été jouée pour toi.
linger-longer-event-won = { $seat } gagne la levée { $number } et pioche.
    .seat = Tu gagnes la levée { $number }.
linger-longer-drew = Il en reste { $stock } au talon.
linger-longer-drew-own = Tu pioches { $card }, et il en reste { $stock } au talon.
linger-longer-event-lastcard = { $seat } n’a plus qu’une carte.
    .seat = Tu n’as plus qu’une carte.
linger-longer-ranout = { $who ->
    [own] Tu n’as plus de cartes.
    [among] { $names } n’avez plus de cartes.
   *[none] { $names } { $count ->
        [one] n’a
       *[other] n’ont
    } plus de cartes.
}
linger-longer-scored = { $name } tient le plus longtemps avec { $cards } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .name = Tu tiens le plus longtemps avec { $cards } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
linger-longer-scored-bare = { $name } reste sans adversaire : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .name = Tu restes sans adversaire : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
linger-longer-over = { $winners } { $count ->
    [one] gagne
   *[other] gagnent
} la partie.
    .winners = Tu gagnes la partie.
linger-longer-unpaid = { $names } { $count ->
    [one] a quitté la partie, sans victoire ni gain.
   *[other] ont quitté la partie, sans victoire ni gain.
}
linger-longer-late = { $name } n’a plus de temps et sort de la partie. Un robot joue à sa place.
    .name = Tu n’as plus de temps et tu sors de la partie. Un robot joue à ta place.
linger-longer-left-last = { $name } n’est plus de la partie. Il reste seulement { $other }.
    .name = Tu n’es plus de la partie. Il reste seulement { $other }.
    .other = { $name } n’est plus de la partie. Il ne reste que toi.
linger-longer-left = { $name } s’en va. Un robot joue à sa place.
    .name = Tu t’en vas. Un robot joue à ta place.

## Images

linger-longer-plays = À { $name } de jouer
    .name = À toi de jouer
linger-longer-leads = { $name } entame
    .name = Tu entames
linger-longer-wins = { $name } gagne { $points ->
    [one] { $points } point
   *[other] { $points } points
}
    .name = Tu gagnes { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
linger-longer-over-by = { $name } { $count ->
    [one] gagne
   *[other] gagnent
}
    .name = Tu gagnes
    .name-among = { $name } gagnez
linger-longer-nobody = Personne ne gagne
linger-longer-before = La première donne s’en vient
linger-longer-note-trick = levée { $trick }
linger-longer-note-deal = donne { $deal } sur { $deals }
linger-longer-turned = retournée
linger-longer-aside = hors jeu
linger-longer-out = a fini, levée { $trick }
linger-longer-last-card = dernière
linger-longer-points = { $count ->
    [one] point
   *[other] points
}
linger-longer-alt-deal = Linger Longer, donne { $deal } sur { $deals }, donnée par { $name }.
linger-longer-alt-trumps = Atout : { $suit }.
linger-longer-alt-trick = Levée { $number } : { $cards }. { $name } la gagne pour l’instant.
    .name = Levée { $number } : { $cards }. Tu la gagnes pour l’instant.
linger-longer-alt-taken = Levée { $number }, à { $name } : { $cards }.
linger-longer-alt-older = Levée { $number } : { $cards }, à { $name }.
linger-longer-alt-shown = { $name } a en main { $card }, retournée pour l’atout.
    .name = Tu as en main { $card }, retournée pour l’atout.
linger-longer-alt-aside = La carte retournée pour l’atout, { $card }, est hors jeu.
linger-longer-alt-stock = { $count ->
    [one] { NUMBER($count, useGrouping: 0) } carte
   *[other] { NUMBER($count, useGrouping: 0) } cartes
} au talon.
linger-longer-alt-shows = Il reste à { $name } : { $cards }.
    .name = Il te reste : { $cards }.
linger-longer-alt-open = { $name } a en main : { $cards }.
    .name = Tu as en main : { $cards }.
linger-longer-alt-shrank = { $before } avant
linger-longer-alt-won = { $count ->
    [0] aucune levée
    [one] 1 levée
   *[other] { NUMBER($count, useGrouping: 0) } levées
}
linger-longer-alt-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
linger-longer-pad-note = le plus haut total gagne
linger-longer-pad-crown = gagne la donne
linger-longer-receipt-about = Linger Longer, { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}
linger-longer-receipt-rate = { $amount } le point

## Refus

linger-longer-refused-game-over = La partie est finie.
linger-longer-refused-not-seated = Tu n’es pas à cette table.
linger-longer-refused-by-agreement = Il faut l’accord de tout le monde.
linger-longer-refused-has-left = Tu as quitté cette partie.
linger-longer-refused-not-a-move = À Linger Longer, on joue une carte.
linger-longer-refused-no-cards-yet = Les cartes ne sont pas encore données.
linger-longer-refused-not-your-turn = Ce n’est pas ton tour.
linger-longer-refused-is-out = Tu n’as plus de cartes dans cette donne. Tu reviens à la suivante.
linger-longer-refused-not-held = Tu n’as pas cette carte.
linger-longer-refused-must-follow = Fournis à { $suit ->
    [S] pique
    [H] cœur
    [D] carreau
   *[C] trèfle
} : tu en as.

## Règles

linger-longer-how-1 = Chacun reçoit **autant de cartes qu’il y a de joueurs**. Une carte montre la sorte d’**atout**.
linger-longer-how-2 = À chaque levée, chacun joue une carte. **Fournis la sorte entamée** si tu peux. Sinon, joue ce que tu veux.
linger-longer-how-3 = **Le plus gros atout gagne** la levée. Sans atout, c’est la plus forte carte de la sorte entamée. L’as est la plus forte.
linger-longer-how-4 = Gagne la levée : tu **pioches une carte** au talon et entames la suivante. Les autres ne piochent pas, et chaque levée perdue te coûte une carte.
linger-longer-how-5 = Plus de cartes? Tu attends la donne suivante. **Reste le plus longtemps** et tu gagnes la donne : un point pour chaque carte encore en main.
linger-longer-topic-deal = Cartes et atout
linger-longer-rule-deal =
    On joue de trois à six, chacun pour soi, avec un jeu de 52 cartes. L’as est la plus forte.
    - **Le but (1.3) :** être le dernier à avoir des cartes. Une levée gagnée rapporte une carte, toute autre levée en coûte une.
    - **La donne (2.2) :** à quatre, chacun reçoit quatre cartes, à six, six. Le reste forme le talon. Le premier donneur est tiré au sort, puis la donne passe à gauche.
    - **L’atout (2.3) :** la dernière carte du donneur est montrée à tous, et sa sorte est atout. Elle fait partie de sa main.
    - **L’atout du talon (2.4) :** une option. On retourne plutôt la carte du dessus du talon, qui reste hors jeu.
linger-longer-topic-tricks = Les levées
linger-longer-rule-tricks =
    - **Entame (3.1) :** le voisin de gauche du donneur entame la première levée, de n’importe quelle carte.
    - **Fournir (3.2) :** puis chacun joue une carte, dans le sens horaire. Si tu as une carte de la sorte entamée, tu dois en jouer une. Sinon, tu joues ce que tu veux. On n’est jamais obligé de couper, ni de monter.
    - **Qui gagne (3.3) :** le plus gros atout gagne. Sans atout, c’est la plus forte carte de la sorte entamée.
    {""}Sur l’image, cœur est atout. Bruno a entamé trèfle, et le dix de Clara gagne. Si Anna n’a pas de trèfle, elle peut couper avec n’importe quel cœur.
    {""}Tout le monde a vu la carte jouée : on ne la reprend pas (7.4).
linger-longer-topic-draw = Piocher et sortir
linger-longer-rule-draw =
    - **Piocher (3.4) :** le gagnant de la levée prend la carte du dessus du talon, sans que les autres la voient. Personne d’autre ne pioche.
    - **Ensuite (3.5) :** le gagnant d’une levée entame la suivante.
    - **Sortir (3.6) :** plus de cartes après la pioche? Tu attends la donne suivante. Le gagnant vient de piocher : il a toujours une carte.
    - **La dernière carte (7.3) :** la seule carte d’une main est jouée automatiquement : tout le monde sait qu’il n’y a pas de choix.
linger-longer-topic-end = La fin d’une donne
linger-longer-rule-end =
    - **Le dernier (4.1) :** la donne finit dès qu’un seul joueur a des cartes : il la gagne.
    - **Points (4.2) :** un point pour chaque carte dans la main du gagnant, celle qu’il vient de piocher comprise. Les autres ne marquent rien. Si tous vident leur main à la même levée, son gagnant pioche, et marque un point.
    - **Le talon (4.4) :** il ne manque jamais de cartes.
linger-longer-topic-match = La partie
linger-longer-rule-match =
    - **Donnes (5.1) :** autant que de joueurs, pour que chacun donne une fois, ou autant que convenu.
    - **Qui gagne (5.2) :** le plus de points. En cas d’égalité, on partage la victoire.
linger-longer-topic-leaving = Départs et chrono
linger-longer-rule-leaving =
    - **Partir (7.1) :** un robot joue à ta place. Tu ne peux plus gagner la partie. Tu couvres ses pertes et tu ne reçois rien.
    - **Seul (7.2) :** quand il ne reste qu’un joueur, la partie finit : il gagne la donne en cours avec les cartes qu’il a, au moins un point. Les donnes non commencées ne comptent pas.
    - **Temps (7.3) :** quand ton temps est écoulé, les autres choisissent la suite.
linger-longer-topic-money = Ce que ça coûte
linger-longer-rule-money =
    - **Paiement (6.1) :** la mise est le prix d’un point. À la fin, tu paies à chaque joueur devant toi la mise pour chaque point qui vous sépare.
    {""}Exemple : avec 5, 2 et 0 points à 0,10, le troisième paie 0,50 et 0,20, le deuxième paie 0,30.
    - **Pour le plaisir (6.2) :** avec une mise de 0, seuls les points comptent.
linger-longer-topic-presets = Options
linger-longer-rule-presets =
    - **Donnes :** une par joueur, ou de 1 à 30.
    - **Atout :** la dernière carte du donneur, ou une carte retournée du talon. Avec le talon, personne ne connaît de carte du donneur.
linger-longer-why-deal = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
linger-longer-why-last = Le dernier à avoir des cartes, après { $tricks ->
    [one] { $tricks } levée
   *[other] { $tricks } levées
} : { $cards }. Un point chacune.
linger-longer-why-left = Tous les autres étaient partis. { $count ->
    [0] Aucune carte en main : au moins un point.
   *[other] Encore en main : { $cards }. Un point chacune.
}
linger-longer-why-trick = Levée { $trick }
linger-longer-why-took = { $cards }, dans l’ordre du jeu. Atout { $suit ->
    [S] pique
    [H] cœur
    [D] carreau
   *[C] trèfle
}.
linger-longer-why-due = { $payer } paie { $payee }
linger-longer-why-due-text = { $payee } a fini avec { $more ->
    [one] { $more } point
   *[other] { $more } points
}, { $payer } avec { $less } : la mise pour chaque point d’écart.
linger-longer-why-unpaid = { $payer } ne doit rien à { $payee }
linger-longer-why-unpaid-text = { $payee } finit avec { $more ->
    [one] { $more } point
   *[other] { $more } points
}, { $payer } avec { $less }. Mais { $payee } a quitté la partie, et ceux qui partent ne reçoivent rien.

## Leçon

linger-longer-lesson-names = Anna, Bruno, Clara
linger-longer-lesson-step-1 = Fournir
linger-longer-lesson-step-2 = Entamer
linger-longer-lesson-step-3 = L’atout
linger-longer-lesson-step-4 = La dernière carte
linger-longer-lesson-step-5 = Les points
linger-longer-lesson-step-6 = Ce que ça coûte
linger-longer-lesson-follow = La dernière carte de Bruno a été montrée. Sa sorte, cœur, est **atout** et bat toutes les autres. À chaque **levée**, chacun joue une carte. Clara a entamé pique, et si tu as un pique, tu dois en **fournir** un. Tes autres cartes sont grises. L’as est la plus forte : **joue A♠**.
linger-longer-lesson-lead = La levée est à toi, alors tu as **pioché une carte** (elle est relevée), et tu **entames** la suivante. Les autres ont seulement perdu une carte. Tu peux entamer ce que tu veux. Garde ton atout et ton carreau pour plus tard : **entame 5♣**.
linger-longer-lesson-trump = Bruno n’avait pas de trèfle et a joué 4♥. Cœur est **atout**, et un atout bat toutes les autres sortes. Il vient d’entamer trèfle. Tu n’en as pas, tu peux donc jouer ce que tu veux, et le 10♣ de Clara gagne : **coupe avec 6♥**.
linger-longer-lesson-last = Tu as gagné et pioché Q♦. Clara **n’a plus de cartes : elle est sortie**. Il reste une carte à Bruno. Gagne cette levée et il sort aussi : **entame ta plus forte carte, Q♦**.
linger-longer-lesson-score = Bruno n’a plus de cartes non plus, alors tu **restes le plus longtemps**. Le gagnant marque **un point pour chaque carte qui lui reste**, celle qu’il vient de piocher comprise : 2 pour toi. Tu avais trois cartes au départ et tu as perdu une levée. Combien de points si tu les avais toutes gagnées?
linger-longer-lesson-payment = La partie n’avait qu’une donne : 2 points pour toi, aucun pour les autres. Chacun te paie **la mise pour chaque point d’écart**. La mise est de 1. Combien te paie chacun d’eux?
linger-longer-lesson-end = C’est tout. Gagne des levées pour rester en jeu, garde atouts et as pour la fin, et vide une sorte pour pouvoir la couper. À toi, avec des robots.
linger-longer-lesson-not-follow = { $what } n’est pas un pique.
linger-longer-lesson-not-lead = Tu pourrais entamer { $what }, mais elle vaut plus tard. Entame 5♣.
linger-longer-lesson-not-trump = Avec { $what }, la levée est à Clara, et c’est elle qui pioche. Coupe avec 6♥.
linger-longer-lesson-not-last = La dernière carte de Bruno pourrait battre { $what }. Entame Q♦, plus forte.
linger-longer-lesson-not-score = Une levée gagnée coûte une carte et en rapporte une, alors ta main garde autant de cartes qu’à la donne.
linger-longer-lesson-not-payment = 2 points d’écart, à 1 le point.

## Classements

choice-by-lasted = donnes gagnées
choice-by-tricks = levées gagnées
standing-by-lasted = Par donnes gagnées
standing-column-lasted = les donnes gagnées
standing-by-tricks = Par levées gagnées
standing-column-tricks = les levées gagnées
standing-own-by-lasted = { $count ->
        [one] { $figure } donne gagnée
       *[other] { $figure } donnes gagnées
    }
standing-own-by-tricks = { $count ->
        [one] { $figure } levée gagnée
       *[other] { $figure } levées gagnées
    }
standing-stats-lasted = { $count ->
        [one] donne gagnée
       *[other] donnes gagnées
    }
standing-stats-tricks = { $count ->
        [one] levée gagnée
       *[other] levées gagnées
    }
standing-feat-clean-sweep = une donne avec toutes les levées, à quatre ou plus
standing-feat-photo-finish = une donne gagnée sur la dernière carte de tous
standing-feat-won-by-a-two = une donne gagnée avec un deux
pictures-board-alt-lasted = { $count ->
    [one] { NUMBER($count, useGrouping: 0) } donne gagnée
   *[other] { NUMBER($count, useGrouping: 0) } donnes gagnées
}
pictures-board-alt-tricks = { $count ->
    [one] { NUMBER($count, useGrouping: 0) } levée gagnée
   *[other] { NUMBER($count, useGrouping: 0) } levées gagnées
}

## La fin d’une partie et ses grands moments

linger-longer-moment-sweep = levées sur { $number } : { $names } { $count ->
    [one] rafle
   *[other] raflent
} tout!
linger-longer-moment-photo = { $names } { $count ->
    [one] gagne
   *[other] gagnent
} à la dernière carte de tous!
linger-longer-moment-two = { $names } { $count ->
    [one] gagne
   *[other] gagnent
} avec un deux!

## À quelle fréquence

linger-longer-special-sweep = Un joueur fait toutes les levées
linger-longer-special-photo = Trois joueurs ou plus finissent à la dernière levée

## L’entraîneur : les coups, puis les raisons

linger-longer-coach-play = Jouer { $cards }
linger-longer-coach-trick = { $next ->
    [0] Tu gagnes cette levée, et pioches, dans { $best } % des donnes.
   *[other] Tu gagnes cette levée, et pioches, dans { $best } % des donnes, au lieu de { $next } %.
}
linger-longer-coach-trick-either = { $best ->
    [0] Tu ne gagnes pas cette levée, dans les deux cas.
    [100] Tu gagnes cette levée, et pioches, dans les deux cas.
   *[other] Tu gagnes cette levée, et pioches, dans environ { $best } % des donnes, dans les deux cas.
}
linger-longer-coach-deal = { $next ->
    [0] Tu gagnes cette donne dans { $best } % des cas.
   *[other] Tu gagnes cette donne dans { $best } % des cas, au lieu de { $next } %.
}
linger-longer-coach-deal-either = { $best ->
    [0] Tu ne gagnes jamais cette donne, dans les deux cas.
    [100] Tu gagnes toujours cette donne, dans les deux cas.
   *[other] Tu gagnes cette donne environ { $best } fois sur 100, dans les deux cas.
}
linger-longer-coach-left = Tes points, en moyenne : { $best }, au lieu de { $next }.
linger-longer-coach-theirs-less = Points que marque un autre joueur, en moyenne : { $best }, au lieu de { $next }.
linger-longer-coach-unbeatable = Personne qui joue après toi ne peut battre { $cards }.
linger-longer-coach-cheapest = Aucune de tes cartes plus faibles ne bat tout dans la levée.
linger-longer-coach-empties = Tu n’as pas d’autre carte de cette sorte : tu pourras la couper plus tard.
linger-longer-coach-keeps-trumps = Tu gardes { $cards } pour une levée suivante.
linger-longer-coach-least = Tu ne peux pas jouer de carte plus faible que { $cards }.
