# Cinch : ses conditions, ce qu’on demande, ce qui se passe à la table, ses règles et ses refus.

cinch-name = Cinch
cinch-not-a-move = Ce n’est pas un coup de Cinch. Essaie `bid 7`, `pass`, `trump H` ou `play 9H`.
cinch-not-a-move-not-a-card = Ce n’est pas une carte. Essaie `play 9H` : le rang, puis la sorte.
cinch-not-a-move-not-a-bid = Une annonce va de 1 à 14. Essaie `bid 7`.
cinch-not-a-move-not-a-suit = Ce n’est pas une sorte. Essaie `trump H`.
cinch-wrong-target = L’objectif va de 11 à 200 points.
cinch-wrong-all-pass = Quand tous passent, le donneur nomme-t-il l’atout (`dealer`), ou est-ce qu’on redonne (`redeal`)?
cinch-wrong-pay = Les perdants paient-ils chaque point d’écart (`points`), ou une mise pour la partie (`game`)?

## Conditions

cinch-rules-classic = Règles classiques.
cinch-rules-classic-about = comme dans /rules
cinch-option-target = La première équipe à { $value } points.
cinch-option-all-pass-dealer = Si tous passent, le donneur nomme l’atout et joue sans annonce.
cinch-option-all-pass-redeal = Si tous passent, le donneur suivant donne.
cinch-option-pay-points = Les perdants paient la mise pour chaque point d’écart.
cinch-option-pay-game = Les perdants paient une mise, quel que soit l’écart.
cinch-word-target = objectif : { $value }
cinch-word-all-pass-dealer = tous passent : le donneur joue
cinch-word-all-pass-redeal = tous passent : on redonne
cinch-word-pay-points = payer par points
cinch-word-pay-game = payer par partie
cinch-terms-stake = La mise est de { $stake } { $unit }.
cinch-terms-leaving = Si tu pars ou t’absentes trop longtemps, un robot joue à ta place avec ton partenaire. Tu couvres ses pertes et tu ne reçois rien. Si ton partenaire part aussi, la partie est perdue aussitôt.
cinch-resign-ask = Quitter cette partie avec { $opponent }? Un robot joue à ta place avec ton partenaire, et tu ne peux pas revenir.
cinch-resign-ask-last = Quitter cette partie? Ton partenaire est déjà parti : elle finirait tout de suite, et { $opponent } { $count ->
    [one] gagne
   *[other] gagnent
}. Au règlement, une équipe qui gagne ainsi a atteint l’objectif.
cinch-typed-stake-about = Ce que coûte un point d’écart, comme 0,05 ou 1 (0 : pour le plaisir)
cinch-typed-target = Objectif
cinch-typed-target-about = De 11 à 200. Laisse vide pour { $usual }.

## Ce qu’on demande

cinch-ask-bid = Passe, ou annonce combien des 14 points ton équipe va gagner.
cinch-ask-bid-over = Passe, ou annonce plus de { $bid }.
cinch-ask-pass = 14 est annoncé, alors tu ne peux que passer.
cinch-ask-trumps = Choisis l’atout. Chaque bouton montre combien d’atouts tu aurais.
cinch-ask-trumps-all-passed = Tous ont passé, alors tu choisis l’atout, et tu ne peux pas chuter. Chaque bouton montre combien d’atouts tu aurais.
cinch-ask-throw = Tu as { $held } atouts. Écartes-en { $count ->
    [one] un
   *[other] { $count }
}. Tout le monde voit ce que tu écartes.
cinch-ask-rob = Tu es le donneur : prends { $count ->
    [1] 1 carte
   *[other] { $count } cartes
} dans le reste du talon. Les atouts que tu laisses sont montrés.
cinch-ask-lead = Tu entames : n’importe quelle carte.
cinch-ask-follow-trumps = On a entamé atout : joues-en un.
cinch-ask-follow = On a entamé { $suit ->
    [S] pique
    [H] cœur
    [D] carreau
   *[C] trèfle
} : fournis, ou coupe.
cinch-ask-trump = Tu n’as pas de { $suit ->
    [S] pique
    [H] cœur
    [D] carreau
   *[C] trèfle
} : tu dois couper.
cinch-ask-follow-only = Fournis à { $suit ->
    [S] pique
    [H] cœur
    [D] carreau
   *[C] trèfle
}.
cinch-ask-any = Tu ne peux ni fournir ni couper. Joue n’importe quelle carte.
cinch-bid = Annonce ou passe
cinch-choice-pass = Je passe
cinch-throw = Cartes à écarter
cinch-throw-these = Écarter { $count }
cinch-rob = Cartes à prendre
cinch-rob-these = Prendre { $count }
cinch-card = Joue une carte
cinch-put-away-nobody = Écarter { $cards }? Ton équipe renonce à { $points ->
    [1] 1 point
   *[other] { $points } points
} à gagner.
cinch-put-away-others = Écarter { $cards }? L’autre équipe reçoit { $points ->
    [1] le point
   *[other] les { $points } points
}.

