# Ce que Discord montre des commandes : descriptions (100 caractères au plus), choix, menu d’une personne (32).

menu-challenge = Défier au mille

command-challenge = Défier quelqu’un
command-open = Offrir une place à qui la veut dans ce salon
command-practice = Jouer contre un robot, sans mise
command-hand = Voir votre main, cachée aux autres, et jouer de là
command-play = Jouer un coup en l’écrivant : draw, take 9S 9D, lay K: KS KD 2H, discard 9H
command-table = Les parties que vous jouez
command-table-show = Remontrer la table, à tous ceux du salon
command-table-list = La liste de vos parties, d’abord celles qui vous attendent
command-table-log = Raconter ce qui s’est joué dans cette donne
command-table-resign = Abandonner une partie (on vous demande d’abord)
command-table-abandon = Proposer de terminer une partie sans paiement; l’adversaire doit accepter
command-table-pause = Proposer une pause; plus aucune horloge ne court si l’adversaire accepte
command-table-resume = Reprendre après une pause
command-game = Ce que l’on peut savoir d’une partie
command-game-verify = Vérifier que chaque carte suit de ce qui était promis avant la partie
command-game-replay = Revoir une partie finie pas à pas, toutes mains ouvertes
command-game-export = Recevoir le relevé d’une partie dans un fichier
command-game-why = Ouvrir la feuille : chaque ligne carte par carte, avec sa règle
command-leaderboard = Voir qui mène, ici ou partout
command-stats = Voir ce que donnent vos parties, ou celles de quelqu’un d’autre
command-history = Revoir vos parties finies : feuille, règlement, chaque coup
command-ledger = Qui doit quoi à qui sur ce serveur
command-ledger-show = Voir qui vous doit et à qui vous devez
command-ledger-square = Dire qu’une dette est payée ailleurs; l’autre doit confirmer
command-ledger-correct = Dire que les comptes sont faux, ou qu’une dette est payée en partie; l’autre doit confirmer
command-ledger-net = Proposer moins de paiements entre tous ceux dont les dettes tiennent aux vôtres
command-rules = Les règles, sujet par sujet, avec des images
command-learn = Apprendre le mille en six étapes, à votre rythme
command-settings = Avis, heures de repos, votre langue, l’aspect de vos cartes, classements
command-server-settings = Ce qui vaut sur ce serveur : salons, mises, règles, langue, images
command-data = Ce que le bot garde sur vous
command-data-export = Recevoir dans un fichier tout ce que le bot garde sur vous, parties finies comprises
command-data-delete = Être oublié : vos parties en cours sont abandonnées (on vous demande d’abord)
command-about = Ce qu’est ce bot, ce qu’il garde de vous, et où est son code source

## Options

given-opponent = Contre qui vous voulez jouer
given-game = Quel jeu (par défaut : le mille)
given-stake = La petite mise, comme 1 ou 0,25; 0 : pour le plaisir (par défaut : celle du serveur)
given-rules = Quelles règles (par défaut : celles du serveur)
given-target = Les points qui terminent la partie, 100 à 10000 par pas de 5 (par défaut : selon le serveur)
given-natural-required = Personne ne gagne sans un naturel (par défaut : non)
given-clock = Combien de temps, et ce qui suit quand il est écoulé (par défaut : sans horloge)
given-quiet-hours = Avec une horloge seulement : elle s’arrête aux heures de repos de chacun (par défaut : non)
given-level = La force du robot (par défaut : moyen)
given-move = Le coup; choisissez-le dans la liste ou écrivez-le
given-table = Laquelle de vos parties (par défaut : celle d’ici, ou celle qui vous attend)
given-table-watched = Quelle partie (par défaut : la vôtre ici, ou la seule de ce salon)
given-table-ended = Laquelle de vos parties (par défaut : celle d’ici, ou la dernière finie)
given-by = Ce qui compte (par défaut : la cote)
given-period = Depuis quand (par défaut : toujours)
given-where = Ce serveur, ou tous ceux qui veulent être vus (par défaut : ici)
given-player = De qui (par défaut : vous)
given-against = Seulement les parties contre cette personne
given-with = Seulement les parties avec cette personne
given-ledger-with = Seulement ce qu’il y a entre vous et cette personne
given-square-with = Avec qui vous êtes quitte
given-correct-with = Entre vous et qui
given-correct-owes = Qui doit plus que ce que disent les comptes
given-correct-amount = Combien de plus, par exemple 5 ou 0,50
given-topic = Ce que vous voulez savoir (par défaut : les cartes)

## Choix

choice-level-novice = débutant
choice-level-regular = moyen
choice-by-rating = cote
choice-by-net = mises nettes
choice-by-wins = victoires
choice-by-naturals = naturels
choice-by-chapeaux = chapeaux infligés
choice-period-all = depuis toujours
choice-period-season = cette saison
choice-period-month = ce mois-ci
choice-owes-they = l’autre me doit plus
choice-owes-me = je lui dois plus
choice-where-here = ici
choice-where-everywhere = partout
