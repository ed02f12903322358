# Le duplicate : plusieurs tables jouent les mêmes donnes, et les équipes comparent ce qu’elles en ont fait.

declined-duplicate-none = Ce jeu ne se joue pas en duplicate : enlève `duplicate:`.
declined-duplicate-terms = Le duplicate se joue pour le plaisir et sans conseils. Joue pour 0, et enlève `hints:`.
declined-duplicate-robots = Les robots ne jouent pas en duplicate : chaque place est pour une personne.
declined-duplicate-again = Un duplicate réunit les joueurs de toutes ses tables. Ouvres-en un autre avec `/open`.
declined-twins = D’autres tables jouent encore cette donne. Tu la verras quand toutes l’auront terminée.
