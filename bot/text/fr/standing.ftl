# Ce qui survit à une partie : le livre de comptes, les classements, les statistiques, l’historique, les exploits, mes données.

## Le livre de comptes

standing-ledger-title = Vos comptes sur ce serveur
standing-ledger-owed = { $player } vous doit **{ $amount } { $unit }**.
standing-ledger-owes = Vous devez **{ $amount } { $unit }** à { $player }.
standing-ledger-empty = Tout est réglé : personne ne vous doit rien, et vous ne devez rien.
standing-ledger-note = Le bot tient les comptes entre amis; il ne touche jamais à l’argent.
standing-square-ask = { $player } dit que ceci a été payé en dehors :
standing-net-ask = { $player } propose moins de paiements
standing-net-about = Le solde de chacun reste le même. Cela comptera quand toutes les personnes nommées auront accepté.
standing-net-left = Il resterait à payer :
standing-correct-ask = { $player } dit que les comptes sont faux. À ajouter :
standing-payment-more = { $payer } doit **{ $amount } { $unit }** de plus à { $payee }.
standing-correct-left = Ce qui donne : { $payer } doit **{ $amount } { $unit }** à { $payee }.
standing-correct-square = Ce qui donne : plus rien n’est dû entre les deux.
standing-net-nothing = Il ne resterait rien à payer.
standing-payment = { $payer } à { $payee } : **{ $amount } { $unit }**
standing-agree = D’accord
standing-disagree = Pas d’accord
standing-agreed = D’accord : { $names }. On attend : { $waiting }.
standing-until = Prend fin { $when } si tous n’ont pas accepté.
standing-entered = Tous sont d’accord : c’est inscrit dans les comptes.
standing-refused = { $player } n’est pas d’accord. Rien n’a été inscrit.
standing-withdrawn = { $player } y renonce. Rien n’a été inscrit.
standing-lapsed = Tous n’ont pas accepté à temps. Rien n’a été inscrit.
standing-changed = Ce qui est dû a changé depuis. Rien n’a été inscrit; proposez de nouveau.

## Ce qui fait obstacle

standing-no-server-only = Les comptes appartiennent à un serveur. Demandez-les là-bas.
standing-no-square = Rien n’est dû entre vous deux ici.
standing-no-nothing-to-net = Il n’y a pas moyen de régler avec moins de paiements.
standing-no-no-proposal = Je ne connais pas cette proposition.
standing-no-not-involved = C’est entre d’autres personnes; votre accord n’est pas nécessaire.
standing-no-oneself = Entre vous et vous-même, rien n’est jamais dû.
standing-no-nobody = Un robot ne doit rien, et on ne lui doit rien.
standing-no-nothing = Un montant est de 0,01 ou plus, par exemple 5 ou 0,50.
standing-no-record = Sur ce serveur, le relevé d’une partie est pour ceux qui l’ont jouée.
standing-no-no-games = Il n’y a encore aucune partie terminée à montrer.
standing-no-no-rated = Aucune partie ne compte encore : celles contre des robots ou terminées sans paiement ne comptent pas ici.
standing-no-same = Personne ne joue contre soi-même : choisissez quelqu’un d’autre.
standing-no-unlisted = Vous ne figurez à aucun classement : c’est votre choix dans /settings.
standing-no-net-is-local = Les mises se comptent serveur par serveur, chacun dans son unité : aucun classement de tous les serveurs ne suit les mises nettes.
standing-no-unfinished = Cette partie n’est pas encore terminée. Vous pourrez la revoir ensuite.
declined-damaged = Le journal de cette partie est endommagé : on ne peut ni la montrer ni la continuer.
standing-unreadable = { $count ->
        [one] La partie { $tables } est illisible : son journal est endommagé.
       *[other] Les parties { $tables } sont illisibles : leurs journaux sont endommagés.
    }

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
standing-period-season = { $number ->
        [1] Janvier à mars
        [2] Avril à juin
        [3] Juillet à septembre
       *[4] Octobre à décembre
    } { $year }
standing-period-month = { $number ->
        [1] Janvier
        [2] Février
        [3] Mars
        [4] Avril
        [5] Mai
        [6] Juin
        [7] Juillet
        [8] Août
        [9] Septembre
        [10] Octobre
        [11] Novembre
       *[12] Décembre
    } { $year }
