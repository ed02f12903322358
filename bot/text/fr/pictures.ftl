# Les mots des images (courts) et de leurs descriptions (phrases simples).
# Les nombres des images arrivent déjà écrits, avec des espaces fines; les comptes choisissent la forme du mot.

pictures-player = Joueur { $seat }
pictures-alt-more = Le reste est dans le message.

## Les cartes, telles qu'un lecteur d'écran les dit

pictures-suit-S = pique
pictures-suit-H = cœur
pictures-suit-D = carreau
pictures-suit-C = trèfle

pictures-rank-A = as
pictures-rank-K = roi
pictures-rank-Q = dame
pictures-rank-J = valet
pictures-rank-T = dix
pictures-rank-9 = neuf
pictures-rank-8 = huit
pictures-rank-7 = sept
pictures-rank-6 = six
pictures-rank-5 = cinq
pictures-rank-4 = quatre
pictures-rank-3 = trois
pictures-rank-2 = deux

pictures-card = { $rank } de { $suit }

pictures-group-A = { $count ->
    [one] As
   *[other] { $count } as
}
pictures-group-K = { $count ->
    [one] Roi
   *[other] { $count } rois
}
pictures-group-Q = { $count ->
    [one] Dame
   *[other] { $count } dames
}
pictures-group-J = { $count ->
    [one] Valet
   *[other] { $count } valets
}
pictures-group-T = { $count ->
    [one] Dix
   *[other] { $count } dix
}
pictures-group-9 = { $count ->
    [one] Neuf
   *[other] { $count } neuf
}
pictures-group-8 = { $count ->
    [one] Huit
   *[other] { $count } huit
}
pictures-group-7 = { $count ->
    [one] Sept
   *[other] { $count } sept
}
pictures-group-6 = { $count ->
    [one] Six
   *[other] { $count } six
}
pictures-group-5 = { $count ->
    [one] Cinq
   *[other] { $count } cinq
}
pictures-group-4 = { $count ->
    [one] Quatre
   *[other] { $count } quatre
}
pictures-group-3 = { $count ->
    [one] Trois
   *[other] { $count } trois
}
pictures-group-2 = { $count ->
    [one] Deux frimé
   *[other] { $count } deux frimés
}
pictures-suits-S = { $count ->
    [one] { $count } pique
   *[other] { $count } piques
}
pictures-suits-H = { $count ->
    [one] { $count } cœur
   *[other] { $count } cœurs
}
pictures-suits-D = { $count ->
    [one] { $count } carreau
   *[other] { $count } carreaux
}
pictures-suits-C = { $count ->
    [one] { $count } trèfle
   *[other] { $count } trèfles
}

pictures-set-A = as
pictures-set-K = rois
pictures-set-Q = dames
pictures-set-J = valets
pictures-set-T = dix
pictures-set-9 = neuf
pictures-set-8 = huit
pictures-set-7 = sept
pictures-set-6 = six
pictures-set-5 = cinq
pictures-set-4 = quatre
pictures-set-3 = trois
pictures-set-2 = deux

## La main privée

pictures-hand-title = Ta main
pictures-hand-cards = { $count ->
    [one] { NUMBER($count, useGrouping: 0) } carte
   *[other] { NUMBER($count, useGrouping: 0) } cartes
}
pictures-hand-held = { $points } pts en main
pictures-hand-empty = Plus de cartes
pictures-hand-wild = { $count ->
    [one] frimé
   *[other] { NUMBER($count, useGrouping: 0) } frimés
}

pictures-hand-alt = { $count ->
    [0] Ta main est vide.
    [one] Ta main : 1 carte, { $points } points contre toi.
   *[other] Ta main : { NUMBER($count, useGrouping: 0) } cartes, { $points } points contre toi.
}
pictures-hand-alt-of = { $count ->
    [0] { $name } n’a plus de cartes.
    [one] { $name } a 1 carte, { $points } points en main.
   *[other] { $name } a { NUMBER($count, useGrouping: 0) } cartes, { $points } points en main.
}
pictures-hand-alt-group = { $group } : { $cards }.
pictures-hand-alt-single = { $group } de { $suit }
pictures-hand-alt-worth = { $card } ({ $points } points{ $count ->
    [one] {""}
   *[other] {" "}chacun
})
pictures-hand-alt-fresh = { $card } (carte nouvelle)
pictures-hand-alt-taken = { $card } (de la pile)

