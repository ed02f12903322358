# L’entraîneur : ses conseils, et comment on a joué. Ses raisons sont dans le catalogue de chaque jeu, NOM-coach-CODE.

coach-hint = Conseil
coach-nothing = Il n’y a rien à choisir ici.
coach-better = En moyenne, ça rapporte { $cost } de plus que « { $move } », en mises (± { $within }). Essayé dans { $count ->
    [one] { $count } donne possible
   *[other] { $count } donnes possibles
} d’après ce que tu as vu.
coach-close = « { $move } » se vaut à peu près. Essayé dans { $count ->
    [one] { $count } donne possible
   *[other] { $count } donnes possibles
} d’après ce que tu as vu.
