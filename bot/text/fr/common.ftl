# Les mots communs à tous les jeux : défis, tables, refus.

error = Un problème est survenu. Voyez avec `/hand` où en sont les choses avant de réessayer.

## Défis

offer-challenge = { $challenged }, { $challenger } vous défie à une partie de { $game }.
offer-open = { $challenger } offre une place à une partie de { $game }. N’importe qui ici peut la prendre.
offer-terms-stake = Mises : { $smaller } et { $larger } { $unit }.
offer-money = Je tiens seulement les comptes entre amis; je ne touche jamais à l’argent.
offer-terms-fun = Sans mise : pour le plaisir.
decimal-sign = ,
unit-usual = jetons
offer-until = Expire { $time }.
offer-accept = Accepter
offer-decline = Refuser
offer-withdraw = Retirer
offer-take = Prendre la place
offer-accepted = { $player } accepte. La partie commence.
offer-declined = { $player } refuse.
offer-withdrawn = { $player } retire le défi.
offer-commitment = Donne honnête : le brassage est fixé d’avance, et tout le monde pourra le vérifier après la partie. SHA-256 de la graine secrète : `{ $commitment }`
offer-lapsed = Personne n’a répondu à temps. Le défi est échu.

## Tables

table-title = { $game } · { $first } et { $second }
table-hand = Ma main
table-refresh = Actualiser
table-closed-dms = { $player }, vos messages privés me sont fermés : appuyez ici sur *Ma main* pour voir vos cartes et jouer.
table-next-deal = La prochaine donne commence { $time }.

cut = Couper
cut-with = Couper avec un mot…
cut-may = { $player } peut couper le paquet avant la donne.
cut-title = Couper le paquet
cut-label = Votre mot
cut-description = Au plus { $most } signes, que tout le monde verra. Le paquet en découle aussi.
cut-event = { $player } coupe avec « { $word } ».
cut-event-default = Le paquet est coupé de lui-même.

undo = Annuler
undo-all = Annuler les { $count }
undo-event =
    { $count ->
        [one] { $player } reprend son dernier coup.
       *[other] { $player } reprend ses { $count } derniers coups.
    }

table-list = Vos parties
table-list-line = **{ $game }** avec { $opponent } · { $state } · { $place }
table-list-yours = à vous de jouer
table-list-theirs = on attend { $opponent }
table-list-direct = message privé
table-list-deleted = son salon est supprimé
table-list-dealing = prochaine donne bientôt
table-log = La donne jusqu’ici
table-log-empty = Rien n’a encore été joué.
table-over-line = Cette partie est terminée.
table-choice = { $game } avec { $opponents } ({ $key })

practice-begun = { $player } joue au { $game } contre { $robot }, pour s’exercer : sans mise. Le robot voit ses cartes et ce qui est ouvert, comme vous.
practice-stopped = La partie d’exercice est terminée.

resign-ask = Abandonner cette partie contre { $opponent }? Le règlement suit aussitôt.
resign-yes = Abandonner
resign-no = Continuer
resign-kept = Vous continuez.
resign-done = Vous avez abandonné. Le règlement est affiché là où vous jouiez.
abandon-ask = { $player } propose de terminer cette partie sans paiement. { $opponent }, êtes-vous d’accord?
abandon-yes = D’accord pour terminer
abandon-elsewhere = Proposez-le là où la partie se joue : { $channel }.
abandon-done = D’un commun accord, la partie se termine sans paiement.

deal-over-title = { $game } · donne { $deal }
game-abandoned = La partie entre { $first } et { $second } est terminée. Personne ne paie.
game-pays = **{ $payer } doit { $amount } { $unit } à { $payee }.**
game-square = Quittes : personne ne paie.
game-for-fun = **{ $winners } { $count ->
    [one] gagne
   *[other] gagnent
}.** La partie était pour le plaisir : personne ne paie.
game-rematch = Revanche
game-seed = La graine secrète, maintenant publique : `{ $seed }`
game-proof = Donne honnête

