# Les mots des images de mains, de règlements et de feuilles de pointage à plusieurs, et de leurs descriptions.
# Les nombres des images arrivent déjà écrits, avec des espaces fines; les comptes choisissent la forme du mot.

## Les mains

pictures-group-joker = { $count ->
    [one] Joker
   *[other] { NUMBER($count, useGrouping: 0) } jokers
}
pictures-group-plain-2 = { $count ->
    [one] Deux
   *[other] { NUMBER($count, useGrouping: 0) } deux
}
pictures-hand-follow = à fournir
pictures-hand-trumps = { $count ->
    [one] { NUMBER($count, useGrouping: 0) } atout
   *[other] { NUMBER($count, useGrouping: 0) } atouts
}
pictures-hand-jokers = { $count ->
    [one] joker
   *[other] { NUMBER($count, useGrouping: 0) } jokers
}
pictures-hand-high = haut
pictures-hand-low = bas

pictures-hand-alt-yours = { $count ->
    [0] Ta main est vide.
    [one] Ta main : 1 carte.
   *[other] Ta main : { NUMBER($count, useGrouping: 0) } cartes.
}
pictures-hand-alt-others = { $count ->
    [0] { $name } n’a plus de cartes.
    [one] { $name } a 1 carte en main.
   *[other] { $name } a { NUMBER($count, useGrouping: 0) } cartes en main.
}
pictures-hand-of = { $name } : { $cards }.
pictures-hand-alt-follow = Sorte à fournir : { $suit }.
pictures-hand-alt-trumps = { $count ->
    [one] { NUMBER($count, useGrouping: 0) } atout
   *[other] { NUMBER($count, useGrouping: 0) } atouts
}, { $suit }
pictures-hand-alt-new = { $card } (nouvelle)
pictures-hand-alt-not-now = { $cards } (pas maintenant)
pictures-hand-alt-best = { $way ->
    [high] Meilleur haut
   *[low] Meilleur bas
} : { $words }.

## Le nom des mains de poker

pictures-poker-high-card = carte haute, { $rank }
pictures-poker-pair = { $rank ->
    [as] paire d’as
   *[other] paire de { $rank }
}
pictures-poker-two-pair = { $rank } et { $lower }
pictures-poker-three-of-a-kind = { $rank ->
    [as] brelan d’as
   *[other] brelan de { $rank }
}
pictures-poker-straight = suite, hauteur { $rank }
pictures-poker-flush = couleur, hauteur { $rank }
pictures-poker-full-house = main pleine, { $rank } par { $lower }
pictures-poker-four-of-a-kind = { $rank ->
    [as] carré d’as
   *[other] carré de { $rank }
}
pictures-poker-straight-flush = quinte, hauteur { $rank }
pictures-poker-royal-flush = quinte royale
pictures-ranks-A = as
pictures-ranks-K = rois
pictures-ranks-Q = dames
pictures-ranks-J = valets
pictures-ranks-T = dix
pictures-ranks-9 = neuf
pictures-ranks-8 = huit
pictures-ranks-7 = sept
pictures-ranks-6 = six
pictures-ranks-5 = cinq
pictures-ranks-4 = quatre
pictures-ranks-3 = trois
pictures-ranks-2 = deux

## Le règlement d’une partie à plusieurs

pictures-many-drawn = Partie nulle
pictures-many-wins = { $names } { $count ->
    [one] gagne
   *[other] gagnent
}
    .names = Tu gagnes
    .names-among = { $names } gagnez
pictures-many-unit = { $unit }
pictures-many-each = { $unit } chacun
pictures-many-for = { $unit } pour { $name }
pictures-many-payees = { $count ->
    [one] { NUMBER($count, useGrouping: 0) } joueur
   *[other] { NUMBER($count, useGrouping: 0) } joueurs
}
pictures-many-more = { $count ->
    [one] { NUMBER($count, useGrouping: 0) } autre
   *[other] { NUMBER($count, useGrouping: 0) } autres
}

pictures-many-alt-nets = Net, en { $unit } : { $nets }.
pictures-many-alt-plus = { $name } plus { $amount }
pictures-many-alt-minus = { $name } moins { $amount }
pictures-many-alt-zero = { $name } { $amount }

## La feuille de pointage d’une partie à plusieurs

pictures-many-pad-wins = { $names } { $count ->
    [one] gagne
   *[other] gagnent
} de { $points }
    .names = Tu gagnes de { $points }
    .names-among = { $names } gagnez de { $points }
pictures-many-pad-leads = { $names } { $count ->
    [one] mène
   *[other] mènent
} de { $points }
    .names = Tu mènes de { $points }
    .names-among = { $names } menez de { $points }
pictures-many-pad-alt-title = Feuille de pointage, { $note }.
pictures-many-pad-alt-gone = { $names } { $count ->
    [one] a
   *[other] ont
} quitté la partie.
    .names = Tu as quitté la partie.
    .names-among = { $names } avez quitté la partie.
pictures-many-pad-alt-order = Totaux cumulés dans cet ordre : { $names }.
pictures-many-pad-alt-seats = Dans cet ordre : { $names }.
pictures-many-pad-alt-deal = Donne { $deal } : { $totals }.
pictures-many-pad-alt-deals = Donnes 1 à { $deal } : { $totals }.
pictures-many-pad-alt-crowned = { $total } ({ $word })
