# Ce qui survit à une partie : le livre de comptes, les classements, les statistiques, l’historique, les exploits, mes données.

## Le livre de comptes

standing-ledger-title = { $place ->
        [conversation] Tes comptes dans cette conversation
       *[server] Tes comptes sur ce serveur
    }
standing-ledgers-title = Tes comptes
standing-ledger-with = Avec { $names }
standing-ledgers-more = { $count ->
        [one] Et { $count } autre endroit.
       *[other] Et { $count } autres endroits.
    }
standing-ledgers-asked = { $player } propose une écriture…
standing-ledgers-answer = Les autres peuvent répondre avec `/ledger show` dans nos messages privés.
standing-ledger-owed = { $player } te doit **{ $amount } { $unit }**.
standing-ledger-owes = Tu dois **{ $amount } { $unit }** à { $player }.
standing-ledger-empty = Tout est réglé. Personne ne te doit rien, et tu ne dois rien.
standing-ledger-note = Je tiens les comptes entre amis et je ne touche jamais à l’argent.
standing-square-ask = { $player } dit que ceci a été payé en dehors :
standing-net-ask = { $player } propose moins de paiements
standing-net-about = Le solde de chacun reste le même. Ça comptera quand toutes les personnes nommées auront accepté.
standing-net-left = Il resterait à payer entre vous :
standing-net-perhaps = À plus de { $most_exact } personnes, il existe peut-être une solution avec encore moins de paiements.
standing-circle-about = Qui participe? Choisis jusqu’à { $most_netted } personnes, et je proposerai moins de paiements entre elles et toi. Toutes les autres dettes restent telles quelles.
standing-circle-choose = Choisir des personnes…
standing-correct-ask = { $player } dit que les comptes sont faux et qu’il faut ajouter ceci :
standing-payment-more = { $payer } doit **{ $amount } { $unit }** de plus à { $payee }.
standing-correct-left = Ensuite, { $payer } doit **{ $amount } { $unit }** à { $payee }.
standing-correct-square = Ensuite, les deux sont quittes.
standing-net-nothing = Il ne resterait rien à payer entre vous.
standing-payment = { $payer } à { $payee } : **{ $amount } { $unit }**
standing-agree = D’accord
standing-disagree = Pas d’accord
standing-agreed = D’accord : { $names }. On attend : { $waiting }.
standing-until = Expire { $when } si tout le monde n’a pas accepté.
standing-entered = Tout le monde est d’accord, et c’est inscrit dans les comptes.
standing-refused = { $player } n’est pas d’accord. Rien n’a été inscrit.
standing-withdrawn = { $player } a retiré sa demande. Rien n’a été inscrit.
standing-lapsed = Tout le monde n’a pas accepté à temps. Rien n’a été inscrit.
standing-changed = Ce qui est dû a changé depuis. Rien n’a été inscrit : propose-le de nouveau.

## Ce qui fait obstacle

standing-no-server-only = Chaque serveur, groupe ou conversation a ses propres comptes. Utilise cette commande là-bas. Ici, `/ledger show` montre tous les tiens.
standing-no-square = Vous ne vous devez rien ici.
standing-no-nothing-to-net = Il n’y a pas moyen de régler avec moins de paiements.
standing-no-too-many = Ton cercle compte plus de { $most_netted } personnes, et c’est trop pour une seule proposition. Choisis qui participe : `/ledger simplify who:`
standing-no-gone = Cette personne vient de supprimer ses données, alors elle ne peut plus répondre.
standing-no-no-proposal = Je ne trouve pas cette proposition.
standing-no-not-involved = C’est entre d’autres personnes, alors tu n’as rien à accepter.
standing-no-oneself = Tu ne peux rien te devoir à toi-même.
standing-no-nobody = Un robot ne doit rien, et on ne lui doit rien.
standing-no-nothing = Un montant est de 0,01 ou plus, comme 5 ou 0,50.
standing-no-record = Sur ce serveur, seuls les joueurs d’une partie en obtiennent le relevé.
standing-no-no-games = Aucune partie finie à montrer pour l’instant.
standing-no-no-rated = Aucune partie à compter pour l’instant. Les parties contre des robots ou finies sans paiement ne comptent pas.
standing-no-games-of = Pas encore de partie terminée { DE($game) } à montrer. `game:` choisit un autre jeu.
standing-no-same = C’est deux fois le même joueur. Choisis quelqu’un d’autre.
standing-no-unlisted = Tu t’es retiré des classements dans /settings.
standing-no-net-is-local = Chaque serveur compte les mises dans son unité : il n’y a pas de classement de tous les serveurs par gains et pertes.
standing-no-unfinished = Cette partie n’est pas finie. Tu pourras la revoir quand elle le sera.
declined-damaged = Le journal de cette partie est endommagé, alors on ne peut ni la montrer ni la continuer.
declined-sealed = La clé du brassage de cette partie manque : la partie est en pause et aucun chrono ne court. Rien n’est perdu, mais la personne qui gère ce bot doit remettre la clé.
declined-newer = Cette partie demande une version plus récente de moi : je n’en connais pas les règles. Rien n’est perdu, et aucun chrono ne court en attendant que la personne qui gère ce bot remette cette version.
lost-deal = **{ $game } · { $players } :** la donne { $deal } est finie, mais je n’ai pas pu en dessiner le résultat. Rien n’est perdu : `/game score table:{ $table }` donne le pointage.
lost-settle = **{ $game } · { $players } :** la partie est finie, mais je n’ai pas pu en dessiner le résultat. Rien n’est perdu : `/game score table:{ $table }` donne le pointage et ce qui est dû.
lost-damaged = Il y a du nouveau dans la partie `{ $table }`, mais je ne peux pas le montrer, car son journal est endommagé.
standing-unreadable = { $count ->
        [one] Je n’arrive pas à lire le journal de la partie { $tables }.
       *[other] Je n’arrive pas à lire les journaux des parties { $tables }.
    }

