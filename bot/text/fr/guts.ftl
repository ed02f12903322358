# Guts : ses conditions, ce qu’on demande, ce qui se passe à la table, ses règles et ses refus.

guts-name = Guts
guts-not-a-move = Ce n’est pas un coup de Guts. Essaie `in` ou `out`.

## Conditions

guts-rules-classic = Règles classiques.
guts-rules-classic-about = comme dans /rules
guts-option-deals = { $value ->
    [1] Une donne au moins.
   *[other] { $value } donnes au moins.
}
guts-option-cap = Le pot compte pour { $value } jetons au plus.
guts-option-declare-turns = Chacun dit à son tour s’il joue.
guts-option-declare-together = Vous choisissez tous en secret si vous jouez.
guts-word-deals = donnes : { $value }
guts-word-cap = plafond : { $value }
guts-word-declare-turns = annonces à tour de rôle
guts-word-declare-together = annonces ensemble
guts-terms-leaving = Qui s’en va garde ce qui est gagné ou perdu, et paie ou reçoit selon ses jetons.
guts-typed-deals = Donnes
guts-typed-deals-about = De 1 à 100. Laisse vide pour 20.
guts-typed-cap = Plafond
guts-typed-cap-about = Ce que le pot compte au plus, de 10 à 1000 jetons. Laisse vide pour 100.

## Ce qu’on demande

guts-ask = Gagne { $pot }, ou paie { $pot }.
guts-in = Je joue · { $pot } à gagner ou à payer
guts-out = Je passe
guts-later-in = Je jouerai
guts-later-out = Je passerai
guts-take-back-in = Ne pas jouer d’avance
guts-take-back-out = Ne pas passer d’avance

## Ce qui s’est passé

guts-event-chose = { $seat } a choisi.
guts-event-chose-own = Tu as choisi.
guts-said-in = { $name } joue.
guts-said-out = { $name } passe.
guts-dealt = Donne { $deal } : { $name } donne. Pot : { $pot }.
guts-dealt-ante = Donne { $deal } : { $name } donne, chacun met un jeton. Pot : { $pot }.
guts-declared = Jouent : { $ins }.
guts-declared-nobody = Personne ne joue. Le pot reste.
guts-showed = { $name } montre { $cards }.
guts-won = { $winners } { $count ->
    [one] gagne { $each ->
        [one] un jeton
       *[other] { $each } jetons
    }
   *[other] gagnent { $each ->
        [one] un jeton
       *[other] { $each } jetons
    } chacun
}.
guts-paid = { $losers } { $count ->
    [one] paie { $each }
   *[other] paient { $each } chacun
} : le pot est de { $pot }.
guts-shared = Le dernier pot est partagé.
guts-over = { $winners } { $count ->
    [one] gagne
   *[other] gagnent
} la partie.
guts-left = { $name } s’en va.

## Images

guts-said-to = À { $name } de parler
guts-choosing = Chacun choisit
guts-takes = { $name } { $count ->
    [one] prend { $chips }
   *[other] prennent { $chips } chacun
}
guts-nobody = Personne ne jouait
guts-over-by = { $name } { $count ->
    [one] gagne
   *[other] gagnent
}
guts-before = La première donne arrive
guts-note-deal = donne { $deal }
guts-note-deal-of = donne { $deal } sur { $deals }
guts-pot = pot
guts-price = gain { $win } · perte { $lose }
guts-pot-stays = Le pot reste
guts-others-pay = { $count } autres paient { $chips }
guts-badge-in = joue
guts-badge-out = passe
guts-gone = parti
guts-told-table = Guts, donne { $deal }, donnée par { $name }. Pot : { $pot } jetons. Si tu joues, tu gagnes ou tu perds { $counts }.
guts-told-after = Guts, après la donne { $deal }, donnée par { $name }. Pot : { $pot } jetons.
guts-told-paid = { $name } met { $chips } au pot.
guts-told-seat = { $name } : { $chips } jetons{ $state ->
    [silent] , n’a pas parlé
    [in] , joue
    [out] , passe
    [left] , parti
    [chosen] , a choisi
    [turn] , doit parler
   *[other] {""}
}.
guts-told-shows = { $name } montre { $cards }.
guts-told-hand = Ta main : { $count } cartes : { $cards }.
guts-told-choice = Tu as choisi : { $choice ->
    [in] jouer
   *[out] passer
}.
guts-pad-note = le plus de jetons gagne
guts-pad-crown = gagne le pot
guts-receipt-about = Guts, { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}
guts-receipt-rate = { $amount } le jeton

## Refus

