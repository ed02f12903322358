# Rolling Stone : ses conditions, ce qu’on demande, ce qui se passe à la table, ses règles et ses refus.

rolling-stone-name = Enflé
rolling-stone-not-a-move = Ce n’est pas un coup d’Enflé. Essaie `play 9H`.
rolling-stone-not-a-move-not-a-card = Ce n’est pas une carte. Essaie `play 9H` : le rang, puis la sorte.
rolling-stone-wrong-deals = Une partie a de 1 à 30 donnes.
rolling-stone-wrong-pay = Les perdants paient pour chacune de leurs cartes (`cards`), pour leurs points (`points`), ou un point en tout (`flat`).

## Conditions

rolling-stone-terms-stake = Chaque point coûte { $stake } { $unit }.
rolling-stone-rules-classic = Règles classiques.
rolling-stone-rules-classic-about = comme dans /rules
rolling-stone-option-deals = { $value ->
    [1] Une donne.
   *[other] { $value } donnes.
}
rolling-stone-option-pay-cards = Un point par carte restée en main.
rolling-stone-option-pay-flat = Chaque perdant donne un point.
rolling-stone-option-pay-points = Les perdants donnent ce que valent leurs cartes.
rolling-stone-word-deals = donnes : { $value }
rolling-stone-word-pay-cards = un point par carte
rolling-stone-word-pay-flat = un point chacun
rolling-stone-word-pay-points = ce que valent les cartes
rolling-stone-resign-ask-last = Quitter cette partie? Il resterait seulement { $opponent }, et elle finirait tout de suite. { $opponent } gagne cette donne comme s’il ne lui restait aucune carte. Tu ne peux plus gagner.
rolling-stone-typed-stake-about = Ce que coûte un point, comme 0,10 ou 1 (0 : pour le plaisir)
rolling-stone-typed-deals = Donnes
rolling-stone-typed-deals-about = De 1 à 30. Laisse vide pour une donne.

## Ce qu’on demande

rolling-stone-ask-lead = Tu entames : n’importe quelle carte.
rolling-stone-ask-lead-taken = Tu entames : n’importe quelle carte, même de la sorte que tu viens de ramasser.
rolling-stone-ask-follow = Fournis à { $suit ->
    [S] pique
    [H] cœur
    [D] carreau
   *[C] trèfle
}.
rolling-stone-card = Joue une carte

## Ce qui s’est passé

rolling-stone-event-dealt = Donne { $deal } : { $seat } donne huit cartes à chacun.
    .seat = Donne { $deal } : tu donnes huit cartes à chacun.
rolling-stone-event-played = { $seat } joue { $card }.
    .seat = Tu joues { $card }.
rolling-stone-event-few = Il reste à { $seat } { $count ->
    [1] une carte
   *[other] deux cartes
}.
    .seat = Il te reste { $count ->
        [1] une carte
       *[other] deux cartes
    }.
rolling-stone-event-discarded = Tout le monde a fourni : la levée { $number } est hors jeu, et { $seat } entame.
    .seat = Tout le monde a fourni : la levée { $number } est hors jeu, et tu entames.
rolling-stone-event-tookup = **{ $seat } ramasse { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} et en a { $held }.**
    .seat = **Tu ramasses { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } et tu en as { $held }.**