## Le classement

standing-board-here = { $place ->
        [conversation] Classement de cette conversation
       *[server] Classement de ce serveur
    }
standing-board-everywhere = Classement de tous les serveurs
standing-where-here = { $place ->
        [conversation] Cette conversation
       *[server] Ce serveur
    }
standing-where-everywhere = Tous les serveurs
standing-order = Ordre
standing-by-rating = Par cote
standing-by-net = Par gains et pertes
standing-by-wins = Par victoires
standing-by-naturals = Par naturels
standing-column-naturals = les naturels
standing-by-chapeaux = Par chapeaux infligés
standing-column-chapeaux = les chapeaux infligés
standing-period = Période
standing-games = Un autre jeu
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
standing-board-empty = { $by ->
        [net] Personne n’a réglé ici de partie { DE($game) } avec une mise
       *[other] Personne n’a terminé ici de partie classée { DE($game) }
    }{ $period ->
        [season] {" "}cette saison.
        [month] {" "}ce mois-ci.
       *[all] {" "}pour l’instant.
    } { $by ->
        [net] { $seats ->
            [2] Défie quelqu’un avec une mise : votre première partie réglée vous inscrit tous les deux.
           *[other] Ouvre une table avec une mise : votre première partie réglée vous inscrit tous.
        }
       *[other] { $seats ->
            [2] Défie quelqu’un : votre première partie terminée vous inscrit tous les deux.
           *[other] Ouvre une table : votre première partie terminée vous inscrit tous.
        }
    }
standing-board-empty-everywhere = { $period ->
        [season] Aucun joueur classé { AU($game) } cette saison pour l’instant.
        [month] Aucun joueur classé { AU($game) } ce mois-ci pour l’instant.
       *[all] Aucun joueur classé { AU($game) } pour l’instant.
    } Inscris-toi avec le bouton ci-dessous, et tes parties de tous les serveurs comptent.
standing-page = Page { $number } sur { $pages }.
standing-board-inactive = Les joueurs inactifs depuis { $days } jours n’y sont pas.
standing-board-signs = Colonnes, de gauche à droite : { $columns }.
standing-board-utc = Les mois et les saisons commencent à minuit UTC.
standing-board-units = Les parties dans une ancienne unité de ce serveur ({ $units }) ne comptent pas ici.
standing-board-provisional = { $by ->
        [rating] ? : cote provisoire, moins de { $needed } parties, pas encore de rang.
       *[other] ? : cote provisoire, moins de { $needed } parties.
    }
standing-board-listed = Seuls les joueurs qui se sont inscrits y figurent.
standing-no-board = Ce classement n’existe pas pour { $game }. Choisis parmi : { $boards }.
standing-previous = Précédente
standing-next = Suivante
standing-own = Mon rang
standing-own-place = Tu es au rang **{ $place }** sur { $players } : { $figure }.
standing-own-by-rating = cote { $figure }
standing-own-by-net = { $figure } { $unit } en tout
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
standing-own-provisional = Ta cote est **{ $rating }?**. Tu auras un rang après { $needed } parties ici, et tu en as joué { $games }.
standing-own-inactive = Tu n’as pas joué depuis { $days } jours, alors tu n’es pas au classement. Ta prochaine partie terminée t’y ramène.
standing-own-unseen = Tu n’es pas au classement de tous les serveurs. Le bouton à côté de celui-ci t’y inscrit.
standing-own-no-game = { $by ->
        [net] Tu n’as encore réglé aucune partie avec mise ici.
       *[other] Aucune de tes parties ne compte encore ici. Finis-en une contre une personne.
    } { $seats ->
        [2] Défie quelqu’un avec `/challenge`.
       *[other] Ouvre une table avec `/open`.
    }
