# Les tournois.

command-tournament = Organise un tournoi, ou montre celui de ce salon
given-tournament-seats = Le nombre de gens à chaque table (par défaut : 4, ou 2 si le jeu se joue à deux)
given-rounds = Le nombre de rondes (par défaut : 3)
given-pace = Tout en une soirée, ou une ronde par semaine (par défaut : une soirée)
given-entry = Ce que doit chaque personne qui s’inscrit, comme 5 ou 0,50 (par défaut : rien)
given-division = Le partage de la cagnotte (par défaut : entre les trois premiers)
choice-pace-evening = Une soirée
choice-pace-weekly = Une ronde par semaine
choice-division-first = Tout au premier
choice-division-two = 2 parts au premier, 1 au deuxième
choice-division-three = 3 parts au premier, 2 au deuxième, 1 au troisième

tournament-title = Tournoi · { $game }
tournament-plan-evening = { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes, l’une après l’autre,
} à des tables de { $seats }.
tournament-plan-weekly = { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes, une par semaine,
} à des tables de { $seats }.
tournament-numbers = De { $least } à { $most } personnes peuvent jouer. Si ce n’est pas un multiple de { $seats }, quelques-unes passent leur tour.
tournament-points = 1 point par adversaire qui finit derrière toi, un demi pour une égalité. Passer son tour vaut la moitié du maximum.
tournament-points-sides = 1 point par adversaire si ton équipe gagne. Passer son tour vaut la moitié. Les partenaires changent à chaque ronde.
tournament-seating = Le placement suit le pointage et ignore les blocages. Les tables n’ont pas de mises.
tournament-free = Pas de droit d’entrée : c’est pour l’honneur. Tu peux entrer jusqu’au début de la dernière ronde, et partir quand tu veux.
tournament-paid = Droit d’entrée : **{ $entry } { $unit }**, dû dès ton inscription, même si tu pars. Tu peux entrer jusqu’au début de la dernière ronde.
tournament-pot-first = Cagnotte : **{ $pot } { $unit }**, tout au premier.
tournament-pot-two = Cagnotte : **{ $pot } { $unit }**, 2 parts au premier, 1 au deuxième.
tournament-pot-three = Cagnotte : **{ $pot } { $unit }**, 3 parts au premier, 2 au deuxième, 1 au troisième.
tournament-host = Organisé par { $host }. L’inscription finit { $until }.
tournament-nobody = Personne n’est encore inscrit.
tournament-people = **Inscriptions : { $count }.** { $names }
tournament-too-few-yet = { $count ->
    [one] Il manque { $count } personne.
   *[other] Il manque { $count } personnes.
}
tournament-seated = { $tables ->
    [one] Ça fait { $tables } table
   *[other] Ça fait { $tables } tables
}{ $byes ->
    [0] .
    [one] , et { $byes } personne passe son tour à chaque ronde.
   *[other] , et { $byes } personnes passent leur tour à chaque ronde.
}
tournament-board = Tournoi · { $game }
tournament-during = Ronde { $round } sur { $rounds }
tournament-after = Après { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}
tournament-round = **Ronde { $round } sur { $rounds }**
tournament-waits = Appuie sur *Je suis là* à ta table. Le temps finit { $until }, et les gens qui ne l’ont pas fait y sont derniers.
tournament-calls = J’appelle tout le monde à sa table. Le temps court à partir de chaque appel.
tournament-next = La prochaine ronde commence { $until }.
tournament-table = Table { $table }
tournament-table-waiting = { $place } : { $names } · { $here } sur { $count } sont là
tournament-table-playing = { $place } : { $names } · en cours
tournament-table-off = { $place } : { $names } · annulée
tournament-table-won = { $place } : **{ $winners }** { $count ->
    [one] bat
   *[other] battent
} { $others }
tournament-table-tied = { $place } : { $names } · égalité
tournament-table-empty = { $place } : { $names } · personne n’est venu
tournament-more-tables = { $count ->
    [one] { $count } autre table
   *[other] { $count } autres tables
}
tournament-byes = { $count ->
    [one] Passe son tour : { $names }
   *[other] Passent leur tour : { $names }
}
tournament-absent = Ne sont pas venus : { $names }
tournament-left = Partis : { $names }
tournament-thread = Ronde { $round }, table { $table }
tournament-call = Ronde { $round } · Table { $table }
tournament-call-players = { $players } : appuie sur *Je suis là*.
tournament-call-until = Le temps finit { $until }.
tournament-call-thread = La partie commence dans le fil ci-dessous quand tout le monde est là.
tournament-call-channel = La partie commence dans ce salon quand tout le monde est là.
tournament-call-here = Sont là : { $names }
tournament-call-begun = La partie a commencé.
tournament-call-won = Victoire : **{ $winners }**.
tournament-call-tied = La partie est finie : égalité.
tournament-call-walkover = { $winners } : trop peu de gens sont venus, tu as les points sans jouer.
tournament-call-empty = Personne n’est venu, donc il n’y a pas de partie.
tournament-over = Tournoi · { $game } : { $count ->
    [one] **{ $winners }** gagne.
   *[other] **{ $winners }** se partagent la première place.
}
tournament-over-nobody = Le tournoi { DE($game) } est fini, et il n’y reste personne.
tournament-secret = Le secret de toutes ses cartes, maintenant public : `{ $secret }`
tournament-ended = Le tournoi est fini.
tournament-called-off-host = Le tournoi est annulé par son hôte. Personne ne doit rien.
tournament-called-off-lapsed = Personne n’a lancé le tournoi à temps. Personne ne doit rien.
tournament-called-off-uncalled = Je n’ai pu appeler personne aux tables ici pendant deux semaines, j’ai donc annulé le tournoi. Personne ne doit rien.
tournament-entries-back = Tous les droits d’entrée, { $pot } { $unit }, sont rendus.
tournament-share = { $name } **{ $amount }**
tournament-pot-was = La cagnotte de { $pot } { $unit } : { $shares }
tournament-pays-line = { $payer } paie { $amount } { $unit } à { $payee }
tournament-pays-more = { $count ->
    [one] { $count } autre paiement est dans `/ledger show`.
   *[other] { $count } autres paiements sont dans `/ledger show`.
}
tournament-sign-up = S’inscrire
tournament-sign-up-paid = S’inscrire pour { $entry } { $unit }
tournament-leave = Partir
tournament-start = Commencer
tournament-call-off = Annuler
tournament-here = Je suis là
tournament-all = Classement complet
tournament-sure-sign-up = Tu devras { $entry } { $unit } à partir de maintenant, même si tu pars.
tournament-sure-leave = Si tu pars, tu ne peux pas revenir.
tournament-sure-leave-paid = Si tu pars, tu ne peux pas revenir, et tu dois quand même { $entry } { $unit }.
tournament-sure-call-off = Le tournoi finit pour tout le monde, et personne ne doit rien.
tournament-signed-up = Tu es du tournoi. Je t’appellerai ici quand ta ronde commence.
tournament-signed-up-late = Tu es du tournoi dès la prochaine ronde. Je t’appellerai ici quand elle commence.
tournament-has-left = Tu as quitté le tournoi.
tournament-has-started = La première ronde commence.
tournament-opened = L’inscription est ouverte.
tournament-shown = Le voici.
tournament-no-over = Ce tournoi est fini.
tournament-no-entered = Tu es déjà du tournoi.
tournament-no-left = Tu as quitté ce tournoi, et tu ne peux pas revenir.
tournament-no-full = Ce tournoi est complet.
tournament-no-too-late = La dernière ronde a commencé : il est trop tard pour t’inscrire.
tournament-no-not-in = Tu n’es pas de ce tournoi.
tournament-no-not-host = Seul l’hôte peut faire ça.
tournament-no-started = Ce tournoi a déjà commencé.
tournament-no-too-few = Il n’y a pas assez de gens pour une table.
tournament-no-no-round = Cette ronde est finie.
tournament-no-no-table = Tu n’as pas de table dans cette ronde.
tournament-no-begun = Cette table n’attend plus.
tournament-no-here = Je sais que tu es là.
tournament-no-no-result = Cette table n’a pas de résultat à compter.
tournament-is-open = Un tournoi est déjà ouvert ici. `/tournament` seul le montre.
tournament-channel = Il faut un salon textuel pour un tournoi, où ses tables puissent avoir des fils.
tournament-needs-you = Pour un tournoi avec un droit d’entrée, il te faut la permission *Gérer les événements*.
tournament-needs-you-or = Pour un tournoi avec un droit d’entrée, il te faut la permission *Gérer les événements* ou le rôle { $role }.
tournament-entry-unreadable = Un droit d’entrée est un montant de 0 à { $most }, comme 5 ou 0,50.
tournament-no-pot = Sans droit d’entrée, il n’y a pas de cagnotte à partager. Enlève `division:`, ou donne un `entry:`.
tournament-entry-most = Dans ce serveur, un droit d’entrée ne peut pas dépasser { $most } { $unit }.