## Ce qui s’est passé

cinch-event-dealt = Donne { $deal } : { $seat } donne neuf cartes à chacun.
    .seat = Donne { $deal } : tu donnes neuf cartes à chacun.
cinch-event-passed = { $seat } passe.
    .seat = Tu passes.
cinch-passed-only = { $name } passe : 14 est annoncé.
    .name = Tu as passé : 14 était annoncé.
cinch-event-bade = { $seat } annonce { $points }.
    .seat = Tu annonces { $points }.
cinch-named = **{ $name } joue { $bid } à { $suit ->
    [S] pique
    [H] cœur
    [D] carreau
   *[C] trèfle
}.**
    .name = **Tu joues { $bid } à { $suit ->
        [S] pique
        [H] cœur
        [D] carreau
       *[C] trèfle
    }.**
cinch-named-passed = Tous ont passé. **{ $name } joue sans annonce à { $suit ->
    [S] pique
    [H] cœur
    [D] carreau
   *[C] trèfle
}.**
    .name = Tous ont passé. **Tu joues sans annonce à { $suit ->
        [S] pique
        [H] cœur
        [D] carreau
       *[C] trèfle
    }.**
cinch-threw = { $name } écarte { $cards }{ $points ->
    [0] {""}.
    [1] {""}, 1 point.
   *[other] {""}, { $points } points.
}
    .name = Tu écartes { $cards }{ $points ->
        [0] {""}.
        [1] {""}, 1 point.
       *[other] {""}, { $points } points.
    }
cinch-drew = Cartes reçues : { $draws }.
cinch-drew-nobody = Personne ne reçoit de cartes.
cinch-drew-short = Le talon ne suffit pas : { $count ->
    [one] { $count } carte vient
   *[other] { $count } cartes viennent
} des écartées.
cinch-drew-each = { $name } { $count }
cinch-robbed = { $name } se sert : { $count ->
    [1] 1 carte
   *[other] { $count } cartes
}.
    .name = Tu te sers : { $count ->
        [1] 1 carte
       *[other] { $count } cartes
    }.
cinch-robbed-behind = { $count ->
    [one] Atout laissé au talon, hors jeu
   *[other] Atouts laissés au talon, hors jeu
} : { $cards }.
cinch-event-played = { $seat } joue { $card }.
    .seat = Tu joues { $card }.
cinch-last = { $name } joue { $card }, sa dernière carte.
    .name = Ta dernière carte, { $card }, a été jouée pour toi.
cinch-won = { $name } gagne la levée { $number }{ $points ->
    [0] {""}.
    [1] {" "}avec { $cards } : 1 point.
   *[other] {" "}avec { $cards } : { $points } points.
}
    .name = Tu gagnes la levée { $number }{ $points ->
        [0] {""}.
        [1] {" "}avec { $cards } : 1 point.
       *[other] {" "}avec { $cards } : { $points } points.
    }
cinch-scored-passed = Tous ont passé. On ramasse les cartes, et personne ne marque.
cinch-scored-part = - { $part } ({ $card }) : { $name }, { $worth }
cinch-scored-part-given = - { $part } ({ $card }) : carte écartée par { $name }, donc { $worth } pour { $others }
cinch-scored-part-nobody = - { $part } : personne
cinch-scored-made = **{ $bidders } : { $bid } annoncé, { $won } gagné. Réussi.**
cinch-scored-broken = **{ $bidders } : { $bid } annoncé, { $won } gagné. Chuté.**
cinch-scored-free = **{ $bidders }, sans annonce : { $won } gagné.**
cinch-scored-you = Vous marquez { $points } : { $sum } à { $others }.
cinch-scored-they = Ils marquent { $points } : { $sum } à { $others }.
cinch-scored-others = { $names } marquent { $points } : { $sum } à { $others }.
    .names = Tu marques { $points } : { $sum } à { $others }.
    .names-among = { $names } marquez { $points } : { $sum } à { $others }.
cinch-scored-level = { $won } partout : personne ne marque, toujours { $one } à { $other }.
cinch-over = { $winners } { $count ->
    [one] gagne
   *[other] gagnent
} la partie.
    .winners = Tu gagnes la partie.
    .winners-among = { $winners } gagnez la partie.
cinch-over-drawn = La partie est nulle, et personne ne paie.
cinch-unpaid = { $names } { $count ->
    [one] a quitté la partie, sans victoire ni gain.
   *[other] ont quitté la partie, sans victoire ni gain.
}
cinch-late = { $name } n’a plus de temps et sort de la partie. Un robot joue à sa place.
    .name = Tu n’as plus de temps et tu sors de la partie. Un robot joue à ta place.
cinch-left-last = { $name } n’est plus de la partie, son partenaire non plus.
    .name = Tu n’es plus de la partie, ton partenaire non plus.
