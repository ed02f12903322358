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
standing-no-unlisted = Tu t’es retiré des classements dans /settings.
standing-no-net-is-local = Chaque serveur compte les mises dans son unité : il n’y a pas de classement de tous les serveurs par mises nettes.
standing-no-unfinished = Cette partie n’est pas encore terminée. Vous pourrez la revoir ensuite.
declined-damaged = Le journal de cette partie est endommagé : on ne peut ni la montrer ni la continuer.
standing-unreadable = { $count ->
        [one] La partie { $tables } est illisible : son journal est endommagé.
       *[other] Les parties { $tables } sont illisibles : leurs journaux sont endommagés.
    }

## Le classement

standing-board-here = Classement de ce serveur
standing-board-everywhere = Classement de tous les serveurs
standing-where-here = Ce serveur
standing-where-everywhere = Tous les serveurs
standing-order = Ordre
standing-by-rating = Par cote
standing-by-net = Par mises nettes
standing-by-wins = Par victoires
standing-by-naturals = Par naturels
standing-by-chapeaux = Par chapeaux infligés
standing-period = Période
standing-last-all = Depuis toujours
standing-last-season = Cette saison
standing-last-month = Ce mois-ci
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
standing-board-empty = { $period ->
        [season] Aucun joueur classé cette saison pour l’instant.
        [month] Aucun joueur classé ce mois-ci pour l’instant.
       *[all] Aucun joueur classé pour l’instant.
    } { $by ->
        [net] Défie quelqu’un avec `/challenge`, avec une mise : votre première partie réglée vous inscrit tous les deux.
       *[other] Défie quelqu’un avec `/challenge` : votre première partie terminée vous inscrit tous les deux.
    }
standing-board-empty-everywhere = { $period ->
        [season] Aucun joueur classé cette saison pour l’instant.
        [month] Aucun joueur classé ce mois-ci pour l’instant.
       *[all] Aucun joueur classé pour l’instant.
    } Inscris-toi avec le bouton ci-dessous : tes parties de tous les serveurs comptent.
standing-page = Page { $number } sur { $pages }.
standing-board-inactive = Les joueurs inactifs depuis { $days } jours n’y sont pas.
standing-board-utc = Les mois et les saisons commencent à minuit UTC.
standing-board-units = Les parties dans une ancienne unité de ce serveur ({ $units }) ne comptent pas ici.
standing-board-provisional = { $by ->
        [rating] ? : cote provisoire, moins de { $needed } parties, pas encore de rang.
       *[other] ? : cote provisoire, moins de { $needed } parties.
    }
standing-board-listed = Seuls les joueurs qui se sont inscrits y figurent.
standing-previous = Précédente
standing-next = Suivante
standing-own = Mon rang
standing-own-place = Tu es au rang **{ $place }** sur { $players } : { $figure }.
standing-own-by-rating = cote { $figure }
standing-own-by-net = { $figure } { $unit } net
standing-own-by-wins = { $count ->
        [one] { $figure } victoire
       *[other] { $figure } victoires
    }
standing-own-by-naturals = { $count ->
        [one] { $figure } naturel
       *[other] { $figure } naturels
    }
standing-own-by-chapeaux = { $count ->
        [one] { $figure } chapeau infligé
       *[other] { $figure } chapeaux infligés
    }
standing-own-provisional = Ta cote est **{ $rating }?**. Tu auras un rang après { $needed } parties ici; tu en as joué { $games }.
standing-own-inactive = Tu n’as pas joué depuis { $days } jours, alors tu n’es pas au classement. Ta prochaine partie terminée t’y ramène.
standing-own-unseen = Tu n’es pas au classement de tous les serveurs. Le bouton à côté de celui-ci t’y inscrit.
standing-own-no-game = { $by ->
        [net] Tu n’as encore réglé aucune partie avec mise ici. Défie quelqu’un avec `/challenge`.
       *[other] Aucune de tes parties ne compte encore ici : finis-en une contre une personne. Défie quelqu’un avec `/challenge`.
    }
standing-be-seen = M’inscrire au classement global, ou en sortir
standing-seen = Tu es maintenant au classement global. Appuie encore pour en sortir.
standing-unseen = Tu es sorti du classement global.

## Statistiques

standing-stats-record = gagnées–perdues
standing-stats-record-spoken = { $won ->
        [0] Aucune partie gagnée
        [one] { $won } partie gagnée
       *[other] { $won } parties gagnées
    }, { $lost ->
        [0] aucune perdue
        [one] { $lost } perdue
       *[other] { $lost } perdues
    }.
standing-stats-rating = { $where ->
        [here] cote ici
       *[everywhere] cote partout
    }
standing-stats-rating-spoken = { $state ->
        [provisional] Cote provisoire
       *[settled] Cote
    } { $where ->
        [here] sur ce serveur
       *[everywhere] partout
    } : { $figure }.
standing-stats-points = points par donne
standing-stats-turns = tours par donne
standing-stats-streak = victoires de suite
standing-stats-naturals = { $count ->
        [one] naturel
       *[other] naturels
    }
standing-stats-chapeaux-given = { $count ->
        [one] chapeau infligé
       *[other] chapeaux infligés
    }
standing-stats-chapeaux-suffered = { $count ->
        [one] chapeau subi
       *[other] chapeaux subis
    }
standing-stats-skunks-given = { $count ->
        [one] mouffette infligée
       *[other] mouffettes infligées
    }
standing-stats-skunks-suffered = { $count ->
        [one] mouffette subie
       *[other] mouffettes subies
    }
standing-stats-won = plus gros gain, { $unit }
standing-stats-lost = plus grosse perte, { $unit }
standing-stats-paid-spoken = { $way ->
        [won] Plus gros gain
       *[lost] Plus grosse perte
    } : { $figure } { $unit }.
standing-stats-spoken = { $figure } { $label }.
standing-stats-provisional = ? : cote provisoire, moins de { $needed } parties.
standing-stats-eights = { $count } de huit du même rang
standing-stats-twos = { $count } de huit deux
standing-stats-cleans = { $count ->
        [one] { $count } sortie nette
       *[other] { $count } sorties nettes
    }
standing-stats-kinds = Naturels : { $kinds }.

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
standing-replay = Revoir
standing-replay-deal-of = donne { $deal } sur { $deals }
standing-replay-dealt = les cartes sont données
standing-replay-turn = tour { $turn } sur { $turns }
standing-replay-first = Début
standing-replay-back = Retour
standing-replay-forward = Avance
standing-replay-deals = Aller à une donne
standing-replay-deal = Donne { $deal }
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