rolling-stone-scored-out = { $name } n’a plus de cartes et gagne { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .name = Tu n’as plus de cartes et tu gagnes { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
rolling-stone-scored-limit = C’était la levée 150. { $name } a le moins de cartes et gagne { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .name = C’était la levée 150. Tu as le moins de cartes et tu gagnes { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
rolling-stone-scored-drawn = C’était la levée 150. { $names } ont le moins de cartes, alors la donne est nulle, et personne ne paie.
    .names-among = C’était la levée 150. { $names } avez le moins de cartes, alors la donne est nulle, et personne ne paie.
rolling-stone-scored-left = { $name } reste sans adversaire et gagne { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .name = Tu restes sans adversaire et tu gagnes { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
rolling-stone-last = { $name } joue { $card }, sa dernière carte.
    .name = Ta dernière carte, { $card }, a été jouée pour toi.
rolling-stone-over = { $winners } { $count ->
    [one] gagne
   *[other] gagnent
} la partie.
    .winners = Tu gagnes la partie.
rolling-stone-unpaid = { $names } { $count ->
    [one] a quitté la partie, sans victoire ni gain.
   *[other] ont quitté la partie, sans victoire ni gain.
}
rolling-stone-late = { $name } n’a plus de temps et sort de la partie. Un robot joue à sa place.
    .name = Tu n’as plus de temps et tu sors de la partie. Un robot joue à ta place.
rolling-stone-left-last = { $name } n’est plus de la partie. Il reste seulement { $other }.
    .name = Tu n’es plus de la partie. Il reste seulement { $other }.
    .other = { $name } n’est plus de la partie. Il ne reste que toi.
rolling-stone-left = { $name } s’en va. Un robot joue à sa place.
    .name = Tu t’en vas. Un robot joue à ta place.

## Images

rolling-stone-plays = À { $name } de jouer
    .name = À toi de jouer
rolling-stone-leads = { $name } entame
    .name = Tu entames
rolling-stone-next = Tous ont fourni, { $name } entame
    .name = Tous ont fourni, tu entames
rolling-stone-takes = { $name } en ramasse { $count } et entame
    .name = Tu en ramasses { $count } et entames
rolling-stone-wins = { $name } gagne { $points ->
    [one] { $points } point
   *[other] { $points } points
}
    .name = Tu gagnes { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
rolling-stone-drawn = Donne nulle : personne ne paie
rolling-stone-over-by = { $name } { $count ->
    [one] gagne
   *[other] gagnent
}
    .name = Tu gagnes
    .name-among = { $name } gagnez
rolling-stone-nobody = Personne ne gagne
rolling-stone-before = La première donne s’en vient
rolling-stone-note-trick = levée { $trick }
rolling-stone-note-deal = donne { $deal } sur { $deals }
rolling-stone-note-late = encore { $tricks ->
    [one] { $tricks } levée
   *[other] { $tricks } levées
}
rolling-stone-in-play = en jeu
rolling-stone-fewest = le moins
rolling-stone-level = { $count } à égalité
rolling-stone-few = { $count ->
    [1] dernière
   *[other] plus que 2
}
rolling-stone-out-with = sort avec
rolling-stone-alt-trick = Levée { $number } : { $cards }.
rolling-stone-alt-last = La donne a fini à la levée { $number } : { $cards }.
rolling-stone-alt-taken = { $name } a ramassé la levée { $number } : { $cards }.
    .name = Tu as ramassé la levée { $number } : { $cards }.
rolling-stone-alt-discarded = Tous ont fourni à la levée { $number }, qui est hors jeu : { $cards }. { $name } avait la plus forte carte.
    .name = Tous ont fourni à la levée { $number }, qui est hors jeu : { $cards }. Tu avais la plus forte carte.
rolling-stone-alt-left = Encore en jeu : { $suits }.
rolling-stone-alt-late = Encore { $tricks ->
    [one] { $tricks } levée
   *[other] { $tricks } levées
} avant la fin de la donne. Le moins de cartes : { $names }, { $count ->
    [one] { $cards }
   *[other] { $cards } chacun
}.
rolling-stone-alt-suited = { $suit } { $ranks }
rolling-stone-alt-open = { $name } a en main : { $cards }.
    .name = Tu as en main : { $cards }.
rolling-stone-alt-known = { $name }, cartes connues de tous : { $cards }. { $hidden ->
    [0] C’est toute la main.
    [one] { $hidden } carte est inconnue.
   *[other] { $hidden } cartes sont inconnues.
}
    .name = Tes cartes que tout le monde connaît : { $cards }.
rolling-stone-alt-void = { $name } n’a pas de { $suits }.
rolling-stone-alt-out = Hors jeu : { $cards }.
rolling-stone-alt-grew = vient d’en ramasser { $count }
rolling-stone-alt-limit = La donne a fini après { $tricks } levées.
rolling-stone-alt-deal-points = { $count ->
    [one] { $points } point dans cette donne
   *[other] { $points } points dans cette donne
}
rolling-stone-alt-points = { $count ->
    [one] { $points } point en tout
   *[other] { $points } points en tout
}
rolling-stone-alt-deal = Enflé, donne { $deal } sur { $deals }, donnée par { $name }.
rolling-stone-pad-note = le plus haut total gagne
rolling-stone-pad-crown = gagne la donne
rolling-stone-receipt-about = Enflé, { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}
rolling-stone-receipt-rate = { $amount } le point

## Refus

rolling-stone-refused-game-over = La partie est finie.
rolling-stone-refused-not-seated = Tu n’es pas à cette table.
rolling-stone-refused-by-agreement = Il faut l’accord de tout le monde.
rolling-stone-refused-has-left = Tu as quitté cette partie.
rolling-stone-refused-not-a-move = À l’Enflé, on joue une carte.
rolling-stone-refused-no-cards-yet = Les cartes ne sont pas encore données.
rolling-stone-refused-not-your-turn = Ce n’est pas ton tour.
rolling-stone-refused-not-held = Tu n’as pas cette carte.
rolling-stone-refused-must-follow = Fournis à { $suit ->
    [S] pique
    [H] cœur
    [D] carreau
   *[C] trèfle
} : tu en as.

## Règles

rolling-stone-how-1 = Chacun reçoit **huit cartes**. **Vide ta main avant les autres.**
rolling-stone-how-2 = À tour de rôle, chacun **fournit la sorte entamée**. Il n’y a pas d’atout, et l’as est la plus forte.
rolling-stone-how-3 = Tout le monde a fourni : la levée est **hors jeu**, et la plus forte carte entame la suivante.
rolling-stone-how-4 = **Pas de carte de la sorte? Tu ramasses toute la levée**, et tu entames. C’est automatique, et ta main gonfle.
rolling-stone-how-5 = Ta dernière carte gagne la donne aussitôt. Les autres te donnent **un point par carte qu’ils ont en main**.
rolling-stone-topic-deal = Cartes et but
rolling-stone-rule-deal =
    L’Enflé (Rolling Stone en anglais) se joue de quatre à six, chacun pour soi. L’as est la plus forte carte, puis K Q J 10 9 et ainsi de suite.
    - **Les cartes (1.2) :** huit par joueur. À quatre, on joue avec l’as jusqu’au 7 de chaque sorte (32 cartes), à cinq jusqu’au 5 (40), à six jusqu’au 3 (48).
    - **Le but (1.3) :** être le premier à ne plus avoir de cartes. Si tu ne peux pas fournir, ta main gonfle.
    - **La donne (2.1) :** chacun reçoit huit cartes, et il n’en reste aucune. Il n’y a ni atout ni talon. Le premier donneur est tiré au sort, puis la donne passe à gauche.
rolling-stone-topic-tricks = Les levées
rolling-stone-rule-tricks =
    - **Entame (3.1) :** le voisin de gauche du donneur entame de n’importe quelle carte.
    - **Fournir (3.2) :** dans le sens horaire, chacun joue une carte de la sorte entamée, celle qu’il veut, tant qu’il en a une.
    - **Tous ont fourni (3.3) :** la levée est hors jeu pour le reste de la donne. Celui qui a joué la plus forte carte entame la suivante.
    {""}Tout le monde a vu la carte jouée : on ne la reprend pas (7.3).
rolling-stone-topic-taking = Ramasser
rolling-stone-rule-taking =
    - **Ramasser (3.4) :** si tu n’as pas de carte de la sorte entamée, tu ne joues rien et tu ramasses toute la levée. Elle est alors finie : personne n’y joue après toi. Tu entames la suivante, de n’importe quelle carte, même de la sorte ramassée.
    - **Automatique (3.5) :** il n’y a pas de choix, alors ça se fait dès que le joueur d’avant a joué. Tout le monde connaît les cartes que tu as ramassées : *La table en texte* les retient.
    {""}Sur l’image, on a entamé cœur. Théo n’en a pas, ramasse les trois cartes, en a onze maintenant, et entame.
    {""}Une sorte a deux cartes par joueur. Quand une de ses levées est hors jeu, il en reste une par joueur, et le nombre est en rouge. La prochaine levée de cette sorte sera ramassée, à moins que chacun en ait juste une.
rolling-stone-topic-end = La fin d’une donne
rolling-stone-rule-end =
    - **Sortir (4.1) :** dès que ta dernière carte quitte ta main, tu gagnes la donne, que tu entames, que tu fournisses ou que tu joues en dernier. La levée n’est pas finie.
    - **150 levées (4.2) :** le jeu pourrait tourner sans fin. Une donne a donc au plus 150 levées, ramassées ou hors jeu. Alors, la plus petite main gagne. Si plusieurs en ont le moins, la donne est nulle, et personne ne paie.
rolling-stone-topic-match = Points et partie
rolling-stone-rule-match =
    - **Points (5.1) :** chacun des autres donne au gagnant un point par carte en main. Après 150 levées, un point pour chaque carte de plus que le gagnant.
    - **Qui gagne (5.2) :** le plus de points après toutes les donnes. En cas d’égalité, on partage.
    {""}Exemple : Maya sort quand les autres ont 4, 7 et 11 cartes. Maya reçoit 22 points, les autres −4, −7 et −11.
rolling-stone-topic-leaving = Départs et chrono
rolling-stone-rule-leaving =
    - **Partir (7.1) :** un robot joue à ta place. Tu ne peux plus gagner la partie. Tu couvres ses pertes et tu ne reçois rien.
    - **Seul (7.2) :** quand il ne reste qu’un joueur, il gagne la donne en cours comme s’il n’avait plus de cartes. Les cartes d’une levée inachevée ne comptent pour personne. Les donnes qui restent ne comptent pas.
    - **Temps (7.3) :** quand ton temps est écoulé, les autres choisissent la suite.
rolling-stone-topic-money = Ce que ça coûte
rolling-stone-rule-money =
    - **Paiement (6.1) :** la mise est le prix d’un point. Pour chaque donne, chacun des autres paie au gagnant la mise pour chaque point donné. À la fin, entre deux joueurs, on ne paie que la différence.
    {""}Exemple : à 0,10, un joueur pris avec 11 cartes paie 1,10.
    - **Pour le plaisir (6.1) :** avec une mise de 0, seuls les points comptent.
rolling-stone-topic-presets = Options
rolling-stone-rule-presets =
    - **Donnes :** de 1 à 30 (par défaut 1).
    - **Par carte :** un point par carte en main.
    - **Un point :** chacun des autres donne un point, peu importe sa main.
    - **Par points :** chacun des autres donne ce que valent ses cartes : l’as 1, K Q J 10 dix chacune, les autres leur chiffre.
rolling-stone-why-won = gagne { $points ->
    [one] { $points } point
   *[other] { $points } points
}
rolling-stone-why-gave = { $points ->
    [0] ne donne rien
    [one] donne { $points } point
   *[other] donne { $points } points
}
rolling-stone-why-out = Plus de cartes après { $tricks ->
    [one] { $tricks } levée
   *[other] { $tricks } levées
}, dont { $taken ->
    [0] aucune ramassée
    [one] { $taken } ramassée
   *[other] { $taken } ramassées
}.
rolling-stone-why-limit-cards = Après { $tricks } levées, la plus petite main gagne : { $count } ici. Les autres donnent un point par carte de plus.
rolling-stone-why-limit-flat = Après { $tricks } levées, la plus petite main gagne : { $count } ici. Les autres donnent un point chacun.
rolling-stone-why-limit-points = Après { $tricks } levées, la plus petite main gagne : { $count } ici. Les autres donnent ce que leurs cartes valent de plus que celles-ci.
rolling-stone-why-left = Tous les autres étaient partis, et c’est comme ne plus avoir de cartes.
rolling-stone-why-drawn = Après { $tricks } levées, plusieurs avaient le moins de cartes, alors la donne est nulle.
rolling-stone-why-flat = Un point, peu importe la main.
rolling-stone-why-held = { $count ->
    [0] Aucune carte en main.
   *[other] En main : { $cards }.
}
rolling-stone-why-each-cards = Un point chacune.
rolling-stone-why-each-points = L’as vaut 1, K Q J 10 dix chacune, les autres leur chiffre.
rolling-stone-why-more-cards = { $more ->
    [one] { $more } carte
   *[other] { $more } cartes
} de plus que le gagnant : un point chacune.
rolling-stone-why-more-points = Ce qu’elles valent de plus que les cartes du gagnant, jamais moins de zéro : l’as 1, K Q J 10 dix chacune, les autres leur chiffre.
rolling-stone-why-took = { $count ->
    [0] n’a ramassé aucune levée
    [one] a ramassé { $count } levée
   *[other] a ramassé { $count } levées
}
rolling-stone-why-most = Jamais plus de { $count } cartes en main.
rolling-stone-why-due = { $payer } paie { $payee }
rolling-stone-why-unpaid = { $payer } ne doit rien à { $payee }
rolling-stone-why-unpaid-text = { $payer } a donné à { $payee } { $gave ->
    [one] { $gave } point
   *[other] { $gave } points
}, et en a reçu { $back }. Mais { $payee } a quitté la partie, et ceux qui partent ne reçoivent rien.
rolling-stone-why-due-text = Dans les donnes gagnées par { $payee }, { $payer } a donné { $gave ->
    [one] { $gave } point
   *[other] { $gave } points
}{ $back ->
    [0] {""}.
    [one] , et en a reçu { $back } dans d’autres.
   *[other] , et en a reçu { $back } dans d’autres.
}

## Leçon

rolling-stone-lesson-names = Anna, Bruno, Clara, David
rolling-stone-lesson-step-1 = Fournir
rolling-stone-lesson-step-2 = Entamer
rolling-stone-lesson-step-3 = Ramasser
rolling-stone-lesson-step-4 = Haute ou basse
rolling-stone-lesson-step-5 = La dernière carte
rolling-stone-lesson-step-6 = Les points
rolling-stone-lesson-follow = **Vide ta main avant les autres.** Trois levées sont finies, et il te reste cinq cartes. Bruno a entamé trèfle : si tu en as, tu en **fournis** un, au choix. Il n’y a pas d’atout, et l’as est la plus forte carte. La plus forte entame la levée suivante : **joue A♣**.
rolling-stone-lesson-not-follow = Tu pourrais fournir { $what }, mais alors la dame de David est la plus forte, et c’est lui qui entame. Prends l’entame : joue A♣.
rolling-stone-lesson-lead = Tout le monde a fourni, alors la levée est **hors jeu**, et tu entames. Cherche une sorte qui manque à quelqu’un. Il reste quatre trèfles, et tu en as deux : l’un des autres n’en a donc pas. **Entame 9♣.**
rolling-stone-lesson-not-lead = Dans une vraie partie, { $what } irait peut-être aussi bien. Cette donne est préparée pour 9♣.
rolling-stone-lesson-pick-up = Clara n’avait pas de trèfle, alors elle a **ramassé la levée** et entamé carreau. Puis c’était à toi. Sans carreau, tu en as ramassé deux, et tu entames. Tu peux entamer ce que tu viens de ramasser. Tu as deux des quatre derniers carreaux : **entame Q♦**.
rolling-stone-lesson-not-pick-up = Tu pourrais entamer { $what }. Mais pourquoi garder ce que tu as ramassé? Refile la dame de carreau.
rolling-stone-lesson-choose = Ça marche : Bruno a ramassé ta dame. Puis David a ramassé du cœur, et il entame 9♠. Si tout le monde fournit, une carte haute prend l’entame, une basse t’en dispense. Tu t’en passes bien, alors débarrasse-toi de la haute. **Joue Q♠.**
rolling-stone-lesson-not-choose = { $what } est permise, mais il te reste alors la dame, et tu devras peut-être entamer quand tu ne veux pas.
rolling-stone-lesson-diamond = Clara n’avait pas de pique et a ramassé trois cartes. Il te reste trois cartes, chacune d’une autre sorte. C’est bien, **tu peux fournir presque partout**. Seul ton 9♦ peut être joué. Les autres sont gris. **Joue-le.**
rolling-stone-lesson-not-diamond = On a entamé carreau : joue 9♦.
rolling-stone-lesson-last = Tout le monde a fourni, et Clara a entamé trèfle. Plus que deux cartes! **Joue 8♣.** Ta dernière carte se jouera d’elle-même, dès que quelqu’un entamera sa sorte.
rolling-stone-lesson-not-last = On a entamé trèfle : joue 8♣.
rolling-stone-lesson-points = David a entamé pique, ton 7♠ a fourni, et **tu n’as plus de cartes : la donne finit aussitôt**, en pleine levée. Les autres te donnent **un point par carte qui leur reste**. La mise est de 1 le point. Combien reçois-tu en tout?
rolling-stone-lesson-not-points = { $number ->
    [3] C’est ce que donne un seul joueur. Tous les trois te donnent des points, alors additionne leurs cartes.
   *[4] C’est ce que donne David à lui seul. Tous les trois en donnent : additionne leurs cartes.
}
rolling-stone-lesson-end = Voilà l’Enflé! Compte les sortes, refile ce que tu ramasses, et garde le plus longtemps possible une carte de chaque sorte. `/rules game:rolling-stone` dit le reste.

## Classements

choice-by-out = donnes gagnées
choice-by-taken = levées ramassées
standing-by-out = Par donnes gagnées
standing-column-out = les donnes gagnées
standing-by-taken = Par levées ramassées
standing-column-taken = les levées ramassées
standing-own-by-out = { $count ->
        [one] { $figure } donne gagnée
       *[other] { $figure } donnes gagnées
    }
standing-own-by-taken = { $count ->
        [one] { $figure } levée ramassée
       *[other] { $figure } levées ramassées
    }
standing-stats-out = { $count ->
        [one] donne gagnée
       *[other] donnes gagnées
    }
standing-stats-taken = { $count ->
        [one] levée ramassée
       *[other] levées ramassées
    }
standing-feat-slim = une donne gagnée sans rien ramasser
standing-feat-balloon = une donne gagnée après une main de douze cartes ou plus
pictures-board-alt-out = { $count ->
    [one] { NUMBER($count, useGrouping: 0) } donne gagnée
   *[other] { NUMBER($count, useGrouping: 0) } donnes gagnées
}
pictures-board-alt-taken = { $count ->
    [one] { NUMBER($count, useGrouping: 0) } levée ramassée
   *[other] { NUMBER($count, useGrouping: 0) } levées ramassées
}

## La fin d’une partie et ses grands moments

rolling-stone-moment-swollen = cartes en main pour { $names }!
rolling-stone-moment-balloon = cartes en main, et { $names } { $count ->
    [one] gagne
   *[other] gagnent
} quand même!
rolling-stone-moment-gasp = levées, et { $names } { $count ->
    [one] a
   *[other] ont
} le moins de cartes!
rolling-stone-moment-slim = { $names } { $count ->
    [one] n’a
   *[other] n’ont
} jamais rien ramassé!

## L’entraîneur : les coups, puis les raisons

rolling-stone-coach-play = Jouer { $cards }
rolling-stone-coach-first = { $next ->
    [0] Tu finis le premier dans { $best } % des donnes.
   *[other] Tu finis le premier dans { $best } % des donnes, au lieu de { $next } %.
}
rolling-stone-coach-first-either = { $best ->
    [0] Tu ne finis jamais le premier, dans les deux cas.
    [100] Tu finis toujours le premier, dans les deux cas.
   *[other] Tu finis le premier dans environ { $best } % des donnes, dans les deux cas.
}
rolling-stone-coach-picked-up = { $next ->
    [0] Quelqu’un doit ramasser cette levée dans { $best } % des donnes.
   *[other] Quelqu’un doit ramasser cette levée dans { $best } % des donnes, au lieu de { $next } %.
}
rolling-stone-coach-picked-up-less = { $best ->
    [0] Sinon, quelqu’un devrait ramasser cette levée dans { $next } % des donnes.
   *[other] Quelqu’un doit ramasser cette levée dans seulement { $best } % des donnes, au lieu de { $next } %.
}
rolling-stone-coach-picked-up-either = { $best ->
    [0] Personne ne ramasse cette levée, dans les deux cas.
    [100] Quelqu’un doit ramasser cette levée, dans les deux cas.
   *[other] Quelqu’un doit ramasser cette levée dans environ { $best } % des donnes, dans les deux cas.
}
rolling-stone-coach-lead = { $next ->
    [0] Tu entames la prochaine levée dans { $best } % des donnes.
   *[other] Tu entames la prochaine levée dans { $best } % des donnes, au lieu de { $next } %.
}
rolling-stone-coach-lead-either = { $best ->
    [0] Tu n’entames pas la prochaine levée, dans les deux cas.
    [100] Tu entames la prochaine levée, dans les deux cas.
   *[other] Tu entames la prochaine levée dans environ { $best } % des donnes, dans les deux cas.
}
rolling-stone-coach-left-less = Cartes qui te restent à la fin, en moyenne : { $best }, au lieu de { $next }.
rolling-stone-coach-void = Quelqu’un ne peut pas fournir à { $cards } et doit ramasser la levée.
rolling-stone-coach-all-follow = Tu sais que tous les autres peuvent fournir à { $cards }.
rolling-stone-coach-longest = C’est ta sorte la plus longue.
rolling-stone-coach-fewest = De tes sortes, c’est celle dont les autres ont le moins de cartes : { $count }.
rolling-stone-coach-most = De tes sortes, c’est celle dont les autres ont le plus de cartes : { $count }.
rolling-stone-coach-keeps-suit = Il te reste { $cards } pour fournir si cette sorte revient.
rolling-stone-coach-wins = Tu joues le dernier, et { $cards } gagne l’entame.
rolling-stone-coach-no-lead = Tu ne peux pas battre { $cards } : tu n’entameras pas la prochaine levée.
rolling-stone-coach-keeps-high = Tu gardes { $cards } pour gagner l’entame plus tard.

## À quelle fréquence

rolling-stone-special-slim = Le gagnant n’a rien ramassé
rolling-stone-special-balloon = Le gagnant a tenu douze cartes ou plus
rolling-stone-special-limit = La limite de levées met fin à la donne