cinch-left = { $name } s’en va. Un robot joue à sa place.
    .name = Tu t’en vas. Un robot joue à ta place.

## Images

cinch-to-bid = À { $name } d’annoncer
    .name = À toi d’annoncer
cinch-to-name = { $name } nomme l’atout
    .name = Tu nommes l’atout
cinch-to-throw = { $name } écarte des atouts
    .name = Tu écartes des atouts
cinch-to-rob = { $name } se sert au talon
    .name = Tu te sers au talon
cinch-to-lead = { $name } entame
    .name = Tu entames
cinch-to-play = À { $name } de jouer
    .name = À toi de jouer
cinch-scores = { $names } marquent { $points }
    .names-among = { $names } marquez { $points }
cinch-scores-broken = Chuté : { $names } marquent { $points }
    .names-among = Chuté : { $names } marquez { $points }
cinch-level = { $points } partout : personne ne marque
cinch-thrown-in = Tous ont passé : aucun point
cinch-over-by = { $names } { $count ->
    [one] gagne
   *[other] gagnent
}
    .names = Tu gagnes
    .names-among = { $names } gagnez
cinch-nobody = Personne ne gagne
cinch-before = La première donne s’en vient
cinch-note-trick = levée { $trick }
cinch-note-deal = donne { $deal }
cinch-note-bid-won = dit { $bid }, fait { $won }
cinch-note-won = libre, fait { $won }
cinch-bid-of = dit { $bid }
cinch-no-bid = libre
cinch-highest = meilleure annonce
cinch-no-bid-yet = pas d’annonce
cinch-of = sur { $target }
cinch-stub = talon
cinch-dead = hors jeu
cinch-no-cards = pas de cartes
cinch-box-high = haut
cinch-box-low = bas
cinch-box-jack = J
cinch-box-ten = 10
cinch-box-right = 5
cinch-box-left = 5
cinch-part-high = haut
cinch-part-low = bas
cinch-part-jack = valet
cinch-part-ten = dix
cinch-part-right = pédro droit
cinch-part-left = pédro gauche
cinch-trumps = atout
cinch-alt-contract = Contrat : { $name } a annoncé { $bid }, atout { $suit }.
    .name = Contrat : tu as annoncé { $bid }, atout { $suit }.
cinch-alt-no-contract = { $name } joue sans annonce, atout { $suit }.
    .name = Tu joues sans annonce, atout { $suit }.
cinch-alt-calls = Annonces : { $calls }.
cinch-alt-call = { $name } { $count ->
    [0] passe
   *[other] { $bid }
}
cinch-alt-trick = Levée { $number } : { $cards }. { $name } la gagne pour l’instant.
    .name = Levée { $number } : { $cards }. Tu la gagnes pour l’instant.
cinch-alt-taken = Levée { $number }, à { $name } : { $cards }.
cinch-alt-older = Levée { $number } : { $cards }, à { $name }.
cinch-alt-dead = Atouts hors jeu : { $cards }.
cinch-alt-rest = Reste du talon, à choisir : { $cards }.
cinch-alt-away = Tu as écarté : { $cards }.
cinch-alt-left-behind = Tu as laissé au talon : { $cards }.
cinch-alt-total = { $count ->
    [one] { $points } point
   *[other] { $points } points
} sur { $target }
cinch-alt-tricks = { $count ->
    [0] aucune levée
    [1] 1 levée
   *[other] { NUMBER($count, useGrouping: 0) } levées
}
cinch-alt-in-deal = { $count ->
    [0] aucun point encore dans cette donne
    [1] 1 point jusqu’ici dans cette donne
   *[other] { NUMBER($count, useGrouping: 0) } points jusqu’ici dans cette donne
}
cinch-alt-won = { $count ->
    [0] aucun point gagné
    [1] 1 point gagné
   *[other] { NUMBER($count, useGrouping: 0) } points gagnés
} dans cette donne
cinch-alt-brought = { $points } au pointage
cinch-alt-points = Les points de la donne : { $parts }.
cinch-alt-part = { $part } ({ $card }) { $name }
cinch-alt-part-so-far = { $part } pour l’instant ({ $card }) { $name }
cinch-alt-part-given = { $part } ({ $card }), écarté, compte pour { $name }
cinch-alt-part-lost = { $part } personne
cinch-alt-had = a reçu { $count ->
    [0] 0 atout
    [1] 1 atout
   *[other] { NUMBER($count, useGrouping: 0) } atouts
} à la donne
cinch-alt-drew = puis { $count ->
    [0] aucune nouvelle carte
    [one] 1 nouvelle carte
   *[other] { NUMBER($count, useGrouping: 0) } nouvelles cartes
}
cinch-alt-void = pas de { $suit }
cinch-alt-no-trumps = pas d’atout
cinch-alt-open = { $name } a en main : { $cards }.
    .name = Tu as en main : { $cards }.
