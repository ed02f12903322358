# Words inside pictures of hands, receipts and score pads for many, and in their alt texts.
# Numbers inside pictures come already written, with thin spaces; counts decide the form of the word.

## Hands

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
    [one] 1 atout
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
pictures-hand-alt-follow = Couleur à fournir : { $suit }.
pictures-hand-alt-trumps = { $count ->
    [one] 1 atout
   *[other] { NUMBER($count, useGrouping: 0) } atouts
}, { $suit }
pictures-hand-alt-new = { $card } (nouvelle)
pictures-hand-alt-not-now = { $cards } (pas jouable maintenant)
pictures-hand-alt-best = { $way ->
    [high] Meilleur haut
   *[low] Meilleur bas
} : { $words }.