## La table publique

pictures-table-turn = À { $name } de jouer
    .name = À toi de jouer
pictures-table-take-or-pass = { $name } : prendre ou passer
pictures-table-renewing = On refait le talon
pictures-table-dealing = La première donne s’en vient
pictures-table-blocked = Donne bloquée
pictures-table-out = { $name } sort
    .name = Tu sors
pictures-table-out-clean = Sortie nette : { $name }
pictures-table-wins = { $name } gagne
    .name = Tu gagnes
pictures-table-abandoned = Partie arrêtée
pictures-table-deal = Donne { $deal } · partie en { $target }
pictures-table-deal-natural = Donne { $deal } · partie en { $target } avec un naturel
pictures-table-renewed = { $times ->
    [1] talon refait une fois
    [2] talon refait deux fois
   *[other] talon refait trois fois
}
pictures-table-stock = au talon
pictures-table-pile = à la pile
pictures-table-in-hand = { $count } en main
pictures-table-left = Reste { $count }
pictures-table-down = { $points } posés
pictures-table-nothing-down = Rien de posé
pictures-table-squared = 7 sur 8

pictures-table-alt-turn = { $headline }.
pictures-table-alt-deal = Donne { $deal }, partie en { $target }.
pictures-table-alt-deal-natural = Donne { $deal }, partie en { $target } avec un naturel.
pictures-table-alt-renewed = { $times ->
    [1] Talon refait une fois.
    [2] Talon refait deux fois.
   *[other] Talon refait trois fois.
}
pictures-table-alt-piles = Dessus de la pile : { $card }. Il y a { $pile ->
    [one] { NUMBER($pile, useGrouping: 0) } carte
   *[other] { NUMBER($pile, useGrouping: 0) } cartes
} à la pile, { $stock } au talon.
pictures-table-alt-empty = La pile est vide, { $stock ->
    [one] { NUMBER($stock, useGrouping: 0) } carte
   *[other] { NUMBER($stock, useGrouping: 0) } cartes
} au talon.
pictures-table-alt-seat = { $name } : { $count ->
    [one] { $total } point
   *[other] { $total } points
} dans la partie, { $hand }, { $melds }.
pictures-table-alt-in-hand = { $count ->
    [0] aucune carte en main
    [1] 1 carte en main
   *[other] { $count } cartes en main
}
pictures-table-alt-left = { $count ->
    [0] plus de cartes
    [one] il reste 1 carte
   *[other] il reste { $count } cartes
}
pictures-table-alt-nothing = rien de posé
pictures-table-alt-down = { $points } points posés : { $melds }
pictures-table-alt-points = { $points } points posés en { $melds ->
    [one] { NUMBER($melds, useGrouping: 0) } combinaison
   *[other] { NUMBER($melds, useGrouping: 0) } combinaisons
}
pictures-table-alt-set = { $count } { $set }
pictures-table-alt-wilds = { $count } { $set } ({ $wilds ->
    [one] { $wilds } frimé
   *[other] { $wilds } frimés
})
pictures-table-alt-squared = 7 { $set } (en tas)
pictures-table-alt-turned = 8 { $set } (un naturel)
pictures-table-alt-with = { $meld } avec { $rank ->
    [Q] la
   *[other] le
} { $card }
pictures-table-alt-with-two = { $meld } avec les deux { $set } de { $suit }

## Le panneau privé

pictures-panel-turn = À toi de jouer
pictures-panel-take-or-pass = Prends ou passe
pictures-panel-out = Tu sors
pictures-panel-out-clean = Sortie nette!
pictures-panel-wins = Tu gagnes

