# Les mots communs à tous les jeux : défis, tables, refus.

error = Quelque chose n’a pas marché. Vérifie où tu en es avec `/hand` avant de réessayer.
disk-full = Le disque du bot est plein : je ne peux rien enregistrer. Rien n’a été joué, et rien n’est perdu. Préviens la personne qui s’occupe du bot et réessaie plus tard.

## Défis

offer-challenge = { $challenged }, { $challenger } te défie à une partie { DE($game) }.
offer-open = { $challenger } cherche un adversaire pour jouer { AU($game) }. N’importe qui ici peut prendre la place.
offer-terms-stake = Mises : { $smaller } et { $larger } { $unit }.
offer-money = Je tiens seulement les comptes entre amis. Je ne touche jamais à l’argent.
offer-terms-fun = Sans mise, pour le plaisir.
decimal-sign = ,
unit-usual = { $size ->
    [many] pièces
   *[one] pièce
}
unit-chips = { $size ->
    [many] jetons
   *[one] jeton
}
offer-until = Expire { $time }.
offer-accept = Accepter
offer-decline = Refuser
offer-withdraw = Retirer
offer-take = Prendre la place
offer-accepted = { $player } accepte. La partie commence.
offer-declined = { $player } refuse.
offer-withdrawn = { $player } retire le défi.
offer-commitment = Brassage vérifiable (ce que ça prouve : `/rules topic:Brassage vérifiable`) : `{ $commitment }`
offer-lapsed = Personne n’a répondu à temps. Ce défi a expiré.

## Tables

table-title = { $game } · { $players }
table-read = La table en texte
turn-yours = À toi.
turn-deputy = Un robot joue pour { $players }.
turn-theirs = On attend { $players }.
turn-claims = On attend { $player }. La carte est d’abord offerte à { $others }.
    .player = À toi ensuite. La carte est d’abord offerte à { $others }.
turn-asked = À toi de répondre.
turn-answered = Tu as répondu, et tu peux encore changer.
turn-choosing = Tout le monde choisit en secret.
turn-choosing-some = { $players } { $count ->
    [one] choisit
   *[other] choisissent
} en secret.
turn-chosen = Tu as choisi : { $choice }. Tu peux changer tant que tout le monde n’a pas choisi.
turn-chosen-something = Tu as choisi. Tu peux changer tant que tout le monde n’a pas choisi.
turn-missing = On attend encore le choix de : { $players }.
you = toi
you-label = Toi
turn-missing-many = On attend encore le choix de { $count } sur { $of }.
question-more = Autres choix…
question-why = Pourquoi grises?
question-unmark = Tout enlever
question-way = Autre façon ({ $number }/{ $count })
question-why-none = Aucune carte de ta main n’est grise.
close = Fermer
question-sure = Oui, vraiment
question-number = Nombre
question-not-a-number = Écris un nombre entier.
question-not-a-number-of = Écris un nombre entier. { $hint }.
table-hand = Ma main
table-refresh = Actualiser
table-closed-dms =
    { $count ->
        [one] { $player }, je ne peux pas t’écrire en privé. Appuie ici sur *Ma main* pour voir tes cartes et jouer.
       *[other] { $player }, je ne peux pas vous écrire en privé. Appuyez ici sur *Ma main* pour voir vos cartes et jouer.
    }
terms-clock-untold = Le temps court même pour quelqu’un à qui, dès le début, je ne peux pas écrire.
terms-clock-unheard = Si je perds quelqu’un plus tard, son temps l’attend, une seule fois. Après ce temps, ou un jour si c’est plus long, les autres peuvent terminer sans paiement.
elsewhere-untold = Je ne peux pas t’écrire en privé : tu ne verras ton tour qu’ici, avec *Ma main*. Pour changer cela, ajoute-moi à tes applis, ou permets les messages privés. Pour jouer quand même, appuie encore sur le même bouton.
elsewhere-untold-author = Je ne peux pas t’écrire en privé : tu ne verras ton tour qu’ici, avec *Ma main*. Pour changer cela, permets mes messages privés.
elsewhere-untold-clock = Ton temps court quand même.
elsewhere-untold-stake = Ton temps court quand même, et peut te coûter la mise.
elsewhere-reached = Je peux de nouveau t’écrire : tes tours arrivent ici.
elsewhere-tried = Ici tu verras ta main et tes tours { DE($game) }.
table-untold = Je ne peux pas écrire en privé à { $player } : les tours ne se voient qu’ici, avec *Ma main*.
table-unheard = Je ne peux plus écrire en privé à { $player } : le temps attend un appui sur un bouton d’ici.
table-unheard-until = Sinon, les autres pourront terminer sans paiement { $time }.
table-next-deal = La prochaine donne commence { $time }.