cinch-alt-deal = Cinch, donne { $deal }, donnée par { $name }.
cinch-pad-note = premier à { $target }
cinch-pad-crown = annonce réussie
cinch-receipt-about = Cinch, { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}
cinch-receipt-rate-points = { $amount } le point
cinch-receipt-rate-game = { $amount } la partie

## Refus

cinch-refused-game-over = La partie est finie.
cinch-refused-not-seated = Tu n’es pas à cette table.
cinch-refused-by-agreement = Il faut l’accord de tout le monde.
cinch-refused-has-left = Tu as quitté cette partie.
cinch-refused-not-a-move = Au Cinch, on annonce, on nomme l’atout, on écarte, on se sert ou on joue une carte.
cinch-refused-no-cards-yet = Les cartes ne sont pas encore données.
cinch-refused-not-your-turn = Ce n’est pas ton tour.
cinch-refused-not-held = Tu n’as pas cette carte.
cinch-refused-call-first = Annonce ou passe d’abord.
cinch-refused-name-first = Nomme d’abord l’atout.
cinch-refused-throw-first = Écarte d’abord des atouts, pour en garder six.
cinch-refused-rob-first = Sers-toi d’abord au talon.
cinch-refused-play-now = Joue une carte maintenant.
cinch-refused-bid-too-low = Annonce plus de { $bid }, ou passe.
cinch-refused-throw-count = Écarte exactement { $count ->
    [1] un atout
   *[other] { $count } atouts
}.
cinch-refused-rob-count = Prends exactement { $count ->
    [1] une carte
   *[other] { $count } cartes
}.
cinch-refused-not-in-stub = Cette carte n’est pas dans le reste du talon.
cinch-refused-must-follow = On a entamé atout, et tu en as.
cinch-refused-follow-or-trump = On a entamé { $suit ->
    [S] pique
    [H] cœur
    [D] carreau
   *[C] trèfle
} : fournis, ou coupe.

## Règles

cinch-how-1 = **Deux contre deux**, les partenaires face à face. Chacun reçoit neuf cartes et **annonce** combien des 14 points son équipe va gagner. La plus haute annonce nomme **l’atout**.
cinch-how-2 = L’atout : la sorte nommée, et **le cinq de l’autre sorte de même couleur**. Ces deux cinq, les **pédros**, valent 5 points chacun.
cinch-how-3 = On écarte toutes les autres cartes, et chaque main est complétée à **six**. Le donneur **se sert** dans le reste du talon.
cinch-how-4 = Atout entamé : joue atout. Autre sorte entamée : **fournis ou coupe**, à ton choix. Le plus gros atout gagne.
cinch-how-5 = Les points : le plus haut et le plus bas atout, le valet et le dix d’atout, **1 chacun**, les deux cinq, **5 chacun**. Annonce réussie : l’écart compte. Chutée : les autres marquent 14 et plus. **La première équipe à 51 gagne.**
cinch-topic-deal = Joueurs et but
cinch-rule-deal =
    On joue à quatre, deux contre deux. Les partenaires sont face à face. Un jeu de 52 cartes, l’as est la plus forte.
    - **Le but (1.4) :** être la première équipe à 51 points.
    - **La donne (2.2) :** neuf cartes chacun, trois à la fois. Les 16 autres forment le talon, caché. Le premier donneur est tiré au sort, puis la donne passe à gauche.
    - **Les partenaires :** avant le début, chacun peut choisir son équipe à la table. Si personne ne le fait, les places sont tirées au sort.
    {""}Pendant la donne, les partenaires ne se disent rien : pas de réactions avant sa fin.
cinch-topic-trumps = Atouts et pédros
cinch-rule-trumps =
    Il y a **14 atouts** (1.3) : A K Q J 10 9 8 7 6, pédro droit, pédro gauche, 4 3 2. Le **pédro droit** est le 5 d’atout. Le **pédro gauche** est l’autre 5, rouge ou noir comme lui.
    - **Le pédro gauche** est un atout à tous égards, jamais une carte de la sorte imprimée. Si l’atout est cœur, c’est 5♦, juste sous 5♥ et au-dessus de 4♥.
    - Dans ta main il est parmi les atouts, avec le signe de l’atout sur laiton.
    - ♠ et ♣ vont ensemble, ♥ et ♦ aussi.
cinch-topic-bid = Les annonces
cinch-rule-bid =
    - **Un seul tour (3.1) :** à partir de la gauche du donneur, lui en dernier, chacun passe ou annonce de 1 à 14 points, plus que toute annonce avant. On ne nomme pas de sorte. Après une annonce de 14, les autres ne peuvent que passer.
    - **Le contrat (3.2) :** la plus haute annonce est ce que cette équipe doit gagner.
    - **L’atout (3.3) :** ensuite, celui qui l’a faite nomme l’atout, sans consulter son partenaire.
    - **Tous passent (3.4) :** le donneur nomme l’atout et joue sans annonce : il ne peut pas chuter. Ou, si c’est convenu, on ramasse les cartes et le donneur suivant donne.
