# Les tables où l’on se rassemble, les conditions qu’on accepte, et ce qu’elles peuvent coûter.

## Une table qui se forme dans le salon

lobby-title = { $game } · table de { $seats }
lobby-again = { $players }, on en fait une autre?
lobby-seats = Places prises : { $taken } sur { $seats }
lobby-host = hôte
lobby-side = équipe { $side }
lobby-sides-again = Les équipes restent celles de la dernière partie. Pour en changer, appuie sur une équipe.
lobby-undecided = doit encore accepter
lobby-undecided-many = { $count ->
    [one] { $players } doit encore accepter.
   *[other] { $players } doivent encore accepter.
}
lobby-held = Gardée pour { $player } · expire { $time }
lobby-free = { $count ->
    [0] Aucune place libre
    [one] Une place libre
   *[other] { $count } places libres
}
lobby-called = { $players }, { $host } { $count ->
    [one] te garde une place
   *[other] vous garde une place à chacun
}.
lobby-gone = { $count ->
    [one] { $players } a quitté le serveur, et sa place est libre.
   *[other] { $players } ont quitté le serveur, et leurs places sont libres.
}
lobby-gone-started = { $count ->
    [one] { $players } a quitté le serveur et ne joue pas.
   *[other] { $players } ont quitté le serveur et ne jouent pas.
}
lobby-robots = Sans mise et non classée, car un robot est assis à cette table.
lobby-ready = { $players } : { $count ->
    [one] es-tu là? Appuie sur *Je suis là*, sinon ta place
   *[other] êtes-vous là? Appuyez sur *Je suis là*, sinon votre place
} se libère { $time }.
lobby-starts = La partie commence quand les { $seats } places sont prises et que tout le monde a accepté.
lobby-starts-from = La partie commence quand les { $seats } places sont prises et que tout le monde a accepté. Dès { $fewest } joueurs, { $host } peut la lancer.
lobby-full-alone = Toutes les places sont prises. { $host } peut lancer la partie.
lobby-started = Tout le monde est là. La partie commence.
lobby-empty = Tout le monde est parti, alors cette table est fermée.
lobby-lapsed = La partie n’a pas commencé à temps. Cette table a expiré.
lobby-forbidden = On ne joue plus { AU($game) } sur ce serveur, alors cette table est fermée.
lobby-sit = S’asseoir
lobby-consent = Accepter ces conditions
lobby-is-ready = Je suis là
lobby-leave = Quitter
lobby-fill = Compléter avec des robots
lobby-options = Options de la table…
lobby-lot = Équipe au hasard
lobby-join = Équipe { $side } ({ $taken }/{ $seats })

## Les panneaux cachés

lobby-too-few = { $count ->
    [one] Il manque un joueur pour commencer.
   *[other] Il manque { $count } joueurs pour commencer.
}
lobby-can-start = Tu peux commencer.
lobby-invite = { $count ->
    [one] Inviter quelqu’un…
   *[other] Inviter jusqu’à { $count } personnes…
}
lobby-add-robot = Ajouter un robot…
lobby-robot-novice = Débutant
lobby-robot-regular = Moyen
lobby-robot-expert = Expert
lobby-dismiss = Retirer un robot…
lobby-remove = Retirer quelqu’un…
lobby-begin = Commencer
lobby-empty-seats = { $count ->
    [0] Aucune place n’est vide.
    [one] Une place est vide.
   *[other] { $count } places sont vides.
}
lobby-not-here-yet = { $count ->
    [one] { $players } n’a pas encore répondu à l’invitation.
   *[other] { $players } n’ont pas encore répondu à l’invitation.
}
lobby-robots-no-stakes = Avec un robot à la table, il n’y a pas de mise.
lobby-fill-and-begin = Compléter avec des robots et commencer
lobby-begin-with = Commencer à { $count }
lobby-keep-waiting = Attendre encore
lobby-seated = Tu as une place.
lobby-in = { $count ->
    [0] Tu as une place, et la table est complète.
    [one] Tu as une place, et il en reste une.
    [2] Tu as une place, et il en reste deux.
    [3] Tu as une place, et il en reste trois.
    [4] Tu as une place, et il en reste quatre.
    [5] Tu as une place, et il en reste cinq.
    [6] Tu as une place, et il en reste six.
    [7] Tu as une place, et il en reste sept.
    [8] Tu as une place, et il en reste huit.
    [9] Tu as une place, et il en reste neuf.
   *[other] Tu as une place, et il en reste { $count }.
}
lobby-hand-here = Tu as une place à une table { DE($game) }. Quand la partie commencera, je t’enverrai ta main ici.
lobby-closed-dms = Je n’ai pas pu t’écrire en privé, alors ta main ne te sera pas envoyée. Quand la partie commencera, appuie sur *Ma main* sous la table, ou tape `/hand` : toi seul la verras. Pour la recevoir en message, permets les messages privés de ce serveur dans tes paramètres de confidentialité.
lobby-closed-dms-elsewhere = Je n’ai pas pu t’écrire en privé, alors ta main ne te sera pas envoyée. Quand la partie commencera, appuie sur *Ma main* sous la table : toi seul la verras.
lobby-agreed = Tu as accepté ces conditions.
lobby-left = Tu as quitté la table.
lobby-removed = C’est fait. Cette personne ne peut pas revenir à cette table.
lobby-removed-you = L’hôte a libéré ta place à une table { DE($game) } avant le début de la partie.
lobby-noted = C’est noté.
lobby-not-yet = Elle ne peut pas encore commencer.
lobby-invited = C’est fait. Leurs places sont gardées dix minutes.
lobby-asked-anew = C’est fait. Les autres doivent accepter de nouveau.
lobby-asked-all = C’est fait. Il y a de nouveau une mise : tout le monde doit accepter, toi aussi.

