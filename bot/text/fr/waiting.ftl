# Les chronos, les pauses et l’absence, et comment chacun veut être averti.

## Chronos

clock-10m = Chrono : 10 minutes par tour, plus une heure pour toute la partie.
clock-1h = Chrono : une heure par tour, plus 24 heures pour toute la partie.
clock-24h = Chrono : 24 heures par tour.
clock-claim = Temps écoulé : la personne qui attend peut réclamer la victoire.
clock-no-claim = Temps écoulé : personne ne peut réclamer la victoire.
clock-claim-many = Temps écoulé : les personnes qui attendent peuvent exclure ce joueur.
clock-no-claim-many = Temps écoulé : personne ne peut être exclu.
clock-contest = Temps écoulé : ce joueur est éliminé de la partie.
clock-default = Temps écoulé : un coup par défaut est joué.
clock-default-strikes = Temps écoulé : un coup par défaut est joué. Après { $strikes } de suite, ce joueur quitte la partie.
clock-quiet = Il s’arrête pendant les heures de repos de chacun, telles que réglées au début de la partie.
terms-forced = Quand un seul coup est possible, il est joué pour toi. Tout coup paraît de 2 à 8 secondes après le début du tour : personne ne voit la différence.
terms-hints = Chacun peut demander des conseils, pour ses yeux seulement. La partie ne compte pas.
clock-choice-none = Sans chrono
clock-choice-10m = 10 minutes par tour + 1 heure
clock-choice-24h = 24 heures par tour
clock-choice-then-claim = { $clock }, puis la victoire peut être réclamée
clock-choice-then-out = { $clock }, puis ce joueur peut être exclu
clock-choice-then-default = { $clock }, puis un coup par défaut est joué

table-clock = Fin du temps pour { $player } : { $time }.
table-clocks-same = Fin du temps { $time } pour { $players }.
table-clocks-all = tout le monde
table-clocks = Fin du temps : { $clocks }.
table-late =
    { $count ->
        [one] **{ $player } n’a plus de temps.** { $others ->
            [one] { $opponent } peut
           *[other] { $opponent } peuvent
        } décider de la suite. D’ici là, { $player } peut encore jouer.
       *[other] **{ $player } n’ont plus de temps.** { $others ->
            [one] { $opponent } peut
           *[other] { $opponent } peuvent
        } décider de la suite. D’ici là, ces personnes peuvent encore jouer.
    }
table-choose = Décider…
table-paused =
    { $seats ->
        [2] **En pause.** L’un ou l’autre peut reprendre.
       *[other] **En pause.** N’importe qui à la table peut reprendre.
    }
table-resume = Reprendre
table-deputy =
    { $count ->
        [one] Un robot joue pour { $player } : sans mise, partie non classée.
       *[other] Des robots jouent pour { $player } : sans mise, partie non classée.
    }
table-left =
    { $count ->
        [one] { $player } a quitté la partie, et un robot joue la suite.
       *[other] { $player } ont quitté la partie, et des robots jouent la suite.
    }
    .player = Tu as quitté la partie, et un robot joue la suite.
    .player-among = { $player } avez quitté la partie, et des robots jouent la suite.
table-gone =
    { $count ->
        [one] { $player } a quitté la partie.
       *[other] { $player } ont quitté la partie.
    }
    .player = Tu as quitté la partie.
    .player-among = { $player } avez quitté la partie.
panel-robot =
    { $count ->
        [one] un robot pour { $player }
       *[other] des robots pour { $player }
    }
panel-without = sans { $player }
panel-deputised =
    { $count ->
        [one] un robot pour { $player } : sans mise
       *[other] des robots pour { $player } : sans mise
    }
table-turn =
    { $count ->
        [one] { $player }, c’est ton tour.
       *[other] { $player }, c’est à vous de jouer.
    }
table-ping-reminder =
    { $count ->
        [one] { $player }, il te reste peu de temps.
       *[other] { $player }, il vous reste peu de temps.
    }
table-ping-late =
    { $count ->
        [one] { $player }, c’est à toi de décider.
       *[other] { $player }, c’est à vous de décider.
    }

panel-clock = fin de ton temps : { $time }
panel-clock-theirs = fin du temps : { $time }
panel-paused =
    { $clock ->
        [some] **En pause.** Le chrono est arrêté. `/table resume` relance la partie.
       *[none] **En pause.** Rien ne presse. `/table resume` relance la partie.
    }
