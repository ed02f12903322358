# Les réglages d’un serveur, et ce que chacun préfère.

settings-money = C’est enregistré. Ça ressemble à de l’argent, alors un mot là-dessus : je tiens seulement les comptes entre amis et je ne déplace jamais d’argent. Discord n’autorise pas les mises réelles aux jeux de hasard.
settings-saved = Enregistré.
settings-apply = C’est appliqué tout de suite.

## Les réglages du serveur

server-title = Réglages du serveur
server-channels = Salons de jeu
server-channels-all = Tous les salons
server-role = Qui peut jouer
server-role-all = Tout le monde
server-called = Rôles qu’une nouvelle table peut appeler
server-called-none = Aucun
server-games = Jeux
server-games-menu = Les jeux auxquels on joue
server-game-menu = Jeu habituel
server-game = Jeu habituel : { $game }
server-terms = Conditions par défaut
server-terms-menu = Les conditions d’un jeu
server-terms-of = Conditions : { $game }
server-terms-change = Changer ces conditions…
server-window = Temps pour réclamer : { $seconds } s
server-largest-stake = Mise maximale : { $most } { $unit }
server-unit = Unité : { $unit }
server-public = Ce que tout le monde voit
server-language-menu = Langue
server-language-usual = Langue : comme sur Discord
server-language-en = Langue : English
server-language-fr = Langue : Français
server-threads-menu = Fils
server-threads-usual = Fils : réglage du bot
server-threads-yes = Fils : un par partie
server-threads-no = Fils : aucun, les parties restent dans le salon
server-theme-night = Images : sombres
server-theme-day = Images : claires
server-reactions-yes = Réactions : oui
server-reactions-no = Réactions : non
server-records-players = Fichiers des parties : joueurs seulement
server-records-everyone = Fichiers des parties : tout le monde
server-league-yes = Ligue : ouverte
server-league-no = Ligue : fermée
server-hosts = Qui peut organiser des tournois avec droit d’entrée…
server-league-role = Un rôle pour les champions…

server-largest-stake-title = Mise maximale
server-largest-stake-label = Mise maximale
server-largest-stake-description = La plus haute petite mise qu’un défi peut demander. Comme 5 ou 0,50.
server-window-title = Temps pour réclamer
server-window-label = Secondes pour dire si on réclame
server-window-description = De { $least } à { $most } secondes, en direct. Les parties en cours gardent le leur.
server-unit-title = Unité
server-unit-label = En quoi on compte les mises
server-unit-description = Au plus { $longest } lettres. Vide : l’unité par défaut. Je tiens les comptes, sans toucher d’argent.

rules-classic = Classiques
rules-wikipedia = Wikipédia
rules-denexa = Denexa
rules-progressive = Progressives

house-channels = Commence plutôt tes parties dans { $channels }.
house-role = Sur ce serveur, seuls les membres { $role } peuvent jouer.
house-role-opponent = { $opponent } ne peut pas jouer sur ce serveur. Seuls les membres { $role } le peuvent.
house-stake = Sur ce serveur, la petite mise ne peut pas dépasser { $most } { $unit }.

declined-not-manager = Seules les personnes qui gèrent ce serveur peuvent changer ses réglages.
declined-unit = Une unité a de 1 à { $longest_unit } lettres, comme dollars ou points.
declined-window = Ce temps se compte en secondes, de { $least_window } à { $most_window }.

## Ce que chacun préfère