cinch-topic-draw = Écarter et se servir
cinch-rule-draw =
    - **Écarter (4.1) :** dès que l’atout est nommé, on écarte toutes les autres cartes, face cachée. C’est automatique, et tout le monde voit combien.
    - **Trop d’atouts (4.2) :** avec sept atouts ou plus, on en écarte pour en garder six. Tout le monde voit ces atouts, et ils sont hors jeu.
    - **Compléter (4.3) :** à partir de la gauche du donneur, chacun sauf lui reçoit des cartes du talon jusqu’à six.
    - **Se servir (4.4) :** à la fin, le donneur regarde tout le reste du talon et prend les cartes qu’il veut, jusqu’à six en main. Les atouts qu’il laisse sont montrés, et hors jeu (4.5).
    - **Talon trop court (4.6) :** s’il manque des cartes, on complète avec les cartes écartées.
    - **Points écartés (4.8) :** si tu écartes ou laisses un valet, un dix ou un cinq d’atout, personne n’a ses points si ton équipe a le contrat. Si l’autre équipe l’a, elle les reçoit. On te le demande avant.
cinch-topic-play = Les levées
cinch-rule-play =
    - **Entame (5.1) :** celui qui a le contrat entame de n’importe quelle carte. Celui qui gagne une levée entame la suivante. Il y a six levées.
    - **Atout entamé (5.2) :** joue atout si tu en as.
    - **Autre sorte entamée (5.3) :** joue une carte de cette sorte ou un atout, à ton choix. Avec un atout mais sans carte de la sorte, tu dois couper. Sans l’un ni l’autre, joue ce que tu veux.
    - **Qui gagne (5.4) :** le plus gros atout gagne. Sans atout, c’est la plus forte carte de la sorte entamée.
    - **La dernière carte (9.3) :** la seule carte d’une main est jouée automatiquement.
    {""}Sur l’image, cœur est atout. On a entamé trèfle : celui qui n’en a pas doit couper.
    {""}Tout le monde a vu la carte jouée ou l’annonce faite : on ne la reprend pas (9.4).
cinch-topic-points = Les 14 points
cinch-rule-points =
    - **Haut (1 point) :** le plus haut atout en jeu compte pour l’équipe qui l’a *joué*.
    - **Bas (1 point) :** le plus bas atout en jeu compte pour l’équipe qui l’a *gagné*.
    - **Valet, dix (1 chacun)** d’atout, **pédro droit et pédro gauche (5 chacun) :** pour l’équipe qui les a gagnés.
    - **En jeu (6.1)** veut dire joué dans les six levées. Le plus haut n’est pas toujours l’as, le plus bas pas toujours le deux. Un valet, un dix ou un cinq que personne n’a joué ne compte pour personne.
cinch-topic-score = Le pointage
cinch-rule-score =
    - **Réussi (7.1) :** l’équipe du contrat a gagné au moins ce qu’elle a annoncé. L’équipe qui a le plus de points marque l’écart, même si c’est l’autre. 7 à 7 ne rapporte rien.
    - **Chuté (7.2) :** les autres marquent 14, et un de plus pour chaque point qui manque.
    - **La fin (7.3) :** la première équipe à 51 gagne. Une seule équipe peut marquer dans une donne. Après 50 donnes, le plus haut total gagne.
    {""}Exemples : avec une annonce de 8 et 9 points à 5, cette équipe marque 4. Avec 5, et 5 à 9, les autres marquent 4. Avec 9 et seulement 7, les autres marquent 14 et 2, donc 16.
cinch-topic-money = Ce que ça coûte
cinch-rule-money =
    - **Paiement (8.1) :** chaque perdant paie au gagnant à sa gauche la mise pour chaque point d’écart entre les équipes. Ou, si c’est convenu, une mise pour la partie.
    {""}Exemple : 52 à 31 à 0,10, cela fait 21 points. Chaque perdant paie 2,10 à un gagnant.
    - **Pour le plaisir :** avec une mise de 0, seuls les points comptent. Une partie nulle ne coûte rien.
cinch-topic-leaving = Départs et chrono
cinch-rule-leaving =
    - **Partir (9.1) :** un robot joue à ta place avec ton partenaire. Tu ne peux plus gagner la partie. Tu couvres ses pertes et tu ne reçois rien.
    - **Les deux partis (9.1) :** quand les deux partenaires d’une équipe sont partis, la partie finit et l’autre équipe gagne.
    - **Le règlement alors (9.2) :** les gagnants comptent comme s’ils avaient atteint l’objectif, ou plus s’ils ont plus. La donne en cours ne compte pas.
    - **Temps (9.3) :** quand ton temps est écoulé, les autres choisissent la suite.
