# Les donnes du jour : /daily, les résultats, la carte à partager, les classements, et le retour sur un jour.

daily-title = Donnes du jour · { $day }
daily-intro = Les mêmes cartes pour tout le monde, contre des robots qui pensent pareil. Un seul essai par jeu, sans mise. Un nouveau jour commence { $time }.
daily-choose = Jouer…
daily-state-new = pas encore jouée
daily-state-begun = commencée : choisis-la pour continuer
daily-state-missed = pas jouée
daily-state-forgotten = déjà jouée aujourd’hui, avant la suppression de tes données
daily-state-cut-off = pas finie à temps
daily-streak = { $count ->
    [one] { $count } jour de suite
   *[many] { $count } jours de suite
}
daily-tomorrow = Brassage vérifiable : les cartes de demain sont déjà fixées. Leur code est `{ $commitment }`
daily-over-early = J’étais en avance sur l’heure pendant un moment : les donnes d’aujourd’hui sont déjà terminées.
daily-past = Jours passés
daily-before = ‹ Jour d’avant
daily-after = Jour suivant ›
daily-today = Aujourd’hui
daily-board-day = Classement du jour
daily-board-month = Ce mois-ci
daily-back = Retour
daily-game-title = { $game } · { $day }
daily-score = { $count ->
    [one] { $points } point
   *[many] { $points } points
}
daily-first = personne d’autre ne l’a encore finie
daily-alone = personne d’autre ne l’a finie
daily-beaten = { $count ->
    [one] mieux que { $percent } % d’un seul autre joueur
   *[many] mieux que { $percent } % des { $others } autres joueurs
}
daily-second-list = Cette partie a commencé après une mise à jour de ma part : je ne la compare qu’à celles qui ont fait de même.
daily-cut-off = Le jour s’est terminé avant la fin de cette partie : elle ne compte pas.
daily-later = Personne n’en voit une carte avant la fin du jour. Le replay complet s’ouvre { $time }.
daily-share = Partager
daily-play-too = La jouer aussi
daily-card-title = { $game } du jour
daily-board-title = Donnes du jour · { $day }
daily-board-month-title = Donnes du jour de ce mois-ci
daily-board-line = **{ $place }.** { $player } · { $count ->
    [one] { $points } point
   *[many] { $points } points
}
daily-board-empty = Personne ici n’a encore fini de partie.
daily-board-note = Une partie rapporte jusqu’à 100 points : un pour chaque pour cent des autres que tu bats, la moitié à égalité, et 50 si personne d’autre ne l’a finie. Tu peux quitter les classements dans `/settings`. Quelqu’un pourrait avoir deux comptes, alors rien n’est payé.
daily-none = Aucune journée de donnes n’est encore finie.
daily-look-back = Revoir…
daily-secret = Le secret de ce jour : `{ $secret }`
daily-best = Le meilleur résultat est de { $points }.
daily-nobody = Personne n’a fini celle-ci.
daily-best-replay = La meilleure
daily-own-replay = La mienne
daily-record = Mon fichier
daily-record-text = Ta partie en fichier, avec sa graine. `/rules topic:Brassage vérifiable` explique comment la vérifier.
daily-somebody = Quelqu’un

declined-daily-over = Ce jour est terminé. `/daily` a de nouvelles donnes.
declined-daily-closed = Rien d’une donne du jour n’est montré avant la fin du jour.
declined-daily-sat = Tu as déjà joué celle-ci aujourd’hui, avant de supprimer tes données. Demain il y aura une nouvelle donne.