standing-page = Page { $number } sur { $pages }.
standing-board-inactive = Qui n’a pas joué depuis { $days } jours n’y figure pas.
standing-board-utc = Les mois et les saisons commencent à minuit UTC.
standing-board-units = Les parties dans une ancienne unité de ce serveur ({ $units }) ne sont pas comptées ici.
standing-board-provisional = Les cotes comptent après { $needed } parties ici; vous en avez { $games }.
standing-board-listed = Seuls y figurent ceux qui veulent être vus.
standing-previous = Précédente
standing-next = Suivante
standing-be-seen = Me montrer ou me cacher partout
standing-seen = Vous figurez maintenant au classement de tous les serveurs. Appuyez encore pour le quitter.
standing-unseen = Vous ne figurez plus au classement de tous les serveurs.

## Statistiques

standing-stats-title = { $player }
standing-stats-against = { $player } contre { $opponent }
standing-stats-games = Parties : **{ $games }**, gagnées **{ $wins }**; plus longue série de victoires { $streak }.
standing-stats-rating = { $where ->
        [here] Cote sur ce serveur
       *[everywhere] Cote partout
    } : **{ $rating }**{ $state ->
        [provisional] , provisoire jusqu’à { $needed } parties
       *[settled] {""}
    }.
standing-stats-deals = Points par donne : **{ $points }**; tours par donne : { $turns }.
standing-stats-naturals = Naturels : huit d’un rang { $eights }, huit deux { $twos }, sorties nettes { $cleans }.
standing-stats-chapeaux = Chapeaux : infligés { $given }, subis { $suffered }. Mouffettes : infligées { $skunks }, subies { $skunked }.
standing-stats-biggest = Plus gros règlement : gagné { $won }, perdu { $lost }.
standing-chart-note = { $games ->
        [one] dernière partie
       *[other] { $games } dernières parties
    }, en points
standing-chart-alt = { $name } : { $games ->
        [one] la dernière partie
       *[other] les { $games } dernières parties
    }, { $won ->
        [0] aucune gagnée
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }; la plus ancienne d’abord :
standing-chart-alt-won = { $lead ->
        [ahead] gagnée de { $margin }
        [behind] gagnée avec { $margin } points de retard
       *[level] gagnée à égalité
    }
standing-chart-alt-lost = { $lead ->
        [behind] perdue de { $margin }
        [ahead] perdue avec { $margin } points d’avance
       *[level] perdue à égalité
    }

## Historique et parcours

standing-history-title = Vos parties terminées
standing-history-with = Vos parties terminées avec { $opponent }
standing-history-line = { $date } · **{ $result }** contre { $opponent }, { $points } à { $others } · `{ $table }`
standing-history-won = gagnée
standing-history-lost = perdue
standing-history-drawn = finie sans paiement
standing-history-resigned = par abandon
standing-history-timeout = au temps
standing-history-unrated = non classée
standing-history-choose = Revoir une partie : marque et règlement
standing-history-older = Plus anciennes
standing-history-newest = Plus récentes
standing-replay = Parcourir
standing-replay-title = { $game } · donne { $deal } · pas { $ply } sur { $last }
standing-replay-first = Début
standing-replay-back = Retour
standing-replay-forward = Avance
standing-replay-deal = Donne suivante
standing-replay-last = Fin

## Exploits

standing-firsts = **Une première pour { $player } :** { $feats }!
standing-feat-natural = un naturel
standing-feat-eight-twos = huit deux dans une combinaison
standing-feat-clean-exit = une sortie nette
standing-feat-comeback = une victoire après un chapeau
standing-feat-great-deal = une donne de 500 points
standing-feat-skunk = une victoire par mouffette

## Mes données

standing-data-export = Tout ce que je sais de vous. Les parties en cours sont nommées; leurs cartes ne le sont pas.
standing-data-delete = Dois-je vous oublier? Vos parties en cours sont abandonnées et réglées, vos défis retirés. Votre nom et votre identifiant Discord disparaissent, et les autres voient un ancien joueur. Ce que d’autres ont gagné ou doivent reste dans leurs comptes. C’est irréversible.
standing-data-yes = Oubliez-moi
standing-data-no = Garder mes données
standing-data-kept = Rien n’a changé.
standing-data-gone = C’est oublié. Si vous rejouez, vous recommencerez à neuf.