cut = Couper
deal-next = Donne suivante
deal-next-waits = La prochaine donne commence { $time }, ou dès que les autres la veulent aussi.
cut-with = Couper avec un mot…
cut-may = { $player } peut couper le paquet avant la donne.
cut-may-own = Tu peux couper le paquet avant la donne.
cut-may-own-there = Tu peux couper avec les boutons, sous la table.
cut-nobody = Les cartes arrivent dans un instant.
cut-title = Couper le paquet
cut-label = Ton mot
cut-description = Au plus { $most } caractères, visibles par tous. Ils entrent dans le brassage.
cut-event = { $player } coupe avec « { $word } ».
    .player = Tu coupes avec « { $word } ».
cut-event-usual = { $player } coupe le paquet.
    .player = Tu coupes le paquet.
cut-event-default = Coupé automatiquement.

undo = Annuler
undo-all = Tout ({ $count })
undo-event =
    { $count ->
        [one] { $player } reprend son dernier coup.
       *[other] { $player } reprend ses { $count } derniers coups.
    }
    .player = { $count ->
        [one] Tu reprends ton dernier coup.
       *[other] Tu reprends tes { $count } derniers coups.
    }

table-list = Tes parties
table-list-line = **{ $game }** avec { $opponent } · { $state } · { $place }
table-list-yours = à toi de jouer
table-list-theirs = on attend { $opponent }
table-list-direct = message privé
table-conversation = conversation
table-list-deleted = salon supprimé
table-list-dealing = prochaine donne bientôt
table-log = La donne jusqu’ici
table-log-empty = Rien n’a encore été joué.
table-over-line = Cette partie est terminée.
day = { $day ->
        [1] 1er
       *[other] { $day }
    } { $number ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    } { $year }
table-choice = { $game } avec { $opponents } ({ $key })
which-table = { $command ->
        [show] Quelle table veux-tu voir?
        [log] De quelle table veux-tu lire la donne?
        [resign] Quelle partie veux-tu quitter?
        [call-off] Quelle partie veux-tu terminer sans paiement?
        [pause] Quelle partie veux-tu mettre en pause?
        [resume] Quelle partie veux-tu reprendre?
        [hand] À quelle table veux-tu voir ta main?
        [play] À quelle table veux-tu jouer ça?
        [replay] Quelle partie veux-tu revoir?
        [verify] Quelle partie veux-tu vérifier?
        [export] De quelle partie veux-tu le relevé?
       *[score] De quelle partie veux-tu comprendre les points?
    }
which-table-choose = Choisis une partie…
which-table-line = { $game } avec { $opponents }
which-table-began = Commencée le { $day }
which-table-ended = Terminée le { $day }
which-table-more = Seules les plus récentes sont ici. Les autres sont dans `/history`.

robot-novice = robot débutant
robot-regular = robot moyen
robot-expert = robot expert
practice-begun = { $player } joue { AU($game) } { $partners ->
    [yes] avec
   *[no] contre
} { $robot } pour s’entraîner, sans mise. { $robots ->
    [one] Le robot ne voit que ses cartes
   *[other] Chaque robot ne voit que ses cartes
} et ce qui est sur la table.
practice-small = Entraînement, sans mise. Brassage vérifiable : code `{ $commitment }…`, au complet dans `/game verify`.
practice-stopped = La partie d’entraînement est terminée.

resign-ask = Abandonner cette partie contre { $opponent }? Tu perds{ $cost ->
        [none] .
       *[some] , et tu { $outcome }.
    }
resign-cost = Tu { $outcome }.
resign-pays-them = paies { $payments }
resign-pays-to = { $amount } { $unit } à { $player }
resign-pays = paies { $amount } { $unit }
resign-gets-them = reçois { $payments }
resign-gets-to = { $amount } { $unit } ({ $player })
resign-gets = reçois { $amount } { $unit }
resign-even = ne paies rien
resign-worst = règles ce que tu as à la fin de cette donne{ $bound ->
        [none] {""}
       *[some] {""} et tu paies au pire { $amount } { $unit }
    }
resign-worst-deputy = couvres ses pertes{ $bound ->
        [none] {""}
       *[some] {""} (au pire { $amount } { $unit })
    } et tu ne reçois rien