## À côté

lobby-invitation = { $players }, { $host } { $count ->
    [one] te garde une place
   *[other] vous garde une place à chacun
} à une table { DE($game) }. L’invitation expire { $time }.
lobby-go = Aller à la table
lobby-changed-call = { $players }, cette table { DE($game) } a changé { $count ->
    [one] : tu dois accepter de nouveau.
   *[other] : vous devez accepter de nouveau.
}
lobby-look = Voir et accepter…
lobby-ready-call = { $players }, la partie va commencer. { $count ->
    [one] Es-tu là? Appuie sur le bouton, sinon ta place
   *[other] Êtes-vous là? Appuyez sur le bouton, sinon votre place
} se libère { $time }.
lobby-many-open = Tu as déjà { $count } tables qui attendent des joueurs : { $tables }. Commence ou quitte-en une d’abord.
lobby-many-again = Si son message a disparu, `/open` avec le même jeu la montre de nouveau.
lobby-stranger = On ne peut inviter que des gens de ce serveur. Pas d’ici : { $players }.
seats-teams = { $seats }, en équipes
seats-alone = { $game } se joue à { $fewest }.
seats-range = { $game } se joue de { $fewest } à { $most }.
challenge-table = Je peux ouvrir une table et garder une place à { $player }. D’autres pourront s’asseoir.
challenge-open-table = Ouvrir une table
challenge-at-table = à une table de { $fewest }
challenge-at-table-range = à une table de { $fewest } à { $most }
challenge-which = Choisir un jeu…
challenge-whom = À quel jeu veux-tu jouer avec { $player }?

## Ce que ça peut coûter

terms-one-stake = Mise : { $stake } { $unit }.
terms-most = Au pire, tu perds { $most } { $unit }.
terms-usual = La moitié des parties coûtent au plus { $half } { $unit }, et 19 sur 20 au plus { $most }.
terms-no-most = Il n’y a pas de limite à ce que tu peux perdre.
terms-earlier = Cette partie garde les règles d’avant. Elles ont changé depuis : { $changes }
terms-renewed = Les règles ont changé depuis votre dernière partie : { $changes }
terms-leaving = Si tu pars ou t’absentes trop longtemps, un robot joue à ta place. Tu couvres ses pertes et tu ne reçois rien.
terms-closed-hands = Les mains qu’on ne montre pas restent cachées pendant la partie. Après, la graine publiée dévoile chaque donne.
large-stake-title = Grosses mises
large-stake-label = Le maximum que tu peux perdre
large-stake-about = Écris { $most } pour accepter de perdre peut-être { $most } { $unit }.
large-stake-press = Au pire, tu perds { $most } { $unit }. Rien n’est accepté tant que tu n’as pas confirmé.
large-stake-confirm = Confirmer…
large-stake-wrong = Ce n’était pas { $most } : rien n’est accepté. Appuie de nouveau si tu veux.

## Les options sur une ligne

given-these-rules = règles : { $rules }
terms-options = Options
terms-options-about = Choisis seulement ce qui doit changer.
terms-line = Options
terms-line-about = Sépare-les par des virgules. Ce que tu ne nommes pas reste par défaut.
terms-stake-about-one = Comme 1 ou 0,25 (0 : pour le plaisir)
option-unknown-option = Ce jeu n’a pas d’option « { $option } ». Choisis dans la liste.
option-not-a-choice = Pour `{ $option }`, choisis parmi : { $choices }.
option-other = `{ $option }` ne peut pas être ça dans ce jeu. Choisis dans la liste.