panel-late =
    { $others ->
        [one] **Tu n’as plus de temps.** { $opponent } peut décider de la suite. D’ici là, tu peux encore jouer.
       *[other] **Tu n’as plus de temps.** { $opponent } peuvent décider de la suite. D’ici là, tu peux encore jouer.
    }
panel-late-theirs =
    { $count ->
        [one] **{ $opponent } n’a plus de temps.** Attends encore, ou décide de la suite.
       *[other] **{ $opponent } n’ont plus de temps.** Attends encore, ou décide de la suite.
    }
panel-deputy = Un robot joue à ta place, sans mise.
panel-left = Tu n’es plus dans cette partie. Tu vois ce que tout le monde voit.
panel-left-late = Ton temps s’est écoulé, tu n’es donc plus dans cette partie. Tu vois ce que tout le monde voit.
panel-last-warning =
    { $count ->
        [one] **Ton temps s’est écoulé.** Encore une fois de suite, et tu quittes la partie.
       *[other] **Ton temps s’est écoulé { $count } fois de suite.** Encore une fois, et tu quittes la partie.
    }
table-list-paused = en pause
table-list-late = à toi, et tu n’as plus de temps
table-list-late-theirs = { $opponent } { $count ->
    [one] n’a
   *[other] n’ont
} plus de temps : à toi de décider
table-list-deputy = un robot joue à ta place
table-list-left = tu l’as quittée

event-paused = { $player } accepte la pause.
    .player = Tu acceptes la pause.
event-resumed = { $player } reprend la partie.
    .player = Tu reprends la partie.
event-paused-alone = Le bot était hors ligne, alors le chrono s’est arrêté.
event-resumed-alone = Le bot est de retour, et le chrono repart.
event-deputy = Un robot remplace { $player }.
event-left = { $player } quitte la partie.
    .player = Tu quittes la partie.
event-late = { $player } n’a plus de temps, alors un coup par défaut est joué.
    .player = Ton temps était écoulé, alors un coup par défaut a été joué pour toi.

reminder = Fin de ton temps { AU($game) } avec { $opponent } : { $time }.

late-ask =
    { $count ->
        [one] **{ $game }** : { $player } n’a plus de temps. Que veux-tu faire?
       *[other] **{ $game }** : { $player } n’ont plus de temps. Que veux-tu faire?
    }
late-wait = Attendre encore
late-deputy = Laisser jouer un robot (sans mise)
late-deputy-for = Un robot pour { $player } (sans mise)
late-end = Terminer sans paiement
late-claim = Réclamer la victoire
late-turn-out = Exclure
late-turn-out-of = Exclure { $player }
late-together = D’autres attendent aussi. Un robot, ou une fin sans paiement, demande l’accord de tous.
late-waiting = Tu attends encore. Tu pourras décider plus tard, dans ta main ou sous la table.
late-nothing = La partie continue, et il n’y a plus rien à décider.
late-deputised = Un robot joue la suite, sans mise.
late-ended = La partie s’est terminée sans paiement.
late-claimed = Tu as réclamé la victoire. Le règlement est affiché là où vous jouiez.
late-claimed-elsewhere = Tu as réclamé la victoire. La table devient le règlement, au plus tard quand quelqu’un la touche.
late-claimed-removed = Tu as réclamé la victoire. Je ne suis plus dans ce serveur : le règlement est dans `/history`.
late-claimed-direct = Tu as réclamé la victoire. Le règlement t’arrive en message privé.
late-turned-out = C’est fait. Vous jouez la suite sans cette personne.
late-proposed = C’est noté. Ce sera fait dès que tous ceux qui attendent le voudront aussi.

pause-ask =
    { $count ->
        [one] { $player } propose une pause{ $clock ->
            [some] , ce qui arrêterait le chrono
           *[none] {" "}: pas de relance d’ici là, et la limite d’une semaine par coup est en pause
        }. { $opponent }, es-tu d’accord?
       *[other] { $player } propose une pause{ $clock ->
            [some] , ce qui arrêterait le chrono
           *[none] {" "}: pas de relance d’ici là, et la limite d’une semaine par coup est en pause
        }. { $opponent }, êtes-vous d’accord?
    }
pause-yes = D’accord pour la pause
pause-done =
    { $seats ->
        [2] Les deux sont d’accord, et la partie est en pause. Chacun peut y mettre fin, avec le bouton sous la table ou `/table resume`.
       *[other] Tout le monde est d’accord, et la partie est en pause. Chacun peut y mettre fin, avec le bouton sous la table ou `/table resume`.
    }
