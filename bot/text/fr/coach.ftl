# L’entraîneur : ses conseils, et comment on a joué. Ses raisons sont dans le catalogue de chaque jeu, NOM-coach-CODE.

coach-hint = Conseil
coach-as-asked = C’est ce que demande la leçon.
coach-compared = Comparé à « { $move } ».
coach-nothing = Il n’y a rien à choisir ici.
coach-waiting = Ce n’est pas ton tour.
coach-late = La table a avancé entre-temps. Redemande quand c’est ton tour.
coach-better = En moyenne, ça rapporte { $cost } de plus que « { $move } », en mises (± { $within }). Essayé dans { $count ->
    [one] { $count } donne possible
   *[other] { $deals } donnes possibles
} d’après ce que tu as vu.
coach-seems = Ça semble rapporter { $cost } de plus que « { $move } », en mises, mais c’est peut-être le hasard (± { $within }). Essayé dans { $count ->
    [one] { $count } donne possible
   *[other] { $deals } donnes possibles
} d’après ce que tu as vu.
coach-close = « { $move } » vaut à peu près autant. Essayé dans { $count ->
    [one] { $count } donne possible
   *[other] { $deals } donnes possibles
} d’après ce que tu as vu.

coach-review = Comment ai-je joué?
coach-reviewing = Je revois tes décisions, ce qui prend quelques secondes.
coach-review-stop = Arrêter
coach-review-stopped = Arrêté.
coach-review-failed = Un problème est survenu : pas de bilan pour l’instant.
coach-review-title = Comment tu as joué · { $game }
coach-review-sum = En mises : la partie t’a rapporté **{ $result }**. Tes erreurs comptent pour **{ $cost }**. Le reste, **{ $luck }** : { $end ->
    [early] la fin prématurée, la chance
    [left] ton départ, la chance
   *[played] la chance
}, le jeu des autres et des écarts trop petits pour trancher.
coach-review-mistakes = { $mistakes ->
    [one] { $mistakes } erreur
   *[other] { $mistakes } erreurs
} sur { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
}{ $mistakes ->
    [one] { " " }:
   *[other] , de la plus chère à la moins chère :
}
coach-review-clean = Aucune erreur sur { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
}.
coach-review-none = Il n’y avait rien à décider.
coach-review-line = Donne { $deal } : « { $played } » a coûté { $cost } (± { $within }). Mieux : « { $best } ».
coach-review-all = Vue d’ensemble
coach-review-note = Je juge d’après ce que tu pouvais savoir, dans des donnes possibles alors. Seul ce que le hasard n’explique pas est une erreur.