standing-be-seen = M’inscrire au classement global, ou en sortir
standing-seen = Tu es maintenant au classement global. Appuie encore pour en sortir.
standing-unseen = Tu n’es plus au classement global.

## Statistiques

standing-stats-none-own = Tu n’as pas encore terminé de partie classée { DE($game) }.
standing-stats-none-other = { $player } n’a pas encore terminé de partie classée { DE($game) }.
standing-stats-none-own-with = Tu n’as pas encore terminé de partie classée { DE($game) } avec { $opponent }.
standing-stats-none-other-with = { $player } n’a pas encore terminé de partie classée { DE($game) } avec { $opponent }.
standing-stats-none-fill = Tes statistiques commencent avec la première partie que tu termines contre des personnes.
standing-stats-practice = Entraînement : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, victoires : { $won }, dans `/history`
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
        [here] ici
       *[everywhere] partout
    } : { $figure }.
standing-stats-points = { $count ->
    [one] point par donne
   *[other] points par donne
}
standing-stats-turns = { $count ->
    [one] tour par donne
   *[other] tours par donne
}
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
standing-stats-naturals-kinds = Naturels : { $kinds }.

## Historique et parcours

standing-history-title = Tes parties finies
standing-history-practice = Tes parties d’entraînement
standing-history-practice-note = L’entraînement ne compte nulle part ailleurs : ni cote, ni classement, ni compte.
standing-history-to-practice = Entraînement
standing-history-to-people = Parties entre joueurs
standing-history-with = Tes parties finies avec { $opponent }
standing-history-line = { $date } · **{ $result }** contre { $opponent }, { $points } à { $others } · `{ $table }`
standing-history-line-many = { $date } · **{ $result }** avec { $others } · `{ $table }`
standing-history-place = { $place ->
        [1] 1er
       *[other] { $place }e
    } sur { $seats }
standing-history-won = gagnée
standing-history-lost = perdue
standing-history-drawn = finie sans paiement
standing-history-resigned = par abandon
standing-history-timeout = temps écoulé
standing-history-unrated = non classée
standing-history-hints = avec conseils
standing-history-choose = Revoir une partie
standing-history-older = Plus anciennes
standing-history-newest = Plus récentes
standing-replay = Revoir
standing-replay-deal-of = donne { $deal } sur { $deals }
standing-replay-dealt = cartes données
standing-replay-turn = tour { $turn } sur { $turns }
standing-replay-first = Début
standing-replay-back = Préc.
standing-replay-forward = Suiv.
standing-replay-deals = Aller à une donne
standing-replay-deal = Donne { $deal }
standing-replay-last = Fin

## Exploits

standing-firsts = **Une première pour { $player } :** { $feats }!
standing-shelf = **Exploits** · { $count } sur { $all }
standing-shelf-left = À venir : { $feats }
standing-shelf-choose = Revoir une partie avec un exploit
standing-feat-natural = un naturel
standing-feat-eight-twos = une combinaison avec huit deux
standing-feat-clean-exit = une sortie nette
standing-feat-comeback = une victoire après un chapeau
standing-feat-great-deal = une donne de 500 points ou plus
standing-feat-skunk = une victoire par mouffette

## Mes données

standing-data-export = Voici tout ce que je garde sur toi. Tes parties en cours sont nommées, mais pas leurs cartes.
standing-data-delete = Supprimer tes données? Tes parties en cours sont abandonnées et réglées, et tes défis retirés. Ton nom et ton identifiant Discord sont supprimés. Les autres verront « ancien joueur ». Ce que d’autres ont gagné ou doivent reste dans leurs comptes. C’est irréversible.
standing-data-delete-many = Tu quittes tes parties à trois ou plus. Dans la plupart, un robot joue pour toi. Tu couvres ses pertes et tu ne reçois rien.
standing-data-yes = Supprimer mes données
standing-data-no = Garder mes données
standing-data-kept = Rien n’a changé.
standing-data-gone = Tes données sont supprimées. Si tu rejoues, tu recommences à neuf.

## La suite, sous un règlement et dans les comptes

ledger-square = C’est réglé
ledger-square-with = C’est réglé avec…
game-replay = Revoir
game-stats = Statistiques
