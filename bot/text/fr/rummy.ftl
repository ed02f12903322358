# Les rummys à contrats : ce que les images et les panneaux de plusieurs jeux disent pareil.

## Pictures

rummy-told-joker = joker pour { $card }

## What is asked

rummy-ask-nearly = Il te manque une carte : { $cards }. Jette une carte.
rummy-ask-lay = Ton contrat est complet : pose-le, ou jette une carte.
rummy-ask-missing = { $count ->
    [one] Il manque { $count } carte à ton contrat. À toi de jeter.
   *[other] Il manque { $count } cartes à ton contrat. À toi de jeter.
}
rummy-lay-left = { $melds } · { $left }
rummy-lay-many = { $melds } · reste { $count } ({ $points })
rummy-lay-out = { $melds } · fini
rummy-no-lay = Rien à poser
rummy-lacking = { $count ->
    [0] Contrat complet
    [one] Il manque une carte
   *[other] Il manque { $count } cartes
}