cinch-topic-presets = Options
cinch-rule-presets =
    - **Objectif :** de 11 à 200 points (par défaut 51). On joue aussi à 42 et à 62.
    - **Tous passent :** le donneur nomme l’atout et joue, ou le donneur suivant donne.
    - **Payer :** par points, ou une mise pour la partie.
cinch-why-brought = { $points ->
    [0] ne marque rien
    [one] marque { $points } point
   *[other] marque { $points } points
}
cinch-why-made = Annonce { $bid }, gagné { $won } à { $others } : réussi. L’équipe qui a le plus de points marque l’écart, { $brings }.
cinch-why-broken = Annonce { $bid }, seulement { $won } gagné : chuté. Les autres marquent 14, et un de plus pour chaque point qui manque : 14 et { $less }, donc { $brings }.
cinch-why-free = Sans annonce. { $won } à { $others } : l’équipe qui a le plus de points marque l’écart, { $brings }.
cinch-why-level = { $won } à { $others } : le contrat est réussi, et il n’y a pas d’écart à marquer.
cinch-why-passed = rien
cinch-why-passed-text = Tous ont passé, et on a ramassé les cartes.
cinch-why-part = { $part } ({ $card }) : { $worth ->
    [1] 1 point
   *[other] { $worth } points
}
cinch-why-part-high = { $card } était le plus haut atout en jeu. Il compte pour l’équipe qui l’a joué.
cinch-why-part-low = { $card } était le plus bas atout en jeu. Il compte pour l’équipe qui l’a gagné.
cinch-why-part-won = { $card } compte pour l’équipe qui l’a gagnée.
cinch-why-part-given = { $card } a été écartée, ou laissée au talon, par l’équipe qui n’avait pas le contrat. Ses points vont donc à celle qui l’avait.
cinch-why-due = { $payer } paie { $payee }
cinch-why-unpaid = { $payer } ne doit rien à { $payee }
cinch-why-points = { $more } à { $less } : { $points ->
    [1] 1 point
   *[other] { $points } points
} au prix de la mise. Chaque perdant paie le gagnant à sa gauche.
cinch-why-game = Une mise pour la partie, quel que soit l’écart. Chaque perdant paie le gagnant à sa gauche.
cinch-why-early = Toute l’autre équipe était partie, alors les gagnants comptent comme s’ils avaient atteint { $target }.
cinch-why-gone = Mais { $payee } a quitté la partie, et ceux qui partent ne reçoivent rien.

## Leçon

cinch-lesson-names = Anna, Bruno, Clara, David
cinch-lesson-step-1 = Passer
cinch-lesson-step-2 = Annoncer
cinch-lesson-step-3 = Atout et pédros
cinch-lesson-step-4 = Se servir
cinch-lesson-step-5 = Les levées
cinch-lesson-step-6 = Les points
cinch-lesson-pass = Clara et toi jouez **contre Bruno et David**. Chacun dit une fois combien des **14 points** de la donne son équipe va gagner, ou passe. Ni as ni cinq : **passe**, comme avec la plupart des mains.
cinch-lesson-not-pass = Annoncer { $what }, c’est promettre : avec moins, ils marquent 14 et plus. Alors passe.
cinch-lesson-bid = Bruno a annoncé 6 et gagné 12 points contre 2 : ils marquent l’écart, 10. On joue jusqu’à 11! Tu parles en dernier, après le 5 de David. Tu as A♥, J♥ et **les deux cinq rouges** : **annonce 8**.
cinch-lesson-not-bid = { $verb ->
    [pass] Avec cette main? David jouerait, et il manque un point à son équipe. Annonce 8.
   *[bid] Tu peux. Mais ta main vaut 8 : moins ne rapporte rien, et plus est plus dur.
}
cinch-lesson-name = La plus haute annonce est la tienne, alors **tu nommes l’atout**. Chaque bouton dit combien d’atouts tu aurais. À cœur, ton 5♦ en est un aussi : le cinq de l’autre sorte rouge est le **pédro gauche**. Il vient juste sous 5♥, et chacun de ces cinq vaut 5 points. **Nomme cœur.**
cinch-lesson-not-name = Alors ton as et ton valet de cœur ne seraient pas des atouts. Nomme cœur.
cinch-lesson-rob = Chacun a écarté toutes ses cartes sauf les atouts, et complète sa main jusqu’à six. Tu es le donneur, alors **tu te sers** : tu vois le reste du talon et tu en prends deux au choix. K♥ et A♣ sont marqués : **prends-les**. Avec plus de six atouts, tu en *écarterais* plutôt.
cinch-lesson-not-rob = Tu peux prendre { $what }. Mais K♥ est un atout, et A♣ la meilleure des autres. Prends celles-là.
cinch-lesson-lead = Tu as le contrat, donc tu entames. **Si on entame atout, chacun joue atout tant qu’il en a**, et le plus gros gagne. Rien ne bat A♥, et le plus haut atout vaut un point. **Entame-le.**
cinch-lesson-not-lead = Tu peux entamer { $what }. Mais A♥ ne peut pas perdre, et il fait tomber les atouts des autres. N’entame jamais un cinq quand un plus gros atout est encore en jeu.
cinch-lesson-plain = Le 2♥ y était : *bas*, un point de plus. Ton K♥ a gagné la suivante. Q♥ est encore en jeu, et bat ton valet et tes cinq. Entame donc une autre sorte. Les autres **fournissent ou coupent, à leur choix**. **Entame A♣.**
cinch-lesson-not-plain = Q♥ est encore en jeu et bat { $what }, qui vaut des points. Entame A♣.
cinch-lesson-trump = Bruno a coupé avec Q♥, David lui a donné le dix, et Bruno a entamé pique. Tu n’en as pas, alors tu **dois couper**. Tu joues en dernier, personne ne peut te battre. C’est le moment d’un cinq. **Joue 5♦**, le pédro gauche.
cinch-lesson-not-trump = { $what } gagnerait aussi. Cette donne est préparée pour 5♦, le pédro gauche : 5 points.
cinch-lesson-jack = Cinq points! Q♥ est tombée, et rien ne bat ton valet. Le valet d’atout vaut un point, et le neuf encore en jeu pourrait prendre ton cinq. **Entame J♥.** Ta dernière carte se joue ensuite d’elle-même.
cinch-lesson-not-jack = 9♥ est encore en jeu, et bat { $what }. Entame d’abord le valet.
cinch-lesson-score = Tu as gagné haut, bas, le valet et les deux pédros : 13. Les autres ont gagné le dix : 1. Tu avais annoncé 8, c’est **réussi**, et l’équipe qui a le plus de points marque **l’écart**. Combien marques-tu?
cinch-lesson-not-score = { $number ->
    [13] 13, c’est ce que tu as gagné. Seul l’écart compte : enlève le point des autres.
   *[14] 14, c’est au moins ce que les autres auraient marqué si tu avais gagné moins de 8.
}
cinch-lesson-end = 12 à 10 : tu gagnes! D’habitude, l’objectif est 51. Chaque perdant paie au gagnant à sa gauche la mise pour chaque point d’écart entre les équipes. Voilà le Cinch : passe souvent, garde tes cinq pour des levées sûres, et n’oublie pas qui est en face.

