# Le duplicate : plusieurs tables jouent les mêmes donnes, et les équipes comparent ce qu’elles en ont fait.

given-duplicate = Plusieurs tables jouent les mêmes donnes, pour le plaisir. `seats` vaut pour chaque table
terms-duplicate = Duplicate : toutes les tables ont les mêmes cartes, et des équipes tirées au sort comparent ce qu’elles en font. La partie ne compte pas.
duplicate-lobby = { $game } · duplicate à { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} de { $seats }
duplicate-plays = La donne { $deal } se joue. Ses cartes restent cachées tant que toutes les tables ne l’ont pas terminée.
duplicate-elsewhere = Je ne peux pas tenir plusieurs tables côte à côte là où je ne suis pas membre. Ouvre un duplicate sur un serveur où je suis.
duplicate-waits = La donne { $deal } est finie à cette table. La suite vient quand toutes les tables l’auront terminée.
duplicate-over = La partie est finie à cette table. Le résultat vient quand toutes les tables auront terminé.
duplicate-listed = on attend les autres tables
duplicate-turn = C’est à { $players } de jouer.
duplicate-so-far = Le duplicate jusqu’ici : { $teams }
duplicate-team-so-far = { $players } **{ $points }**
duplicate-won = { $players } gagnent le duplicate.
duplicate-shared = Les équipes { $teams } se partagent la première place.
duplicate-drawn = Le duplicate finit à égalité.
duplicate-nothing = Aucune donne n’a été terminée à toutes les tables : il n’y a rien à comparer.
duplicate-team = Équipe { $number } : { $players } · **{ $points }**
duplicate-team-matched = Équipe { $number } : { $players } · **{ $points }** · { $matchpoints ->
    [0] 0 point de match
    [one] { $matchpoints } point de match
   *[other] { $matchpoints } points de match
}
duplicate-by-deal = Ce que chaque donne a rapporté à l’équipe 1 : { $deals }
duplicate-by-deal-all = Ce que chaque donne a rapporté aux équipes, dans l’ordre : { $deals }
declined-duplicate-none = Ce jeu ne se joue pas en duplicate : enlève `duplicate:`.
declined-duplicate-terms = Le duplicate se joue pour le plaisir et sans conseils. Joue pour 0, et enlève `hints:`.
declined-duplicate-robots = Les robots ne jouent pas en duplicate : chaque place est pour une personne.
declined-duplicate-pause = En duplicate, les autres tables devraient attendre : pas de pause.
declined-duplicate-again = Un duplicate réunit les joueurs de toutes ses tables. Ouvres-en un autre avec `/open`.
declined-twins = D’autres tables jouent encore cette donne. Tu la verras quand toutes l’auront terminée.
