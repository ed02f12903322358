# Ce qui vaut sur un serveur, et ce que chacun préfère.

settings-saved = Enregistré.
settings-apply = C’est appliqué tout de suite.

## Les réglages du serveur

server-title = Réglages du serveur
server-channels = Salons de jeu
server-channels-all = Tous les salons
server-role = Qui peut jouer
server-role-all = Tout le monde
server-games = Partie habituelle
server-rules-menu = Règles habituelles
server-rules-choice = Règles : { $rules }
server-target = Objectif : { $target }
server-stake = Mises : { $smaller } et { $larger } { $unit }
server-stake-fun = Mises : aucune, pour le plaisir
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
server-records-players = Relevés : joueurs seulement
server-records-everyone = Relevés : tout le monde

server-target-title = Objectif
server-target-label = Points qui terminent la partie
server-target-description = De 100 à 10000, par pas de 5. Choisir des règles le remet au leur.
server-stake-title = Mises habituelles
server-stake-label = Petite mise
server-stake-description = Par exemple 1 ou 0,25; la grande mise en est le triple. 0 : pour le plaisir.
server-largest-stake-title = Mise maximale
server-largest-stake-label = Mise maximale
server-largest-stake-description = Aucun défi ne peut demander une plus grande petite mise. Par exemple 5 ou 0,50.
server-unit-title = Unité
server-unit-label = En quoi on compte les mises
server-unit-description = { $longest } lettres au plus; vide : comme d’habitude. Je tiens le compte, sans toucher d’argent.

rules-classic = Classiques
rules-wikipedia = De l’encyclopédie
rules-denexa = Du fabricant de cartes
rules-progressive = Progressives
rules-target = Jusqu’à { $target } points

house-channels = On ne commence pas de partie dans ce salon, mais dans { $channels }.
house-role = Sur ce serveur, seuls les membres { $role } peuvent jouer.
house-role-opponent = { $opponent } ne peut pas jouer sur ce serveur : seuls les membres { $role } le peuvent.
house-stake = Sur ce serveur, la petite mise est de { $most } { $unit } au plus.

declined-not-manager = Seuls ceux qui gèrent ce serveur peuvent changer ses réglages.
declined-unit = Une unité fait 1 à { $longest_unit } lettres, comme jetons ou points.

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
settings-order = Main
settings-order-down = de l’as au deux
settings-order-up = du deux à l’as
settings-order-value = par valeur
settings-leaderboards = Classements
settings-leaderboards-yes = me montrer
settings-leaderboards-no = me cacher
settings-clean = Sortie nette en jeu
settings-clean-ask = me demander
settings-clean-go = sans question
settings-reactions = Réactions
settings-reactions-on = oui
settings-reactions-off = non

## Les conditions d’un défi

offer-terms = Autres conditions…
offer-counter = { $challenged }, { $challenger } préférerait jouer au { $game } à ces conditions.
offer-counter-who = Ici, c’est à { $challenged } d’accepter; { $challenger } peut encore accepter le premier défi.
offer-countered = { $player } propose d’autres conditions plus bas. Celles-ci tiennent toujours.
offer-dropped = Retiré : { $line }
offer-other-terms = D’autres conditions ont été acceptées : { $other } les a proposées, { $player } a dit oui.
offer-first-agreed = { $player } a plutôt accepté le premier défi.
rematch-begins = Vous l’avez demandé tous les deux : la partie commence.
terms-title = Autres conditions
terms-rules = Règles
terms-rules-about = Elles apportent l’objectif et toutes les options; vous pouvez changer chacune plus bas.
terms-target = Objectif
terms-target-about = De 100 à 10000, par pas de 5; vide : celui de ces règles
terms-stake = Mise
terms-stake-about = La petite, comme 1 ou 0,25; 0 : pour le plaisir
terms-otherwise = Exceptions à ces règles
terms-otherwise-about = Choisissez seulement ce qui doit différer des règles choisies plus haut.
terms-otherwise-none = Aucune : tout selon ces règles
terms-otherwise-classic = comme dans les règles classiques
terms-as-classic = Comme dans les règles classiques : { $line }
terms-clock = Horloge
terms-clock-about = Combien de temps, et si la partie peut ensuite être réclamée.
declined-countered = D’autres conditions sont déjà proposées : une seule contre-offre par défi.
declined-both-ways = Une option a été choisie dans les deux sens. Choisissez l’un des deux.
