# La ligue d’un serveur.

command-league = La ligue de la saison : son tableau, ses parties et ses membres
league-title = Ligue · { $season }
league-board = Ligue
league-empty = Personne n’a encore de point. Les parties entre membres de la ligue comptent.
league-joined = { $count ->
    [0] Personne n’en fait partie.
    [1] 1 personne en fait partie.
   *[other] { $count } personnes en font partie.
} { $state ->
    [open] La saison finit { $until }.
    [unnamed] La saison est finie, et son champion sera nommé bientôt.
   *[named] La saison est finie.
}
league-rules = Tu as 2 points par membre de la ligue que tu bats à une table, et 1 pour une égalité. Les trois premières parties entre les mêmes personnes comptent en entier, les trois suivantes à moitié, les autres pas du tout. Une partie qu’un départ finit trop tôt ne compte pas. À égalité : victoires, place moyenne, parties entre ex æquo, puis mises par partie. C’est pour l’honneur seulement.
league-champions = { $count ->
    [1] Champion ({ $season }) : **{ $names }**
   *[other] Champions ({ $season }) : **{ $names }**
}
league-last = **Les dernières parties qui comptent**
league-none-yet = Aucune partie ne compte encore.
league-game = { $day } · { $game } : { $results }{ $weight ->
    [half] { " " }(à moitié)
   *[whole] { "" }
}
league-result = { $name } { $points }
league-hidden = quelqu’un
league-join = Entrer
league-leave = Quitter
league-games = Toutes les parties
league-earlier = ‹ Saison d’avant
league-later = Saison suivante ›
league-table = Tableau
league-has-joined = Tu es dans la ligue de ce serveur. Les parties qui commencent à partir de maintenant comptent, ton nom est au tableau, et tout le monde ici peut voir quelles parties comptent.
league-had-joined = Tu es déjà dans cette ligue.
league-has-left = Tu as quitté la ligue de ce serveur, et tu n’es plus au tableau. Les autres gardent leurs points des parties avec toi.
league-had-left = Tu n’es pas dans cette ligue.
league-hall = Temple de la renommée
league-hall-title = Temple de la renommée
league-hall-empty = Aucune saison de cette ligue n’a encore de champion.
standing-no-league = Ce serveur n’a pas de ligue. Les gens qui le gèrent peuvent en ouvrir une dans `/server-settings`.
standing-no-season = Cette saison n’existe pas ici.
league-role-none = Ce rôle ne peut être donné à personne.
league-role-powerful = Choisis un rôle sans permissions. Gagner aux cartes ne devrait donner de pouvoir à personne.
league-role-forbidden = Il me faut la permission *Gérer les rôles* pour donner un rôle.
league-role-above = Ce rôle est au-dessus du mien. Mets le mien au-dessus, ou choisis-en un autre.