proposal-open-pause = **{ $player } propose une pause.**
    .player = **Tu proposes une pause.**
proposal-open-end = **{ $player } propose de terminer sans paiement.**
    .player = **Tu proposes de terminer sans paiement.**
proposal-open-deputy = **{ $player } propose un robot pour { $about }, et plus de mise à partir d’ici.**
    .player = **Tu proposes un robot pour { $about }, et plus de mise à partir d’ici.**
proposal-consents = D’accord jusqu’ici : { $agreed }. Réponse attendue : { $missing }.
proposal-answer = Répondre…
proposal-no = Non
proposal-withdrawn = { $player } a retiré sa demande.
    .player = Tu as retiré ta demande.
proposal-refused = { $player } n’est pas d’accord, alors la partie continue.
proposal-fallen = Cette demande a expiré.
proposal-agreed = C’est noté. Les autres doivent encore accepter.
resume-done = La partie reprend.
proposal-elsewhere = Propose-le là où vous jouez : { $channel }.

declined-clock = Ce chrono n’existe pas. Choisis dans la liste.
declined-quiet-hours = Les heures de repos s’écrivent comme ceci : 22:00-8:00.
declined-forced-by-day = Les coups forcés ne se jouent tout seuls qu’en direct. Choisis un chrono plus court, ou aucun.
declined-forced-none = À ce jeu, aucune main ne laisse un seul coup : enlève `forced_moves:`.
declined-hints-stake = Pas de conseils quand il y a une mise. Enlève les conseils, ou joue pour 0.
declined-hints-none = Il n’y a pas de conseils à ce jeu : enlève `hints:`.
declined-taken = Ton coup est déjà noté. Tout le monde le verra dans quelques secondes.
declined-quiet-alone = Les heures de repos arrêtent un chrono, et tu n’en as pas choisi. Ajoutes-en un avec `clock:`.
declined-quiet-long = Les heures de repos durent au plus { $longest_quiet } heures, pour que le chrono avance chaque jour.
declined-time-zone = Je ne connais pas ce fuseau horaire. Nomme une grande ville, comme Paris ou America/Toronto.
declined-deputy = Un robot joue à ta place dans cette partie.
declined-left = Tu as quitté cette partie.
declined-contest = Cette partie appartient à un tournoi, qui décide quand elle se joue et comment elle finit.
declined-stakes-left = Quelqu’un est parti avec ce qu’il avait alors gagné ou perdu : cette partie ne peut plus finir sans paiement. Continue, ou pars aussi.
declined-proposed = Autre chose est déjà proposé ici. Réponds-y d’abord.
declined-not-alone = D’autres jouent aussi ici. Propose d’arrêter, ou abandonne.
declined-in-time = Il reste du temps. Attends le coup.
declined-not-waiting = { $seats ->
    [2] Seule la personne qui attend peut décider.
   *[other] Seules les personnes qui attendent peuvent décider.
} Tu peux encore jouer.
declined-no-clock = Contre un robot, il n’y a pas de chrono à arrêter. Il t’attend.
declined-no-claim = Vous n’avez pas convenu que la victoire puisse être réclamée dans cette partie.
declined-paused = La partie est déjà en pause.
declined-asked = Tu l’as déjà demandé. C’est à ton adversaire de répondre.
declined-practicing = Tu as déjà une partie d’entraînement ici.
declined-nobody = Ton adversaire n’est plus ici. Essaie `/challenge` avec quelqu’un d’autre.
declined-not-paused = La partie n’est pas en pause.

## Fenêtres : une carte peut être réclamée hors de son tour

window-closes = Les réponses comptent jusqu’à la fin des demandes, { $time }.
window-closes-soon = Les réponses comptent jusqu’à la fin des demandes : bientôt si la plupart d’entre vous sont là, sinon { $time }.
window-kept = C’est noté : ce sera joué pour toi dès la fin des demandes.
turn-taken = Ton coup est noté. Tout le monde le verra dans quelques secondes.
turn-plays-itself = Tu n’as qu’un seul coup possible. Il sera joué pour toi dans quelques secondes.
turn-kept = C’est noté : { $choice }.
window-standing = Tu laisses passer toutes les cartes de cette donne.
window-skips = Tu laisses passer la prochaine carte.
window-ordered = Ton ordre pour cette donne : **{ $order }**.
orders-ahead = D’avance pour ce tour…
orders-take-back = Me demander quand même
window-order = Que veux-tu demander?
window-never = Jamais cette donne
window-ask-again = Me demander à nouveau
window-skip = Passer la prochaine
window-no-skip = Ne pas la passer