## Classements

choice-by-contracts = contrats réussis
choice-by-pedros = pédros gagnés
standing-by-contracts = Par contrats réussis
standing-column-contracts = les contrats réussis
standing-by-pedros = Par pédros gagnés
standing-column-pedros = les pédros gagnés
standing-own-by-contracts = { $count ->
        [one] { $figure } contrat réussi
       *[other] { $figure } contrats réussis
    }
standing-own-by-pedros = { $count ->
        [one] { $figure } pédro gagné
       *[other] { $figure } pédros gagnés
    }
standing-stats-contracts = { $count ->
        [one] contrat réussi
       *[other] contrats réussis
    }
standing-stats-broken = { $count ->
        [one] contrat chuté
       *[other] contrats chutés
    }
standing-stats-pedros = { $count ->
        [one] pédro gagné
       *[other] pédros gagnés
    }
standing-feat-all-fourteen = une donne à quatorze points
standing-feat-brave-bid = une annonce réussie de dix points ou plus
standing-feat-turned-tables = une victoire après 30 points de retard
pictures-board-alt-contracts = { $count ->
    [one] { NUMBER($count, useGrouping: 0) } contrat réussi
   *[other] { NUMBER($count, useGrouping: 0) } contrats réussis
}
pictures-board-alt-pedros = { $count ->
    [one] { NUMBER($count, useGrouping: 0) } pédro gagné
   *[other] { NUMBER($count, useGrouping: 0) } pédros gagnés
}

## La fin d’une partie et ses grands moments

cinch-moment-fourteen = points d’un coup, tous pour { $names }!
cinch-moment-brave = demandés par { $names }, et réussis!

## L’entraîneur : les coups, puis les raisons