resign-ask-last = Quitter cette partie? Elle finirait tout de suite, et { $opponent } { $count ->
    [one] la gagnerait
   *[other] la gagneraient
}.
resign-ask-many = Quitter cette partie avec { $opponent }? Un robot joue pour toi, et tu ne peux pas revenir.
resign-ask-robots = Quitter la partie? Il ne resterait que des robots, alors elle se termine tout de suite, et personne ne paie.
resign-yes = Abandonner
resign-yes-many = Quitter la partie
resign-no = Continuer à jouer
resign-kept = Tu continues à jouer.
resign-done = Tu as abandonné. Le règlement est affiché là où vous jouiez.
resign-done-elsewhere = Tu as abandonné. La table devient le règlement, au plus tard quand quelqu’un la touche.
resign-done-removed = Tu as abandonné. Je ne suis plus dans ce serveur : le règlement est dans `/history`.
resign-done-direct = Tu as abandonné. Le règlement t’arrive en message privé.
resign-left = Tu as quitté la partie. Elle est réglée quand elle finit.
abandon-ask =
    { $count ->
        [one] { $player } propose d’arrêter cette partie sans paiement. { $opponent }, es-tu d’accord?
       *[other] { $player } propose d’arrêter cette partie sans paiement. { $opponent }, êtes-vous d’accord?
    }
abandon-yes = D’accord pour arrêter
abandon-done =
    { $seats ->
        [2] Les deux sont d’accord, alors la partie s’arrête sans paiement.
       *[other] Tout le monde est d’accord, alors la partie s’arrête sans paiement.
    }

deal-over-title = { $game } · donne { $deal }
game-abandoned = La partie entre { $players } s’est arrêtée avant la fin. Personne ne paie.
game-pays = **{ $payer } doit { $amount } { $unit } à { $payee }.**
game-drawn = La partie est nulle.
game-square = Tout le monde est quitte : personne ne paie.
game-for-fun = **{ $winners } { $count ->
    [one] gagne
   *[other] gagnent
}.** C’était pour le plaisir, alors personne ne paie.
    .winners = **Tu gagnes.** C’était pour le plaisir, alors personne ne paie.
    .winners-among = **{ $winners } gagnez.** C’était pour le plaisir, alors personne ne paie.
game-was-for-fun = C’était pour le plaisir, alors personne ne paie.
game-in-contest = **{ $winners } { $count ->
    [one] gagne
   *[other] gagnent
}.** C’était une table de tournoi, sans mise.
    .winners = **Tu gagnes.** C’était une table de tournoi, sans mise.
    .winners-among = **{ $winners } gagnez.** C’était une table de tournoi, sans mise.
game-was-in-contest = C’était une table de tournoi, sans mise.
game-rematch = Revanche
game-seed = La graine secrète, maintenant publique : `{ $seed }`
game-share = Partager
game-proof = Brassage vérifiable

## La preuve d’une donne