## Entre joueurs

nudge = Relancer
nudge-done = Relance envoyée.
nudge-early = Tu pourras relancer { $opponent } { $time }.
nudge-notice = Petite relance : { $opponent } { $count ->
    [one] t’attend
   *[other] t’attendent
}.
table-ping-nudge =
    { $count ->
        [one] { $player }, petite relance : c’est ton tour.
       *[other] { $player }, petite relance : c’est à vous.
    }
declined-no-nudge = Il n’y a personne à relancer pour l’instant.
react-theirs = { $player } : { $reaction }
react-own = Toi : { $reaction }
# Des visages que toutes les polices ont, pour que personne ne voie de carré.
reaction-wow = 😮 Wow
reaction-ouch = 😱 Ayoye
reaction-laugh = 😄 Ha ha!
reaction-clap = 😎 Bien joué
reaction-shake = 😊 Bonne partie
reaction-moment = ☕ Un instant
declined-no-reactions = Les réactions sont désactivées à cette table.
declined-reacted = Une réaction par tour. Tu pourras réagir de nouveau au prochain tour.

## Les réglages d’une personne

settings-notice-dm = Ton tour : un message privé
settings-notice-mention = Ton tour : une mention
settings-notice-silence = Ton tour : aucun message
settings-quiet = Heures de repos : de { $start } à { $end } ({ $zone })
settings-no-quiet = Heures de repos : aucune
settings-notice-menu = Comment te dire que c’est à toi
settings-quiet-title = Heures de repos
settings-quiet-label = De quand à quand
settings-quiet-description = Comme 22:00-8:00, au plus { $longest } heures. Je t’écris alors sans bruit. Vide : aucune.
settings-zone-label = Ton fuseau horaire
settings-zone-description = Une grande ville, comme Paris ou America/Toronto.

## Lobbies

declined-no-lobby = Je ne trouve pas cette table.
declined-lobby-over = Cette table a déjà commencé, ou elle est fermée.
declined-not-sitting = Tu n’as pas de place ici.
declined-seated = Tu as déjà une place ici.
declined-left-often = Après avoir quitté une table trois fois, tu ne peux plus y revenir.
declined-unwelcome = Tu ne peux pas t’asseoir à cette table. Choisis-en une autre, ou ouvre la tienne avec `/open`.
declined-nobody-removed = Cette personne n’a plus de place ici.
declined-invite-removed = Cette personne a été retirée de cette table et ne peut pas y revenir.
declined-many-lobbies = Tu as déjà plusieurs tables qui attendent des joueurs. Commence ou quitte-en une d’abord.
declined-new-terms = Les conditions ont changé. Lis-les, puis appuie de nouveau.
declined-agreed = Tu as déjà accepté ces conditions.
declined-other-game = On s’est assis ici pour un autre jeu.
declined-not-played = On ne joue pas à ce jeu sur ce serveur.
declined-full = Toutes les places sont prises.
declined-held = Les places libres sont gardées pour les invités. Réessaie dans quelques minutes.
declined-not-over = Cette partie est encore en cours.
declined-not-host = Seul l’hôte peut faire ça.
declined-invite-bot = Tu ne peux pas inviter un bot. Ajoute plutôt un robot.
declined-invite-seated = Cette personne a déjà une place ici.
declined-invite-nobody = Je ne trouve plus cette personne.
declined-invited = Cette personne est déjà invitée.
declined-no-robot = Ce n’est pas un robot que tu peux asseoir ou renvoyer ici.
declined-no-level = Aucun robot ne joue à ce jeu à ce niveau. Choisis-en un autre.
declined-too-few = Il n’y a pas encore assez de joueurs pour commencer.
declined-not-agreed = Quelqu’un doit encore accepter ces conditions.
declined-checking = On vient de demander à quelqu’un si c’est bon pour jouer. Laisse-lui deux minutes.
declined-not-asked = Il n’y a rien à répondre. Personne n’attend de savoir si tu es là.
declined-no-sides = Cette équipe n’existe pas à cette table.
declined-side-full = Cette équipe est complète.