## Les bandeaux, quand il y a de quoi fêter

pictures-banner-natural = { $name } pose les huit { $set }!
pictures-banner-natural-first = { $name } : premier naturel, huit { $set }!
pictures-banner-clean = Sortie nette! { $name } compte double
pictures-banner-clean-first = { $name } : première sortie nette!
pictures-banner-chapeau = Chapeau! { $name } finit sous zéro
pictures-banner-chapeau-first = { $name } : premier chapeau!
pictures-banner-great-deal = { $points } points en une donne pour { $name }!
pictures-banner-great-deal-first = { $name } : première grosse donne, { $points }!
pictures-banner-skunk = Mouffette! { $name } gagne haut la main
pictures-banner-skunk-first = { $name } : première mouffette!
pictures-banner-comeback = Du chapeau à la victoire : { $name }!
pictures-banner-comeback-first = { $name } : premier retour après un chapeau!

## Les mains ouvertes, après une donne

pictures-open-sums = dans cette donne
pictures-open-hand = { $count } en main · { $points } contre
pictures-open-alt-out = { $name } n’a plus de cartes.
    .name = Tu n’as plus de cartes.

## La feuille de pointage

pictures-pad-note = feuille de pointage
pictures-pad-target = partie en { $target }
pictures-pad-target-natural = partie en { $target } avec un naturel
pictures-pad-wins-by = { $name } gagne de { $points }
    .name = Tu gagnes de { $points }
pictures-pad-wins = { $name } gagne
    .name = Tu gagnes
pictures-pad-leads = { $name } mène de { $points }
    .name = Tu mènes de { $points }
pictures-pad-level = Égalité
pictures-pad-abandoned = Partie arrêtée
pictures-pad-empty = Aucune donne terminée
pictures-pad-chapeau = chapeau
pictures-pad-natural = naturel

pictures-pad-alt-title = Feuille de pointage, partie en { $target }.
pictures-pad-alt-title-natural = Feuille de pointage, partie en { $target } avec un naturel.
pictures-pad-alt-wins = { $name } gagne, { $won } à { $lost }.
    .name = Tu gagnes, { $won } à { $lost }.
pictures-pad-alt-leads = { $name } mène, { $won } à { $lost }.
    .name = Tu mènes, { $won } à { $lost }.
pictures-pad-alt-level = Égalité à { $count ->
    [one] { $points } point
   *[other] { $points } points
}.
pictures-pad-alt-order = Totaux cumulés, { $name } en premier.
pictures-pad-alt-deal = Donne { $deal } : { $first }, { $second }.
pictures-pad-alt-deals = Donnes 1 à { $deal } : { $first }, { $second }.
pictures-pad-alt-natural = { $total } ({ $count ->
    [1] naturel
    [2] deux naturels
    [3] trois naturels
   *[other] { $count } naturels
})
pictures-pad-alt-marked = { $total } (chapeau)
pictures-pad-alt-naturals = Naturels : { $counts }.
pictures-pad-alt-chapeaux = Chapeaux : { $counts }.
pictures-pad-alt-each = { $count } chacun
pictures-pad-alt-one = { $name } { $count }

## L’affiche avant la première donne

pictures-poster-stakes = mises : { $amount } et { $larger }
pictures-poster-fun = pour le plaisir
pictures-poster-alt = { $game } : { $about }.

## Le règlement

pictures-receipt-title = Règlement
pictures-receipt-stakes = mises { $smaller }–{ $larger }
pictures-receipt-wins = { $name } gagne
pictures-receipt-no-winner = Partie arrêtée
pictures-receipt-pays = { $payer } doit à { $payee }
pictures-receipt-square = Quittes
pictures-receipt-total = Total
pictures-receipt-game = Partie
pictures-receipt-naturals = { $count ->
    [one] Naturel
   *[other] Naturels
}
pictures-receipt-chapeaux = { $count ->
    [one] Chapeau
   *[other] Chapeaux
}
pictures-receipt-difference = Écart
pictures-receipt-skunk = Mouffette
pictures-receipt-times = { $count } × { $each }
pictures-receipt-doubled = { $sum } doublé
pictures-receipt-tripled = { $sum } triplé