## La preuve d’une donne

proof-title = La donne au { $game } · { $players }
proof-commitment = Promis avant la partie, le SHA-256 de la graine : `{ $commitment }`
proof-deal = Donne { $deal } : donnée par { $dealer }, coupée avec « { $word } »
proof-more = { $count ->
    [one] encore une donne, dans le relevé
   *[other] encore { $count } donnes, dans le relevé
}
proof-not-yet = La graine est révélée à la fin de la partie; chaque carte peut alors être vérifiée.
proof-seed = Graine : `{ $seed }`
proof-holds = Vérifié : { $decks ->
    [0] aucun paquet donné,
    [one] un paquet
   *[other] { $decks } paquets
} { $stocks ->
    [0] et aucun talon refait,
    [one] et un talon refait,
   *[other] et { $stocks } talons refaits,
} { $cards } cartes. Chacune découle de la graine et des coupes.
proof-how = Ne me croyez pas sur parole : `/game export` donne le relevé, et `python -m bot verify` ou un programme à vous le vérifie.
export-whole = Toute la partie, avec la graine dont elle découle. `python -m bot verify` en vérifie chaque carte.
export-so-far = Les donnes terminées de cette partie. Le reste, et la graine, suivent quand elle est finie.

## Ce qui fait obstacle

declined-no-table = Je ne connais pas cette partie.
declined-no-game-here = Vous n’avez pas de partie en cours. `/challenge` en commence une.
declined-which-table = Plusieurs de vos parties sont possibles. Précisez avec `table:`.
declined-no-offer = Je ne connais pas ce défi.
declined-not-seated = Vous ne jouez pas à cette table; il n’y a rien à vous montrer.
declined-stale = Ce n’était plus à jour; rien n’a été joué.
declined-over = Cette partie est terminée.
declined-waiting = Ce n’est pas à vous de jouer.
declined-answered = Ce défi a déjà reçu sa réponse.
declined-lapsed = Ce défi est échu.
declined-not-challenged = Seule la personne défiée peut répondre.
declined-not-challenger = Seule la personne qui a lancé le défi peut le retirer.
declined-oneself = On ne joue pas contre soi-même.
declined-stake = Une mise va de 0,00 à { $most }, par exemple 1 ou 0,25.
declined-dealt = Ce paquet est déjà donné.
declined-not-cutter = Seul le joueur qui ne donne pas peut couper.
declined-cut = Coupez avec 1 à { $longest } signes visibles.
declined-undo-nothing = Il n’y a rien à annuler. Ce que vous avez posé à ce tour peut être repris, mais pas une pioche, ni rien de ce qui la précède.
declined-undo-late = Votre tour est terminé : ce que vous avez joué reste joué.
declined-own-proposal = C’est à votre adversaire d’accepter, pas à vous.

challenge-bot = On ne peut pas défier un bot.
challenge-permissions = Je n’en ai pas le droit dans ce salon. Il me faut : { $missing }.
challenge-server-only = Un défi se lance dans le salon d’un serveur.
option-game = Je ne connais pas ce jeu.
option-rules = Je ne connais pas ces règles. Il y a : { $choices }.
option-target = L’objectif est un nombre de 100 à 10000, par pas de 5.
option-natural_required = Écrivez `yes` (oui) ou `no` (non).
permission-view_channel = Voir le salon
permission-send_messages = Envoyer des messages
permission-attach_files = Joindre des fichiers
permission-embed_links = Intégrer des liens
permission-read_message_history = Voir les anciens messages
permission-send_messages_in_threads = Envoyer des messages dans les fils

## Panneaux

panel-title = { $game } avec { $opponent }
card-new = { $card } · nouvelle
panel-deal = Donne { $deal }
panel-stale = Ce panneau n’était plus à jour : ce clic n’a rien joué. Voici où l’on en est.
panel-over = Cette partie est terminée. Le règlement est affiché là où vous jouiez.
panel-over-below = Cette partie est terminée. Son issue est affichée plus bas.
