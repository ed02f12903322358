# Beggar My Neighbor : ses conditions, ce qu’on demande, ce qui se passe à la table, ses règles et ses refus.

beggar-my-neighbor-name = Beggar My Neighbor
beggar-my-neighbor-not-a-move = Ce n’est pas un coup de Beggar My Neighbor. Essaie `turn`, `lap` ou `laps 10` (de 2 à 50).
beggar-my-neighbor-wrong-deals = Une partie a de 1 à 9 donnes.
beggar-my-neighbor-wrong-laps = La limite va de 20 à 1200 tours.

## Conditions

beggar-my-neighbor-terms-stake = Chaque donne coûte { $stake } { $unit }.
beggar-my-neighbor-rules-classic = Règles classiques.
beggar-my-neighbor-rules-classic-about = comme dans /rules
beggar-my-neighbor-option-deals = { $value ->
    [1] Une donne.
   *[other] { $value } donnes.
}
beggar-my-neighbor-option-laps = Après { $value } tours, le plus gros paquet gagne.
beggar-my-neighbor-word-deals = donnes : { $value }
beggar-my-neighbor-word-laps = tours : { $value }
beggar-my-neighbor-resign-ask = Abandonner? { $opponent } gagne la partie et la donne en cours{ $cost ->
        [none] .
       *[some] , et tu { $outcome }.
    }
beggar-my-neighbor-typed-stake-about = Ce que coûte une donne, comme 0,10 ou 1 (0 : pour le plaisir)
beggar-my-neighbor-typed-deals = Donnes
beggar-my-neighbor-typed-deals-about = De 1 à 9. Laisse vide pour une donne.
beggar-my-neighbor-typed-laps = Tours
beggar-my-neighbor-typed-laps-about = Limite de tours par donne, de 20 à 1200. Laisse vide pour 1200.

## Ce qu’on demande