guts-refused-game-over = La partie est finie.
guts-refused-not-seated = Tu n’es pas à cette table.
guts-refused-by-agreement = Il faut l’accord de tout le monde.
guts-refused-has-left = Tu as quitté cette partie.
guts-refused-not-a-move = À Guts on joue ou on passe, rien d’autre.
guts-refused-no-cards-yet = Les cartes ne sont pas encore données.
guts-refused-has-spoken = Tu l’as déjà dit.
guts-refused-not-your-turn = Ce n’est pas ton tour.

## Règles

guts-how-1 = Chacun met un jeton au pot et reçoit **deux cartes**.
guts-how-2 = Dis si tu **joues** ou si tu **passes**. Passer ne coûte plus rien, et ne gagne rien.
guts-how-3 = **La meilleure main** de ceux qui jouent prend le pot : une paire bat tout le reste, puis compte la plus haute carte.
guts-how-4 = **Tous les autres qui jouaient** paient autant que le pot : il grandit, et reste pour la donne suivante.
guts-how-5 = Si personne d’autre n’ose, le pot est à toi sans montrer. Le plus de jetons gagne à la fin.
guts-topic-deal = Cartes et mises
guts-rule-deal =
    On joue de trois à dix avec un jeu. Chacun met un jeton au pot et reçoit deux cartes.
    On mise de nouveau quand le pot a été gagné, que personne n’a dû le doubler et qu’il est presque vide.
guts-topic-declare = Jouer ou passer
guts-rule-declare =
    On joue ou on passe : l’un après l’autre depuis la gauche du donneur, ou tous ensemble en secret.
    Qui passe ne paie rien et ne gagne rien. Si tous les autres passent, le dernier joue.
guts-topic-showdown = Montrer
guts-rule-showdown =
    Qui joue seul prend le pot sans montrer. Sinon tous ceux qui jouent montrent, et la meilleure main gagne.
    Une paire bat deux cartes quelconques, puis compte la plus haute carte, puis l’autre. Les couleurs ne comptent pas.
guts-topic-pot = Le pot
guts-rule-pot =
    Le gagnant prend ce que le pot compte : tout, jusqu’au plafond. Chaque autre joueur qui jouait met autant au milieu.
    Les gagnants à égalité partagent en jetons entiers ; le reste demeure.
guts-topic-end = La fin
guts-rule-end =
    La partie finit avec la première donne, à partir du nombre convenu, que personne n’a dû doubler ; au plus tard après
    le double. Ce qui reste au pot est partagé. Le plus de jetons gagne.
guts-topic-leaving = Partir, et le temps
guts-rule-leaving =
    Qui s’en va garde ce qui est gagné ou perdu, et ne peut plus gagner la partie. Se taire, c’est passer.
guts-topic-money = Paiement
guts-rule-money =
    Chaque jeton vaut l’enjeu. Les cartes sont publiées après la partie : elles disent ce qui a été jeté.
guts-topic-presets = Options
guts-rule-presets =
    On peut convenir du nombre de donnes, du plafond et de la façon d’annoncer.
guts-why-pot = Donne { $deal }, pot { $pot }
guts-why-won = La meilleure main gagne { $chips }.
guts-why-alone = Personne d’autre ne jouait : { $chips } sans montrer.
guts-why-paid = A joué sans la meilleure main : { $chips } au milieu.

## Classements

choice-by-pots = pots gagnés
choice-by-matched = pots payés
standing-by-pots = Par pots gagnés
standing-by-matched = Par pots payés
standing-own-by-pots = { $count ->
        [one] { $figure } pot gagné
       *[other] { $figure } pots gagnés
    }
standing-own-by-matched = { $count ->
        [one] { $figure } pot payé
       *[other] { $figure } pots payés
    }
standing-stats-pots = { $count ->
        [one] pot gagné
       *[other] pots gagnés
    }
standing-stats-pots_shown = { $count } cartes sur table
standing-stats-pots_unseen = { $count } sans montrer
standing-stats-pots-kinds = Pots gagnés : { $kinds }.
standing-stats-matched = { $count ->
        [one] pot payé
       *[other] pots payés
    }
standing-feat-full-pot = un pot aussi gros que le plafond
standing-feat-beaten-pair = une paire battue par une paire
standing-feat-out-of-debt = une victoire après 20 jetons de dette
pictures-board-alt-pots = { $count ->
    [one] { NUMBER($count, useGrouping: 0) } pot gagné
   *[other] { NUMBER($count, useGrouping: 0) } pots gagnés
}
pictures-board-alt-matched = { $count ->
    [one] { NUMBER($count, useGrouping: 0) } pot payé
   *[other] { NUMBER($count, useGrouping: 0) } pots payés
}
