# Les rummys à contrats : ce que les images et les panneaux de plusieurs jeux disent pareil.

## Pictures

rummy-told-joker = joker pour { $card }