proof-title = Brassage vérifiable · { $game } · { $players }
proof-commitment = Le SHA-256 de la graine : `{ $commitment }`
proof-deal = Donne { $deal } : donnée par { $dealer }, coupée avec « { $word } »
proof-deal-default = Donne { $deal } : donnée par { $dealer }, coupe automatique
proof-more = { $count ->
    [one] et encore une donne, dans le relevé
   *[other] et encore { $count } donnes, dans le relevé
}
proof-not-yet = La graine est montrée à la fin de la partie. On peut alors vérifier chaque carte.
proof-seed = Graine : `{ $seed }`
proof-holds = **Vérifié ✔ { $cards } cartes sur { $cards }.** Elles découlent de la graine et des coupes : { $decks ->
    [0] aucun paquet
    [one] un paquet
   *[other] { $decks } paquets
}{ $stocks ->
    [0] { "." }
    [one] { " et un talon refait." }
   *[other] { " et " }{ $stocks } talons refaits.
}
proof-how = Ne me crois pas sur parole : `/game export` te donne le relevé. Compare le code, puis vérifie le relevé avec ton propre programme ou avec `python -m bot verify FILE --commitment CODE`.
proof-compare = Compare-le avec [le message qui l’a publié avant la partie]({ $message }). La graine était fixée d’avance seulement s’ils sont pareils.
proof-compare-noted = Le message de la table l’a montré jusqu’au début de la partie. Compare-le avec ce que tu as noté à ce moment-là. La graine était fixée d’avance seulement s’ils sont pareils.
proof-compare-copy = Compare-le avec le message qui l’a publié avant la partie. La graine était fixée d’avance seulement s’ils sont pareils.
proof-about = Qu’est-ce que ça prouve?
fair-fixed = **Ce qui est fixé.** Chaque partie a une graine secrète. Avant que quiconque accepte, je publie son SHA-256 : un code qui ne va avec aucune autre graine. Chaque brassage vient de la graine et de la coupe. La coupe est le mot du joueur qui coupe, ou par défaut un numéro que Discord a choisi plus tard. C’est celui du clic qui a accepté. À une table qui s’est remplie, ce sont ceux de tous les clics qui ont accepté. À l’entraînement, c’est celui du message qui a publié le code.
fair-checked = **Ce que tu peux vérifier.** Après la partie, je montre la graine. Vérifie deux choses : le code que tu as vu avant la partie est le SHA-256 de cette graine, et le relevé passe `python -m bot verify FILE --commitment CODE`. Si les deux sont vraies, la graine était fixée avant que quiconque accepte, et aucune carte n’a changé.
fair-open = **Ce que ça ne montre pas**
    - Un relevé vérifié sans le code d’avant la partie ne prouve rien sur la graine, car une graine choisie plus tard convient aussi.
    - La personne qui me gère pourrait lire la graine et regarder. Le code empêche de changer les cartes, pas de les voir.
    - Moi seul sais quand un mot est arrivé : je pourrais dire qu’il est venu trop tard et prendre la coupe par défaut. Tu verrais que ce n’est pas la tienne.
    - Quelqu’un qui connaît la graine peut essayer des mots jusqu’à en trouver un qui l’arrange, et seuls Discord et moi voyons arriver la coupe par défaut. Contre quelqu’un en qui tu n’as pas confiance, coupe avec un mot à toi.
    - À l’entraînement, personne d’autre n’a de copie du code. C’est entre toi et moi.
export-whole = Toute la partie, avec la graine de son brassage. `python -m bot verify` vérifie chaque carte.
export-so-far = Les donnes finies de cette partie. Le reste, et la graine, viendront quand elle sera finie.
export-closed = Qui joue, et à quelles conditions. Les donnes et la graine viendront quand la partie sera finie. D’ici là, les mains restent cachées.

## Ce qui fait obstacle

declined-no-table = Je ne trouve pas cette partie.
declined-no-finished = Tu n’as encore joué aucune partie. Pour regarder la partie de quelqu’un d’autre, donne son numéro dans `table:`. Seuls ses joueurs peuvent la revoir.
declined-no-game-here = Tu n’es dans aucune partie. Commences-en une avec `/challenge` ou `/open`.
declined-which-table = Tu as plusieurs parties. Choisis-en une avec `table:`.
declined-no-offer = Je ne trouve pas ce défi.
declined-not-seated = Tu ne joues pas à cette table, il n’y a donc rien à te montrer.
declined-stale = Ce n’était plus à jour : rien n’a été joué.
declined-over = Cette partie est terminée.
declined-waiting = Ce n’est pas ton tour.
declined-round-over = Trop tard : cette ronde est finie, alors rien n’a été choisi.
declined-not-ahead = Tu ne peux pas choisir ça d’avance.
declined-no-order = Il n’y a rien à reprendre. C’est déjà joué, ou la donne est finie.
too-fast = C’était trop rapide pour moi, alors je n’ai rien fait. Tu pourras continuer { $time }.
declined-open-challenges = Tu as { $count ->
    [one] un défi
   *[other] { $count } défis
} sans réponse. Retires-en un pour faire de la place. Le prochain expire { $time }.
declined-asked-often = Tu as fait signe { $count ->
    [one] une fois
   *[other] { $count } fois
} à { $player } en peu de temps. Laisse passer un moment. Tu pourras recommencer { $time }.
declined-many-nights = Tu as déjà prévu ici trois soirées de jeu à venir. Annules-en une d’abord.
declined-role-called = Une table a appelé ce rôle il y a moins d’une heure. Tu pourras l’appeler de nouveau { $time }, ou ouvre la table sans `call:`.
declined-many-practice = Tu as { $count ->
    [one] une partie
   *[other] { $count } parties
} en cours avec des robots. Finis-en une, ou termines-en une avec `/table call-off`. Tu pourras ensuite en commencer une autre.
declined-answered = Ce défi a déjà une réponse.
declined-lapsed = Ce défi a expiré.
declined-not-challenged = Seule la personne défiée peut répondre.
declined-not-challenger = Seule la personne qui a lancé le défi peut le retirer.
declined-oneself = Tu ne peux pas jouer contre toi-même.
declined-stake = Une mise va de 0,00 à { $most }, comme 1 ou 0,25.
declined-seats = Ce jeu ne se joue pas à ce nombre de joueurs.
declined-dealt = Ce paquet est déjà donné.
declined-still-shown = Un instant : tout le monde regarde encore la fin de la donne. Tu pourras couper dans quelques secondes.
declined-not-cutter = { $seats ->
    [2] Seul le joueur qui ne donne pas peut couper.
   *[other] C’est à quelqu’un d’autre de couper ce paquet.
}
declined-cut = Coupe avec 1 à { $longest } caractères visibles.
declined-undo-nothing = Il n’y a rien à annuler. Tu peux reprendre ce que tu as posé à ce tour, mais pas une pioche ni ce qui la précède.
declined-undo-late = Ton tour est fini, alors tu ne peux plus reprendre ça.
declined-own-proposal = C’est { $seats ->
    [2] à ton adversaire
   *[other] aux autres
} d’accepter, pas à toi.