settings-title = Tes réglages
settings-view = Ce que tu vois
settings-play = À la table
settings-holds = { $what } : { $chosen }
settings-language = Langue
settings-language-auto = comme sur Discord
settings-language-en = English
settings-language-fr = Français
settings-theme = Images
settings-theme-night = sombres
settings-theme-day = claires
settings-deck = Sortes
settings-deck-two = deux couleurs
settings-deck-four = quatre couleurs
settings-cards = Cartes
settings-cards-usual = taille normale
settings-cards-larger = plus grandes
settings-emoji = Petites cartes dans le texte
settings-emoji-on = oui
settings-emoji-off = non
settings-sorting = Rangée, au rummy
settings-sorting-suit = par sortes
settings-sorting-sets = par brelans
settings-sorting-runs = par suites
settings-order = Main
settings-order-down = de l’as au deux
settings-order-up = du deux à l’as
settings-order-value = par valeur
settings-leaderboards = Classements
settings-leaderboards-yes = m’afficher
settings-leaderboards-no = me cacher
settings-clean = Avant de perdre une sortie nette
settings-clean-ask = m’avertir
settings-clean-go = ne pas m’avertir
settings-passing = Avant de passer de bonnes cartes
settings-passing-go = ne pas m’avertir
settings-passing-ask = m’avertir
settings-windows = Réclamer hors de son tour
settings-windows-off = ne pas m’écrire
settings-windows-on = m’écrire
settings-reactions = Réactions
settings-reactions-on = oui
settings-reactions-off = non
settings-reach = Qui peut te joindre
settings-challenges = Qui peut me défier
settings-challenges-anybody = tout le monde
settings-challenges-known = les gens avec qui j’ai joué
settings-challenges-nobody = personne
settings-blocks = Les gens que j’ai bloqués…

## Les gens bloqués

block-done = **{ $player } ne te dérangera plus.** Aucun défi, aucune invitation, revanche ni relance de sa part ne te parviendra, sur aucun serveur, et tes panneaux ne montreront plus ses réactions. Cette personne n’en saura rien. Vos parties en cours continuent.
block-undo = Débloquer
block-undone = { $player } n’est plus sur ta liste.
block-bot = On ne peut pas bloquer un bot ici.
blocks-title = Les gens que tu as bloqués
blocks-none = Tu n’as bloqué personne. Avec `/block`, les défis, invitations, relances et réactions de quelqu’un ne te parviennent plus.
blocks-menu = Débloquer…
blocks-more = Et encore { $count }. Refais `/block` avec l’une de ces personnes pour avoir le bouton *Débloquer*.
avoided-ask = Tu as bloqué { $players }. Jouer ensemble quand même?
avoided-yes = Jouer quand même
avoided-begins = La partie commence.
declined-avoided = Tu as bloqué quelqu’un ici.
declined-closed = On ne peut pas défier { $player } pour l’instant.
declined-own-block = Tu as bloqué { $player }. Débloque d’abord cette personne dans `/settings`.
declined-block-oneself = Tu ne peux pas te bloquer toi-même.

## Les conditions d’un défi

offer-terms = Autres conditions…
offer-counter = { $challenged }, { $challenger } préférerait jouer { AU($game) } à ces conditions.
offer-counter-who = Ici, c’est à { $challenged } d’accepter, mais { $challenger } peut encore accepter le premier défi.
offer-countered = { $player } propose d’autres conditions plus bas. Celles-ci tiennent toujours.
offer-dropped = Retiré : { $line }
offer-other-terms = La partie se joue à d’autres conditions : { $other } les a proposées, { $player } les a acceptées.
offer-first-agreed = { $player } a plutôt accepté le premier défi.
rematch-begins = Tu veux une revanche, et l’autre aussi, alors la partie commence.
rematch-begins-many = Tout le monde est là, alors la partie commence.
terms-title = Autres conditions
terms-rules = Règles
terms-rules-about = Fixe l’objectif et les options. Tu peux les ajuster plus bas.
terms-stake = Mise
terms-stake-about = La petite mise, comme 1 ou 0,25 (0 : pour le plaisir)
terms-otherwise = Changements à ces règles
terms-otherwise-about = Choisis seulement ce qui doit différer des règles ci-dessus.
terms-otherwise-none = Aucun changement
terms-otherwise-classic = comme dans les règles classiques
terms-as-classic = Comme dans les règles classiques : { $line }
terms-choice-quiet = Le chrono s’arrête aux heures de repos
terms-choice-quiet-about = Celles de chacun, s’il y a un chrono.
terms-choice-forced = Les coups forcés se jouent tout seuls
terms-choice-forced-about = Sauf avec un chrono en jours.
terms-choice-hints = Chacun peut demander des conseils
terms-choice-hints-about = Pour le plaisir : mise 0, et la partie ne compte pas.
terms-clock = Chrono
terms-clock-about = Le temps de chacun, et ce qui arrive quand il est écoulé.
declined-countered = D’autres conditions sont déjà proposées, et il y a une seule contre-offre par défi.
declined-both-ways = Tu as choisi une option dans les deux sens. N’en garde qu’un.
