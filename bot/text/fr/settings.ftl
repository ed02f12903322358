# Ce qui vaut sur un serveur, et ce que chacun préfère.

## Les réglages du serveur

server-title = Réglages de ce serveur
server-said = C’est fait. Voici ce qui vaut maintenant.
server-channels = On peut commencer une partie dans { $channels }.
server-channels-all = On peut commencer une partie dans tous les salons.
server-role = Seuls les membres { $role } peuvent jouer.
server-role-all = Tout le monde peut jouer.
server-rules = Conditions habituelles : { $rules }
server-stake = Mises habituelles : { $smaller } et { $larger } { $unit }.
server-stake-fun = Mises habituelles : aucune, pour le plaisir.
server-largest-stake = La petite mise est de { $most } { $unit } au plus.
server-unit = Les mises se comptent en { $unit }.
server-language = Messages publics : { $language }.
server-theme = Images publiques : { $theme }.
server-threads-usual = Fils : selon qui exploite ce bot.
server-threads-yes = Fils : chaque partie a le sien.
server-threads-no = Fils : aucun, les parties restent dans leur salon.
server-records-players = Relevés des parties finies : pour leurs joueurs.
server-records-everyone = Relevés des parties finies : pour tout le monde ici.

server-channels-menu = Salons de jeu (aucun : tous)
server-role-menu = Qui peut jouer (aucun : tout le monde)
server-rules-menu = Règles habituelles
server-rules-choice = Règles habituelles : { $rules }.
server-language-menu = Langue des messages publics
server-theme-menu = Images publiques
server-threads-menu = Fils pour les parties
server-records-menu = Qui peut prendre le relevé d’une partie finie

server-stake-button = Mise habituelle…
server-stake-label = La petite mise
server-stake-description = Par exemple 1 ou 0,25; la grande en est le triple. 0 : pour le plaisir.
server-largest-stake-button = Mise maximale…
server-largest-stake-label = La plus grande petite mise
server-largest-stake-description = Aucun défi ne peut demander plus. Un montant comme 5 ou 0,50.
server-target-button = Objectif…
server-target-label = Les points qui terminent la partie
server-target-description = De 100 à 10000, par pas de 5. Choisir des règles rétablit leur objectif.
server-unit-button = Unité…
server-unit-label = En quoi l’on compte les mises
server-unit-description = { $longest } lettres au plus; vide : comme d’habitude. Je tiens le compte, sans toucher d’argent.

language-usual = selon Discord
language-en = anglais
language-fr = français
theme-night = nuit, bleu encre
theme-day = jour, ivoire
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

settings-title = Vos réglages
settings-about = Chaque choix vaut aussitôt. Messages et images publics suivent les réglages du serveur.
settings-said = C’est fait. Voici vos préférences.
settings-holds = { $what } : { $chosen }
settings-language = Langue
settings-language-auto = celle de Discord
settings-language-en = anglais
settings-language-fr = français
settings-theme = Images
settings-theme-night = nuit, bleu encre
settings-theme-day = jour, ivoire
settings-deck = Enseignes
settings-deck-two = deux couleurs
settings-deck-four = quatre couleurs
settings-cards = Cartes
settings-cards-usual = taille normale
settings-cards-larger = plus grandes, pour téléphone
settings-order = Main
settings-order-down = de l’as au deux
settings-order-up = du deux à l’as
settings-order-value = les plus chères d’abord
settings-leaderboards = Classements
settings-leaderboards-yes = peuvent vous nommer
settings-leaderboards-no = ne vous nomment pas

## Les conditions d’un défi

offer-terms = Autres conditions…
offer-counter = { $challenged }, { $challenger } préférerait jouer au { $game } à ces conditions. Acceptez l’un ou l’autre défi.
offer-dropped = Retiré : { $line }
offer-other-terms = D’autres conditions ont été acceptées.
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
declined-countered = D’autres conditions sont déjà proposées; acceptez l’un des deux défis, ou aucun.
declined-both-ways = Une option a été choisie dans les deux sens. Choisissez l’un des deux.