challenge-bot = Tu ne peux pas défier un bot.
challenge-permissions = Je n’ai pas le droit de faire ça dans ce salon. Il me faut : { $missing }.
call-role = { $role }, venez jouer!
call-none = Aucun rôle ne peut être appelé sur ce serveur. Les personnes qui le gèrent peuvent en choisir dans `/server-settings`.
call-others = Ici, une table peut appeler { $roles }, et aucun autre rôle.
call-forbidden = Je ne peux pas appeler { $role }. Rends ce rôle mentionnable, ou donne-moi la permission *Mentionner @everyone, @here et tous les rôles*.
call-everyone = Une table ne peut pas appeler tout le monde. Choisis d’autres rôles.
call-elsewhere = Une table ne peut appeler un rôle que sur un serveur dont je fais partie.
table-as-of = Mis à jour { $time }
table-promise = Brassage vérifiable : code `{ $commitment }…`, au complet dans `/game verify`.
table-buttons-alone = Les boutons marchent pour tout le monde. Pour les commandes comme `/hand`, ajoute-moi à tes applis.
table-newer-message = Cette table continue sur un message plus récent.
elsewhere-unseen = Ce serveur cache les réponses des applis qu’il n’a pas : personne d’autre que toi ne verrait la mienne.
challenge-server-only = Lance ton défi dans un serveur, dans un groupe ou dans vos messages.
learn-none = Il n’y a pas encore de leçon pour { $game }. `/rules` explique comment on y joue.
option-game = Je ne connais pas de jeu de ce nom.
option-rules = Je ne connais pas ces règles. Choisis parmi : { $choices }.
permission-view_channel = Voir le salon
permission-send_messages = Envoyer des messages
permission-attach_files = Joindre des fichiers
permission-embed_links = Intégrer des liens
permission-read_message_history = Voir les anciens messages
permission-mention_everyone = Mentionner @everyone, @here et tous les rôles
permission-create_events = Créer des événements
permission-create_public_threads = Créer des fils publics
permission-send_messages_in_threads = Envoyer des messages dans les fils

## Panneaux

list-two = { $before } et { $last }
list-many = { $before } et { $last }
list-others = { $before } et { $count } autres
acts-two = { $before } et { $last }
acts-many = { $before }, et { $last }
panel-title = { $game } avec { $opponent }
panel-more = ⋯
panel-back = Retour
panel-sort-suit = Par sortes
panel-sort-sets = Par brelans
panel-sort-runs = Par suites
panel-pause = Pause…
panel-leave = Quitter…
panel-unplayed = Pas joué : c’était trop vite.
table-names-alone = Au lieu d’images, les boutons peuvent avoir des noms : /settings.
card-new = { $card } · nouvelle
panel-deal = Donne { $deal }
panel-stale = Ce panneau n’était plus à jour : rien n’a été joué. Voici la table maintenant.
table-moved-on = La table venait de changer, alors rien n’a été joué. Appuie encore si tu le veux toujours.
panel-over = Cette partie est terminée. Le règlement est affiché là où vous jouiez.
panel-over-elsewhere = Cette partie est terminée. La table montre le règlement.
panel-over-removed = Cette partie est terminée. Je ne suis plus dans ce serveur : le règlement est dans `/history`.
panel-over-direct = Cette partie est terminée. Le règlement t’arrive en message privé.
panel-over-below = Cette partie est terminée. Le résultat est plus bas.
panel-put-away = { $game } avec { $opponent } : tes cartes sont rangées.
panel-show-hand = Montrer ma main
