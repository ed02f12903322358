# Ce que Discord montre des commandes : descriptions (100 caractères au plus), choix, menu d’une personne (32).

menu-challenge = Défier…
menu-block = Bloquer
menu-replay = Revoir
menu-why = Pourquoi?
menu-no-table = Ce message ne parle d’aucune table. Essaie sur une de mes tables, ou sur son résultat.

command-challenge = Défier quelqu’un
command-open = Ouvrir une table : n’importe qui dans ce salon peut s’asseoir
command-practice = Jouer contre des robots, sans mise
command-daily = Les donnes du jour : les mêmes cartes pour tout le monde, un seul essai
command-hand = Voir ta main (toi seulement) et jouer de là
command-play = Écrire un coup : draw, take, lay all, lay K, discard 9
command-table = Tes parties en cours
command-table-show = Republier la table au bas du salon
command-table-list = La liste de tes parties, d’abord celles qui t’attendent
command-table-log = Cette donne, coup par coup
command-table-resign = Abandonner une partie (à confirmer)
command-table-call-off = Annuler une partie sans paiement, si tous les autres acceptent
command-table-pause = Proposer une pause : si tous les autres acceptent, le chrono s’arrête
command-table-resume = Finir une pause et continuer
command-game = Vérifier, revoir ou exporter une partie
command-game-verify = Vérifier que le brassage était fixé d’avance et que chaque carte en vient
command-game-replay = Revoir une partie finie, coup par coup
command-game-export = Recevoir le relevé d’une partie dans un fichier
command-game-score = Ouvrir la feuille de pointage : chaque ligne carte par carte, avec sa règle
command-leaderboard = Voir qui mène, ici ou partout
command-stats = Tes statistiques, ou celles de quelqu’un d’autre
command-history = Revoir tes parties finies : feuille de pointage, règlement, chaque coup
command-ledger = Qui doit quoi à qui, ici
command-ledger-show = Voir qui te doit et à qui tu dois
command-ledger-settle = Marquer une dette comme payée, si l’autre confirme
command-ledger-correct = Corriger les comptes ou inscrire un paiement partiel, si l’autre confirme
command-ledger-simplify = Simplifier les dettes de ton cercle : moins de paiements, mêmes soldes
command-rules = Consulter les règles, sujet par sujet, avec des images
command-learn = Apprendre un jeu étape par étape, à ton rythme
command-settings = Ta langue, tes cartes, tes heures de repos, tes avis de tour, les classements
command-block = Bloquer quelqu’un sans l’en avertir, ou voir qui tu as bloqué
command-server-settings = Réglages du serveur : salons, mises, règles, langue, images
command-data = Tes données : ce que je garde sur toi
command-data-export = Recevoir dans un fichier tout ce que je garde sur toi, parties finies comprises
command-data-delete = Supprimer mes données et abandonner mes parties en cours (à confirmer)
command-help = Commence ici : tous les jeux, et comment lancer une partie
command-about = Ce que je suis, ce que je garde sur toi, et où est mon code source

## Options

given-opponent = Contre qui tu veux jouer
given-game = Quel jeu (par défaut : le jeu habituel du serveur)
given-stake = La mise (la petite, s’il y en a deux), comme 1 ou 0,25. 0 : pour le plaisir (sinon celle du serveur)
given-options = Règles et options : choisis dans la liste ou écris (par défaut : celles du serveur)
given-seats = Nombre de places (par défaut : le maximum)
given-call = Un rôle à appeler, parmi ceux que ce serveur permet (par défaut : aucun)
given-players = Nombre de joueurs, avec toi (par défaut : le minimum)
given-clock = Le temps de chacun, et ce qui arrive quand il est écoulé (par défaut : celui du serveur)
given-forced-moves = Jouer les coups forcés de chacun. Tout coup paraît alors de 2 à 8 s après le début du tour
given-hints = Chacun peut demander des conseils. La partie est alors pour le plaisir et ne compte pas
given-quiet-hours = Si le chrono s’arrête aux heures de repos de chacun
given-level = La force du robot (par défaut : moyen)
given-move = Ton coup : choisis-le dans la liste ou écris-le
given-table = Laquelle de tes parties (par défaut : celle d’ici, ou celle qui t’attend)
given-table-watched = Quelle partie (par défaut : la tienne ici, ou la seule de ce salon)
given-table-ended = Laquelle de tes parties (par défaut : celle d’ici, ou la dernière finie)
given-by = Le critère du classement (par défaut : la cote)
given-period = Depuis quand (par défaut : toujours)
given-where = Ce serveur, ou tous les serveurs avec les joueurs inscrits (par défaut : ici)
given-player = De qui (par défaut : toi)
given-block = Qui bloquer (par défaut : voir ta liste)
given-against = Seulement les parties contre cette personne
given-with = Seulement les parties avec cette personne
given-ledger-with = Seulement ce qui est dû entre toi et cette personne
given-settle-with = Qui a payé, ou qui a été payé
given-simplify-who = Qui participe (par défaut : tout ton cercle)
given-correct-with = L’autre personne
given-correct-owes = Qui doit plus que ce que disent les comptes
given-correct-amount = Combien de plus, comme 5 ou 0,50
given-topic = Ce que tu veux consulter (par défaut : les cartes)

## Choix

choice-level-novice = débutant
choice-level-regular = moyen
choice-level-expert = expert
choice-by-rating = cote
choice-by-net = gains et pertes
choice-by-wins = victoires
choice-by-naturals = naturels
choice-by-chapeaux = chapeaux infligés
choice-period-all = depuis toujours
choice-period-season = cette saison
choice-period-month = ce mois-ci
choice-simplify-all = tout mon cercle
choice-simplify-choose = je choisis
choice-owes-they = l’autre me doit plus
choice-owes-me = je lui dois plus
choice-where-here = ici
choice-where-everywhere = partout
