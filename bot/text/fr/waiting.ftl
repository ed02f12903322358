# Les horloges, les pauses et l’absence, et comment chacun veut être averti.

## Horloges

clock-10m = Horloge : dix minutes par tour, et une heure pour toute la partie.
clock-24h = Horloge : 24 heures par tour.
clock-claim = Passé ce temps, la personne qui attend peut réclamer la partie.
clock-no-claim = La partie ne peut pas être réclamée.
clock-quiet = Elle s’arrête pendant vos heures de repos, telles qu’elles sont au début de la partie.
clock-choice-none = Sans horloge
clock-choice-quiet = Elle s’arrête pendant les heures de repos de chacun.
clock-choice-10m = 10 minutes par tour + 1 heure
clock-choice-10m-claim = 10 minutes par tour + 1 heure, puis la partie peut être réclamée
clock-choice-24h = 24 heures par tour
clock-choice-24h-claim = 24 heures par tour, puis la partie peut être réclamée

table-clock = Pour { $player }, le temps s’achève { $time }.
table-late = **{ $player } n’a plus de temps.** { $opponent } peut choisir la suite; d’ici là { $player } peut encore jouer.
table-choose = Choisir…
table-paused = **En pause.** Chacun des deux peut reprendre.
table-resume = Reprendre
table-deputy = Un robot joue pour { $player } : sans mise, hors classement.
table-turn = { $player }, à vous de jouer.
table-ping-reminder = { $player }, il vous reste peu de temps.
table-ping-late = { $player }, c’est à vous de choisir.

panel-clock = Votre temps s’achève { $time }.
panel-paused = **En pause.** Aucune horloge ne court; `/table resume` reprend la partie.
panel-late = **Votre temps est écoulé.** { $opponent } peut choisir la suite; d’ici là vous pouvez encore jouer.
panel-late-theirs = **{ $opponent } n’a plus de temps.** Attendez, ou choisissez la suite.
panel-deputy = Un robot joue à votre place, sans mise.
table-list-paused = en pause
table-list-late = à vous, et votre temps est écoulé
table-list-late-theirs = { $opponent } n’a plus de temps : vous pouvez choisir la suite
table-list-deputy = un robot joue à votre place

event-paused = { $player } est d’accord pour une pause.
event-resumed = { $player } reprend la partie.
event-paused-alone = Le bot était absent : l’horloge s’est arrêtée.
event-resumed-alone = Le bot est revenu : l’horloge repart.
event-deputy = Un robot remplace { $player }.

reminder = Votre temps au { $game } avec { $opponent } s’achève { $time }.

late-ask = **{ $game }** : { $player } n’a plus de temps. Comment voulez-vous continuer?
late-wait = Attendre encore
late-deputy = Un robot continue (sans mise)
late-end = Terminer sans paiement
late-claim = Réclamer la partie
late-waiting = Vous attendez encore. Vous pouvez toujours choisir autrement : dans votre main, ou sous la table.
late-nothing = La partie continue : il n’y a plus rien à choisir.
late-deputised = Un robot joue la suite, sans mise.
late-ended = La partie s’est terminée sans paiement.
late-claimed = Vous avez réclamé la partie. Le règlement est affiché là où elle s’est jouée.

pause-ask = { $player } propose une pause : aucune horloge ne court. { $opponent }, êtes-vous d’accord?
pause-yes = D’accord pour la pause
pause-done = D’un commun accord, une pause. Chacun peut y mettre fin, par le bouton sous la table ou `/table resume`.
proposal-no = Non
proposal-withdrawn = { $player } retire sa proposition.
proposal-refused = { $player } n’est pas d’accord : la partie continue.
proposal-fallen = La partie a continué depuis : cette proposition ne tient plus.
resume-done = La partie reprend.
pause-elsewhere = Proposez-le là où la partie se joue : { $channel }.

declined-clock = Cette horloge n’existe pas.
declined-quiet-hours = Des heures de repos s’écrivent ainsi : 22:00-8:00.
declined-quiet-alone = Les heures de repos arrêtent une horloge, et vous n’en avez pas choisi. Choisissez-en une aussi, avec `clock:`.
declined-quiet-long = Les heures de repos durent { $longest_quiet } heures au plus, pour qu’une horloge puisse courir chaque jour.
declined-time-zone = Je ne connais pas ce fuseau horaire. Nommez une grande ville, comme Paris ou America/Toronto.
declined-deputy = Un robot joue pour vous dans cette partie.
declined-in-time = Il reste du temps : attendez le coup.
declined-not-waiting = Seule la personne qui attend peut choisir. Vous pouvez encore jouer.
declined-no-clock = Contre un robot, aucune horloge à arrêter : il vous attend.
declined-no-claim = Il n’a pas été convenu que cette partie puisse être réclamée.
declined-paused = La partie est déjà en pause.
declined-asked = Vous l’avez déjà demandé. Il ne manque que la réponse de votre adversaire.
declined-practising = Vous avez déjà une partie d’entraînement en cours ici.
declined-nobody = Votre adversaire n’est plus connu ici. `/challenge` s’adresse à quelqu’un d’autre.
declined-not-paused = La partie n’est pas en pause.

## Les réglages d’une personne

settings-notice-dm = Ton tour : un message privé
settings-notice-mention = Ton tour : une mention
settings-notice-silence = Ton tour : aucun message
settings-quiet = Heures de repos : de { $start } à { $end } ({ $zone })
settings-no-quiet = Heures de repos : aucune
settings-notice-menu = Comment te dire que c’est à toi
settings-quiet-title = Heures de repos
settings-quiet-label = De quand à quand
settings-quiet-description = Comme 22:00-8:00, { $longest } heures au plus; mes messages seront silencieux. Vide : aucune.
settings-zone-label = Votre fuseau horaire
settings-zone-description = Une grande ville, comme Paris ou America/Toronto.