pictures-receipt-alt-pays = { $payer } doit à { $payee } { $amount } { $unit }.
pictures-receipt-alt-square = Quittes : personne ne doit rien.
pictures-receipt-alt-wins = { $name } gagne, { $won } à { $lost }, mises de { $smaller } et { $larger }.
pictures-receipt-alt-stakes = Personne ne gagne. Mises de { $smaller } et { $larger }.
pictures-receipt-alt-plain = { $item } : { $amount }.
pictures-receipt-alt-times = { $count ->
    [1] { $item } : { $amount }.
   *[other] { $item }, { $count } à { $each } : { $amount }.
}
pictures-receipt-alt-doubled = Mouffette, { $sum } doublé : { $amount } de plus.
pictures-receipt-alt-tripled = Mouffette, { $sum } triplé : { $amount } de plus.
pictures-receipt-alt-total = Total : { $amount }.

## Le classement

pictures-board-title = Classement
pictures-board-leads = { $names } { $count ->
    [one] mène
   *[other] mènent
}
pictures-board-won = { $names } { $count ->
    [one] l’emporte
   *[other] l’emportent
}
pictures-board-record = V–D
pictures-board-rating = cote
pictures-board-points = points

pictures-board-alt-row = { $place ->
    [none] Pas encore de rang
   *[other] { NUMBER($place, useGrouping: 0) }
} : { $name }, { $figure }, gagnées { $won }, perdues { $lost }
pictures-board-alt-row-bare = { $place ->
    [none] Pas encore de rang
   *[other] { NUMBER($place, useGrouping: 0) }
} : { $name }, gagnées { $won }, perdues { $lost }
pictures-board-alt-naturals = { $count ->
    [one] { NUMBER($count, useGrouping: 0) } naturel
   *[other] { NUMBER($count, useGrouping: 0) } naturels
}
pictures-board-alt-chapeaux = { $count ->
    [one] { NUMBER($count, useGrouping: 0) } chapeau infligé
   *[other] { NUMBER($count, useGrouping: 0) } chapeaux infligés
}
pictures-board-alt-rating = { $state ->
    [provisional] cote provisoire
   *[settled] cote
} { $rating }
pictures-board-alt-points = points : { $points }
pictures-board-alt-plus = plus { $amount }
pictures-board-alt-minus = moins { $amount }

## Statistiques

pictures-stats-against = { $name } contre { $opponent }
pictures-stats-chart = { $games ->
    [one] Dernière partie
   *[other] { $games } dernières parties
}, { $by ->
    [places] par rang
   *[margin] par écart
}
pictures-stats-first = premier
pictures-stats-last = dernier
pictures-stats-alt-chart = { $games ->
    [one] La dernière partie :
   *[other] Les { $games } dernières parties, { $won ->
        [0] aucune gagnée
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }, de la plus ancienne à la plus récente :
}
pictures-stats-alt-won = { $lead ->
    [ahead] gagnée par { $margin }
    [behind] gagnée avec { $margin } points de retard
   *[level] gagnée à égalité
}
pictures-stats-alt-lost = { $lead ->
    [behind] perdue par { $margin }
    [ahead] perdue avec { $margin } points d’avance
   *[level] perdue à égalité
}
pictures-stats-alt-place-won = gagnée au rang { $place } sur { $seats }
pictures-stats-alt-place-lost = perdue au rang { $place } sur { $seats }

## La fin d’une partie

pictures-keepsake-points = { $count ->
    [one] point
   *[other] points
}
pictures-keepsake-ahead = en tête depuis la donne { $deal }
pictures-keepsake-totals = Totaux : { $totals }.
pictures-moment-largest = en une donne pour { $names }!
