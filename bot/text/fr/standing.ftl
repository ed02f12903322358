# Ce qui survit à une partie : le livre de comptes, les classements, les statistiques, l’historique, les exploits, mes données.

## Le livre de comptes

standing-ledger-title = Vos comptes sur ce serveur
standing-ledger-owed = { $player } vous doit **{ $amount } { $unit }**.
standing-ledger-owes = Vous devez **{ $amount } { $unit }** à { $player }.
standing-ledger-empty = Tout est réglé : personne ne vous doit rien, et vous ne devez rien.
standing-ledger-note = Le bot tient les comptes entre amis; il ne touche jamais à l’argent.
standing-square-ask = { $player } dit que ceci a été payé en dehors :
standing-net-ask = { $player } propose de régler avec moins de paiements. Le solde de chacun reste le même; toutes les personnes nommées doivent accepter. Il resterait à payer :
standing-net-nothing = Il ne resterait rien à payer.
standing-payment = { $payer } à { $payee } : **{ $amount } { $unit }**
standing-agree = D’accord
standing-agreed = D’accord : { $names }. On attend : { $waiting }.
standing-entered = Tous sont d’accord : c’est inscrit dans les comptes.

## Ce qui fait obstacle

standing-no-server-only = Les comptes appartiennent à un serveur. Demandez-les là-bas.
standing-no-square = Rien n’est dû entre vous deux ici.
standing-no-nothing-to-net = Il n’y a pas moyen de régler avec moins de paiements.
standing-no-no-proposal = Je ne connais pas cette proposition.
standing-no-not-involved = C’est entre d’autres personnes; votre accord n’est pas nécessaire.
standing-no-changed = Les soldes ont changé depuis. Proposez de nouveau.
standing-no-no-games = Il n’y a encore aucune partie terminée à montrer.
standing-no-net-is-local = Les mises se comptent serveur par serveur, chacun dans son unité. Demandez-les sur un serveur.
standing-no-unfinished = Cette partie n’est pas terminée. On pourra la parcourir ensuite.

## Le classement

standing-board-rating = cote
standing-board-alt-rating = { $place } : { $name }, cote { $rating }, gagnées { $won }, perdues { $lost }, { $naturals ->
        [one] { $naturals } naturel
       *[other] { $naturals } naturels
    }, { $chapeaux ->
        [one] { $chapeaux } chapeau infligé
       *[other] { $chapeaux } chapeaux infligés
    }.
standing-by-rating = Par cote
standing-by-net = Par mises nettes
standing-by-wins = Par victoires
standing-by-naturals = Par naturels
standing-by-chapeaux = Par chapeaux infligés
standing-where-here = ce serveur
standing-where-everywhere = partout
standing-period-all = Depuis toujours
standing-period-season = Saison { $number }, { $year }
standing-period-month = Mois { $number }, { $year }
standing-page = Page { $number } sur { $pages }.
standing-board-inactive = Qui n’a pas joué depuis { $days } jours n’y figure pas.
standing-board-provisional = Les cotes comptent après { $needed } parties ici; vous en avez { $games }.
standing-board-listed = Seuls y figurent ceux qui veulent être vus.
standing-previous = Précédente
standing-next = Suivante
standing-be-seen = Me montrer partout, ou non
standing-seen = Vous figurez maintenant au classement de tous les serveurs. Appuyez encore pour le quitter.
standing-unseen = Vous ne figurez plus au classement de tous les serveurs.

## Statistiques

standing-stats-title = { $player }
standing-stats-against = { $player } contre { $opponent }
standing-stats-games = Parties : **{ $games }**, gagnées **{ $wins }**; plus longue série de victoires { $streak }.
standing-stats-rating = Cote : **{ $rating }**.
standing-stats-provisional = Cote : **{ $rating }**, provisoire jusqu’à { $needed } parties.
standing-stats-deals = Points par donne : **{ $points }**; tours par donne : { $turns }.
standing-stats-naturals = Naturels : huit d’un rang { $eights }, huit deux { $twos }, sorties nettes { $cleans }.
standing-stats-chapeaux = Chapeaux : infligés { $given }, subis { $suffered }. Mouffettes : infligées { $skunks }, subies { $skunked }.
standing-stats-biggest = Plus gros règlement : gagné { $won }, perdu { $lost }.
standing-chart-note = { $games ->
        [one] dernière partie
       *[other] { $games } dernières parties
    }
standing-chart-alt = { $name } : { $games ->
        [one] la dernière partie
       *[other] les { $games } dernières parties
    }, { $won } gagnées; la plus ancienne d’abord.
standing-chart-alt-won = gagnée de { $margin }
standing-chart-alt-lost = perdue à { $margin }

## Historique et parcours

standing-history-title = Vos parties terminées
standing-history-with = Vos parties terminées avec { $opponent }
standing-history-line = { $date } · **{ $result }** contre { $opponent }, { $points } à { $others } · `{ $table }`
standing-history-won = gagnée
standing-history-lost = perdue
standing-history-drawn = finie d’un commun accord
standing-history-unrated = non classée
standing-history-choose = Revoir une partie : marque et règlement
standing-history-older = Plus anciennes
standing-replay = Parcourir
standing-replay-title = { $game } · donne { $deal } · pas { $ply } sur { $last }
standing-replay-first = Début
standing-replay-back = Retour
standing-replay-forward = Avance
standing-replay-deal = Donne suivante
standing-replay-last = Fin

## Exploits

standing-feats-title = Pour la première fois
standing-feat-natural = { $player } : un naturel.
standing-feat-eight-twos = { $player } : huit deux dans une combinaison.
standing-feat-clean-exit = { $player } : une sortie nette, sans deux passe-partout sur la table.
standing-feat-comeback = { $player } : d’un chapeau à la victoire.
standing-feat-great-deal = { $player } : une donne de 500 points ou plus.
standing-feat-skunk = { $player } : une victoire par mouffette.
standing-my-stats = Mes statistiques

## Mes données

standing-data-export = Tout ce que je sais de vous. Les parties en cours sont nommées; leurs cartes ne le sont pas.
standing-data-delete = Dois-je vous oublier? Vos parties en cours sont abandonnées et réglées, vos défis retirés. Votre nom et votre identifiant Discord disparaissent, et les autres voient un ancien joueur. Ce que d’autres ont gagné ou doivent reste dans leurs comptes. C’est irréversible.
standing-data-yes = Oubliez-moi
standing-data-no = Garder mes données
standing-data-kept = Rien n’a changé.
standing-data-gone = Vous êtes oublié. Si vous rejouez, vous recommencerez à neuf.