beggar-my-neighbor-turn = Retourner
beggar-my-neighbor-pay = Payer { $count }
beggar-my-neighbor-lap = Un tour
beggar-my-neighbor-laps = { $count } tours
beggar-my-neighbor-to-the-end = Au bout…
beggar-my-neighbor-wished = **{ $names } voudrait aller jusqu’au bout (au plus 50 tours). { $others }, appuie aussi, si ça te tente.**
beggar-my-neighbor-steps-on = À la main
beggar-my-neighbor-steps-off = Remettre les tours
beggar-my-neighbor-not-a-move-by-hand = Ici, chaque carte se retourne à la main : `turn`. *Remettre les tours*, sur la table, les ramène.
beggar-my-neighbor-ask-turn = Retourne la prochaine carte.
beggar-my-neighbor-ask-pay = Tu dois { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
beggar-my-neighbor-ask-wait = À { $name } de retourner.
beggar-my-neighbor-ask-wait-pay = { $name } doit { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
    .name = Tu dois { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
beggar-my-neighbor-ask-any = Chacun peut jouer un tour.
beggar-my-neighbor-ask-lap = Ou joue un tour.

## Ce qui s’est passé

beggar-my-neighbor-dealt = Donne { $deal } : { $name } donne les 52 cartes.
    .name = Donne { $deal } : tu donnes les 52 cartes.
beggar-my-neighbor-went = { $name } retourne { $cards }.
    .name = Tu retournes { $cards }.
beggar-my-neighbor-stopped = { $card ->
    [4] Un as
    [3] Un roi
    [2] Une dame
   *[1] Un valet
} pour { $owed ->
    [4] un as
    [3] un roi
    [2] une dame
   *[1] un valet
}!
beggar-my-neighbor-go = { $name } { $cards }
    .name = Toi { $cards }
beggar-my-neighbor-took = { $goes } → **{ $name } +{ $count }**
    .name = { $goes } → **Toi +{ $count }**
beggar-my-neighbor-took-pile = **{ $name } ramasse le tas : +{ $count }.**
    .name = **Tu ramasses le tas : +{ $count }.**
beggar-my-neighbor-laps-last = { $laps } tours : { $shares }.
beggar-my-neighbor-laps-pile = { $laps } tours : { $shares }. Plus gros tas : { $pile }.
beggar-my-neighbor-laps-rally = { $laps } tours : { $shares }. Plus gros tas : { $pile }. Meilleur échange : { $rally }!
beggar-my-neighbor-share = { $laps ->
    [0] aucun pour { $name }
   *[other] { $laps } pour { $name } (+{ $cards })
}
beggar-my-neighbor-low = Il ne reste à { $name } que { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
    .name = Il ne te reste que { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
beggar-my-neighbor-scored-all = { $name } a les 52 cartes après { $laps ->
    [one] { $laps } tour
   *[other] { $laps } tours
} et { $turned } cartes retournées.
    .name = Tu as les 52 cartes après { $laps ->
        [one] { $laps } tour
       *[other] { $laps } tours
    } et { $turned } cartes retournées.
beggar-my-neighbor-scored-limit = C’était le tour { NUMBER($laps, useGrouping: 0) } : { $name } gagne la donne, { $most } cartes à { $least }.
    .name = C’était le tour { NUMBER($laps, useGrouping: 0) } : tu gagnes la donne, { $most } cartes à { $least }.
beggar-my-neighbor-scored-drawn = C’était le tour { NUMBER($laps, useGrouping: 0) } : 26 cartes à 26. La donne est nulle.
beggar-my-neighbor-course = Plus long échange : { $rally }. Plus gros tas : { $pile }.
beggar-my-neighbor-came-back = { $name } revient de { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}!
    .name = Tu reviens de { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }!
beggar-my-neighbor-came-back-deal = À la donne { $deal }, { $name } revient de { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}!
    .name = À la donne { $deal }, tu reviens de { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }!
beggar-my-neighbor-best-rally = Plus long échange de la partie : { $rally }, à la donne { $deal }.
beggar-my-neighbor-best-pile = Plus gros tas de la partie : { $pile }, à la donne { $deal }.
beggar-my-neighbor-steps-wanted = { $name } voudrait que chaque carte soit retournée à la main.
    .name = Désormais, chaque carte se retourne à la main.
beggar-my-neighbor-steps-over = { $name } fait revenir les tours.
    .name = Tu fais revenir les tours.
beggar-my-neighbor-over = { $name } gagne la partie.
    .name = Tu gagnes la partie.
beggar-my-neighbor-left = { $name } quitte la partie.
    .name = Tu quittes la partie.
beggar-my-neighbor-late = { $name } n’a plus de temps et sort de la partie.
    .name = Tu n’as plus de temps et tu sors de la partie.

## Images

beggar-my-neighbor-before = La première donne s’en vient
beggar-my-neighbor-turns = À { $name } de retourner
    .name = À toi de retourner
beggar-my-neighbor-owes = { $name } doit { $count }
    .name = Tu dois { $count }
beggar-my-neighbor-takes = { $name } en ramasse { $count } et retourne
    .name = Tu en ramasses { $count } et retournes
beggar-my-neighbor-wins-all = { $name } a les 52 cartes
    .name = Tu as les 52 cartes
beggar-my-neighbor-wins-limit = { $name } gagne, { $most } à { $least }
    .name = Tu gagnes, { $most } à { $least }
beggar-my-neighbor-drawn = Nulle : 26 à 26
beggar-my-neighbor-over-by = { $name } gagne
    .name = Tu gagnes
beggar-my-neighbor-nobody = Personne ne gagne
beggar-my-neighbor-note-lap = tour { $lap }
beggar-my-neighbor-note-deal = donne { $deal } sur { $deals }
beggar-my-neighbor-note-late = encore { $laps ->
    [one] { $laps } tour
   *[other] { $laps } tours
}
beggar-my-neighbor-cards = { $count ->
    [one] carte
   *[other] cartes
}
beggar-my-neighbor-won = { $count ->
    [one] { $count } donne gagnée
   *[other] { $count } donnes gagnées
}
beggar-my-neighbor-alt-go = { $name } { $cards }
beggar-my-neighbor-alt-pile = Sur le tas, dans l’ordre : { $goes }.
beggar-my-neighbor-alt-empty = Le tas est vide.
beggar-my-neighbor-alt-rally = Échange : { $cards }.
beggar-my-neighbor-alt-owes = { $name } doit { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
    .name = Tu dois { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
beggar-my-neighbor-alt-lap = Tour { $lap }, dans l’ordre : { $goes }. { $name } en a ramassé { $count }.
    .name = Tour { $lap }, dans l’ordre : { $goes }. Tu en as ramassé { $count }.
beggar-my-neighbor-alt-laps = Les { $laps } derniers tours : { $shares }.
beggar-my-neighbor-alt-course = Tours : { $laps }. Cartes retournées : { $turned }.
beggar-my-neighbor-alt-best = Plus long échange : { $rally }. Plus gros tas : { $pile }.
beggar-my-neighbor-alt-limit = Après { $laps } tours, le plus gros paquet gagne.
beggar-my-neighbor-alt-deal = Beggar My Neighbor, donne { $deal } sur { $deals }, donnée par { $name }.
beggar-my-neighbor-pad-note = le plus de donnes gagnées
beggar-my-neighbor-pad-crown = gagne la donne
beggar-my-neighbor-receipt-about = Beggar My Neighbor
beggar-my-neighbor-receipt-rate = { $amount } la donne

## Refus

beggar-my-neighbor-refused-game-over = La partie est finie.
beggar-my-neighbor-refused-not-seated = Tu n’es pas à cette table.
beggar-my-neighbor-refused-by-agreement = Il faut l’accord de tout le monde.
beggar-my-neighbor-refused-has-left = Tu as quitté cette partie.
beggar-my-neighbor-refused-not-a-move = Ici on retourne (`turn`), ou on joue un tour (`lap`) ou plusieurs (`laps`, de 2 à 50).
beggar-my-neighbor-refused-no-cards-yet = Les cartes ne sont pas encore données.
beggar-my-neighbor-refused-not-your-turn = C’est à ton adversaire de retourner.

## Règles

beggar-my-neighbor-how-1 = Toutes les cartes sont données face cachée, en **deux paquets de 26**. **Ramasse les 52.** Il n’y a rien à décider. Tout le plaisir est de les retourner.
beggar-my-neighbor-how-2 = **Chacun à son tour** retourne une carte sur le tas.
beggar-my-neighbor-how-3 = **A, K, Q et J réclament 4, 3, 2 et 1 cartes** à l’autre, qui les retourne aussitôt.
beggar-my-neighbor-how-4 = Rien que des petites cartes? **Le tas va à celui qui les a réclamées.** Un A, K, Q ou J parmi elles arrête le paiement, et c’est au premier de payer.
beggar-my-neighbor-how-5 = **Retourner** montre ta prochaine carte. **Un tour** continue jusqu’à ce que quelqu’un ramasse le tas, et **10 tours** en fait dix. Chacun peut appuyer n’importe quand. **Au bout…** continue dès que vous avez tous deux appuyé. **À la main** : vous retournez chaque carte.
beggar-my-neighbor-topic-deal = Cartes et but
beggar-my-neighbor-rule-deal =
    On joue à deux, avec un jeu de 52 cartes. Les sortes ne comptent pas.
    - **Les honneurs (1.1) :** A, K, Q et J réclament 4, 3, 2 et 1 cartes. Les 36 autres sont des petites cartes.
    - **Le but (1.2) :** ramasser toutes les cartes.
    - **La donne (2.1) :** toutes les cartes sont données une à une, 26 chacun, face cachée. Personne ne regarde une carte d’un paquet, même du sien. Le premier donneur est tiré au sort, puis on alterne.
    - **L’ordre (2.2) :** la première carte donnée est la première retournée.
beggar-my-neighbor-topic-turning = Retourner
beggar-my-neighbor-rule-turning =
    - **Librement (3.1) :** celui qui n’a pas donné commence. On retourne une carte chacun, à tour de rôle, sur le tas.
    - **Devoir (3.2) :** un honneur fait payer l’autre : il retourne autant de cartes, une à une.
    - **Payé (3.3) :** si ce sont toutes des petites cartes, celui qui a joué l’honneur ramasse le tas.
    - **Arrêté (3.4) :** un honneur parmi elles arrête le paiement. Le reste est oublié, et le premier doit maintenant payer la nouvelle carte. Celui qui a retourné le dernier honneur ramasse le tas.
    - **Ramasser (3.5) :** le tas est retourné tel quel et va sous le paquet : ses cartes reviennent dans l’ordre où elles ont été jouées.
    - **Ensuite (3.6) :** celui qui a ramassé retourne la prochaine carte.
    {""}Sur l’image, une dame a arrêté le valet, et un roi la dame. Trois cartes sont dues pour le roi.
beggar-my-neighbor-topic-end = La fin d’une donne
beggar-my-neighbor-rule-end =
    - **Tout (4.1) :** tu gagnes avec les 52 cartes dans ton paquet.
    - **La dernière carte (4.2) :** si tu retournes la dernière carte de ton paquet, tu perds aussitôt, peu importe la carte.
    - **La limite (4.3) :** certaines donnes ne finissent jamais. Après 1200 tours, ou autant que convenu, le plus gros paquet gagne. À 26 contre 26, la donne est nulle.
    {""}La moitié des donnes finit en 26 tours, une sur dix en prend plus de 72, une sur cent plus de 139.
beggar-my-neighbor-topic-match = Donnes et partie
beggar-my-neighbor-rule-match =
    - **Points (4.4) :** le gagnant d’une donne marque 1. Une donne nulle ne rapporte rien.
    - **Qui gagne (5.1) :** le plus de donnes gagnées. Toutes se jouent, même quand c’est décidé.
    - **Que de la chance :** les cartes décident de tout, alors les parties ne comptent pas pour les cotes.
beggar-my-neighbor-topic-money = Ce que ça coûte
beggar-my-neighbor-rule-money =
    - **Paiement (5.2) :** pour chaque donne, le perdant paie une mise au gagnant. À la fin, on ne paie que la différence.
    {""}Exemple : Maya gagne deux donnes, Théo une. À 0,50, Théo paie 0,50.
    - **Pour le plaisir (5.2) :** avec une mise de 0, personne ne paie.
beggar-my-neighbor-topic-leaving = Départs et chrono
beggar-my-neighbor-rule-leaving =
    - **Partir (6.1) :** si tu abandonnes, tu perds, et la donne en cours va à ton adversaire. Les donnes non commencées ne comptent pas. Tu paies la différence, au moins une mise.
    - **Temps (6.2) :** on n’a pas à réfléchir longtemps ici. Quand ton temps est écoulé, le bot joue un tour pour toi, et tu n’y perds rien.
    - **Sans retour (6.3) :** tout le monde a vu la carte retournée.
beggar-my-neighbor-topic-moves = Les boutons
beggar-my-neighbor-rule-moves =
    - **Retourner (7.1) :** seulement pour celui dont c’est le tour. Une carte, ou un paiement jusqu’à ce qu’il soit fini ou arrêté.
    - **Un tour (7.2) :** pour les deux, n’importe quand. On retourne jusqu’à ce que quelqu’un ramasse le tas.
    - **10 tours, Au bout (7.3) :** la même chose dix fois, ou cinquante fois, ou jusqu’à la fin de la donne. *Au bout* demande d’abord à l’autre. Tu peux taper de 2 à 50 : `laps 25`.
    - **À la main (9.2) :** avec ce bouton sur la table, chaque carte se retourne à la main. Un tour ne se joue alors que si quelqu’un n’a plus de temps. Chacun peut l’utiliser, et *Remettre les tours* aussi.
beggar-my-neighbor-topic-presets = Options
beggar-my-neighbor-rule-presets =
    - **Donnes :** de 1 à 9 (par défaut une).
    - **Tours :** la limite par donne, de 20 à 1200. Une limite de 40 coupe trois donnes sur dix, une de 100 quatre sur cent.
beggar-my-neighbor-why-won = gagne la donne
beggar-my-neighbor-why-lost = perd la donne
beggar-my-neighbor-why-level = est à égalité
beggar-my-neighbor-why-all = { $laps ->
    [one] { $laps } tour
   *[other] { $laps } tours
}, { $turned } cartes retournées, jusqu’à ce qu’un paquet soit vide.
beggar-my-neighbor-why-limit = Après { NUMBER($laps, useGrouping: 0) } tours, le plus gros paquet gagne : { $most } cartes à { $least }.
beggar-my-neighbor-why-drawn = Après { NUMBER($laps, useGrouping: 0) } tours, les deux paquets avaient 26 cartes.
beggar-my-neighbor-why-course = le moins de cartes : { $count }
beggar-my-neighbor-why-course-text = Plus long échange de la donne : { $rally }. Plus gros tas : { $pile } cartes.
beggar-my-neighbor-why-no-rally = aucun
beggar-my-neighbor-why-due = { $payer } paie { $payee }
beggar-my-neighbor-why-due-text = { $payee } a gagné { $won ->
    [one] { $won } donne
   *[other] { $won } donnes
}, { $payer } { $back ->
    [0] aucune
   *[other] { $back }
} : une mise pour chaque donne de plus.
beggar-my-neighbor-why-left-text = { $payer } a quitté la partie. Donnes finies : { $payee } { $won }, { $payer } { $back }. { $open ->
    [yes] La donne en cours va à { $payee }.
   *[no] Aucune donne n’était en cours.
} Au moins une mise est due.

## Classements

choice-by-collected = donnes gagnées
standing-by-collected = Par donnes gagnées
standing-column-collected = les donnes gagnées
standing-own-by-collected = { $count ->
        [one] { $figure } donne gagnée
       *[other] { $figure } donnes gagnées
    }
standing-stats-collected = { $count ->
        [one] donne gagnée
       *[other] donnes gagnées
    }
standing-stats-laps = { $count ->
        [one] tour joué
       *[other] tours joués
    }
standing-feat-back-from-three = une donne gagnée après être descendu à trois cartes
standing-feat-long-rally = une donne gagnée avec un échange de dix honneurs
pictures-board-alt-collected = { $count ->
    [one] { NUMBER($count, useGrouping: 0) } donne gagnée
   *[other] { NUMBER($count, useGrouping: 0) } donnes gagnées
}

beggar-my-neighbor-ended-early = La donne en cours va à l’autre joueur. Les donnes non commencées ne comptent pas.

## La fin d’une partie et ses grands moments

beggar-my-neighbor-keepsake-unit = { $count ->
    [one] donne gagnée
   *[other] donnes gagnées
}
beggar-my-neighbor-keepsake-laps = { $count ->
    [one] tour
   *[other] tours
}
beggar-moment-back = { $points ->
    [one] carte en main
   *[other] cartes en main
}, et { $names } { $count ->
    [one] gagne
   *[other] gagnent
} quand même!
beggar-moment-rally = honneurs dans un seul échange!
beggar-moment-marathon = tours, et enfin { $names } { $count ->
    [one] gagne
   *[other] gagnent
}!

## À quelle fréquence

beggar-my-neighbor-special-back = Gagnée après être descendu à trois cartes
beggar-my-neighbor-special-rally = Dix honneurs de suite
beggar-my-neighbor-special-marathon = Plus de 139 tours