cinch-coach-bid = Annoncer { $bid }
cinch-coach-pass = Passer
cinch-coach-name = Choisir { $suit ->
    [S] pique
    [H] cœur
    [D] carreau
   *[C] trèfle
}
cinch-coach-play = Jouer { $cards }
cinch-coach-throw = Écarter { $cards }
cinch-coach-rob = Prendre { $cards }
cinch-coach-throw-why = Tu gardes tes points et tes plus gros atouts.
cinch-coach-rob-why = Tu prends d’abord les points, puis les plus gros atouts.
cinch-coach-rob-trumps = { $count ->
    [0] Tu n’y gagnes aucun atout.
    [one] Tu y gagnes un atout.
   *[other] Tu y gagnes { $count } atouts.
}
cinch-coach-contract = { $next ->
    [0] Ton équipe a le contrat dans { $best } % des donnes.
   *[other] Ton équipe a le contrat dans { $best } % des donnes, au lieu de { $next } %.
}
cinch-coach-contract-less = { $best ->
    [0] Tu leur laisses le contrat : sinon, ton équipe l’aurait dans { $next } % des donnes.
   *[other] Tu leur laisses plus souvent le contrat : ton équipe l’a dans { $best } % des donnes, au lieu de { $next } %.
}
cinch-coach-gets = { $next ->
    [0] Ton équipe a le contrat et le réussit dans { $best } % des donnes.
   *[other] Ton équipe a le contrat et le réussit dans { $best } % des donnes, au lieu de { $next } %.
}
cinch-coach-made = { $next ->
    [0] Ton équipe réussit son contrat dans { $best } % des donnes.
   *[other] Ton équipe réussit son contrat dans { $best } % des donnes, au lieu de { $next } %.
}
cinch-coach-made-either = { $best ->
    [0] Ton équipe ne réussit jamais son contrat, dans les deux cas.
    [100] Ton équipe réussit toujours son contrat, dans les deux cas.
   *[other] Ton équipe réussit son contrat dans environ { $best } % des donnes, dans les deux cas.
}
cinch-coach-set = { $next ->
    [0] Tu fais chuter leur contrat dans { $best } % des donnes.
   *[other] Tu fais chuter leur contrat dans { $best } % des donnes, au lieu de { $next } %.
}
cinch-coach-set-either = { $best ->
    [0] Tu ne fais jamais chuter leur contrat, dans les deux cas.
    [100] Tu fais toujours chuter leur contrat, dans les deux cas.
   *[other] Tu fais chuter leur contrat dans environ { $best } % des donnes, dans les deux cas.
}
cinch-coach-points = Points de ton équipe, en moyenne : { $best }, au lieu de { $next }.
cinch-coach-points-either = Points de ton équipe, en moyenne : environ { $best }, dans les deux cas.
cinch-coach-trick = { $next ->
    [0] Ton équipe gagne cette levée dans { $best } % des donnes.
   *[other] Ton équipe gagne cette levée dans { $best } % des donnes, au lieu de { $next } %.
}
cinch-coach-trick-either = { $best ->
    [0] Ton équipe ne gagne jamais cette levée, dans les deux cas.
    [100] Ton équipe gagne toujours cette levée, dans les deux cas.
   *[other] Ton équipe gagne cette levée dans environ { $best } % des donnes, dans les deux cas.
}
cinch-coach-lead = { $next ->
    [0] Tu entames la levée suivante dans { $best } % des donnes.
   *[other] Tu entames la levée suivante dans { $best } % des donnes, au lieu de { $next } %.
}
cinch-coach-lead-either = { $best ->
    [0] Tu n’entames pas la levée suivante, dans les deux cas.
    [100] Tu entames la levée suivante, dans les deux cas.
   *[other] Tu entames la levée suivante dans environ { $best } % des donnes, dans les deux cas.
}
cinch-coach-in-trick = Points de ton équipe dans cette levée, en moyenne : { $best }, au lieu de { $next }.
cinch-coach-later = Points de ton équipe dans les levées suivantes, en moyenne : { $best }, au lieu de { $next }.
cinch-coach-later-either = Points de ton équipe dans les levées suivantes, en moyenne : environ { $best }, dans les deux cas.
cinch-coach-partner-bids = Ton partenaire a la plus haute annonce jusqu’ici.
cinch-coach-few-trumps = Ta meilleure sorte, c’est { $suit ->
    [S] pique
    [H] cœur
    [D] carreau
   *[C] trèfle
}, avec seulement { $count ->
    [one] { $count } atout
   *[other] { $count } atouts
}.
cinch-coach-lowest-bid = C’est la plus petite annonce possible.
cinch-coach-trumps = Ta meilleure sorte, c’est { $suit ->
    [S] pique
    [H] cœur
    [D] carreau
   *[C] trèfle
}, avec { $count ->
    [one] { $count } atout
   *[other] { $count } atouts
}.
cinch-coach-most-trumps = C’est là que tu as le plus d’atouts : { $count }.
cinch-coach-has-points = De ses points, tu as déjà { $cards } en main.
cinch-coach-unbeatable = Aucun adversaire ne peut battre { $cards }.
cinch-coach-keeps-pedro = Tu gardes { $cards } pour une levée que ton équipe peut gagner.
cinch-coach-keeps-top = Tu gardes ton plus gros atout, { $cards }.
cinch-coach-keeps-trumps = Tu gardes { $cards } pour une levée suivante.
cinch-coach-draws-trumps = Une entame à l’atout fait tomber les atouts, et les autres en ont peut-être { $count }.
cinch-coach-no-points = Tu ne donnes aucun point.

## À quelle fréquence

cinch-special-set = Le contrat chute
cinch-special-fourteen = Une équipe prend les quatorze points
cinch-special-passed = Tous passent
