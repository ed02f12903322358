# Linger Longer : ses conditions, ce qu’on demande, ce qui se passe à la table, ses règles et ses refus.

linger-longer-name = Linger Longer
linger-longer-not-a-move = Ce n’est pas un coup de Linger Longer. Essaie `play 9H`.
linger-longer-not-a-move-not-a-card = Ce n’est pas une carte. Essaie `play 9H` : le rang, puis la couleur.
linger-longer-wrong-deals = Une partie a de 1 à 30 donnes, ou `each` : autant que de joueurs.
linger-longer-wrong-trump = L’atout vient de la carte du donneur (`dealer`) ou d’une carte du talon (`stock`).

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

## Classements

choice-by-lasted = donnes gagnées
choice-by-tricks = levées gagnées
standing-by-lasted = Par donnes gagnées
standing-by-tricks = Par levées gagnées
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
standing-feat-clean-sweep = toutes les levées d’une donne à quatre ou plus
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
