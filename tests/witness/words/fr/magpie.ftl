# Les mots de Magpie.

magpie-name = Pie voleuse
magpie-joker = joker
magpie-no-pile = rien
magpie-not-a-move = Ce n’est pas un coup de la Pie voleuse. Essaie `draw`, `take`, `claim 1`, `no`, `give QS` ou `discard 9`.

magpie-alt-deal = Pie voleuse, donne { $deal }, donnée par { $name }.
magpie-alt-middle = Pile : { $top }. Talon : { $stock ->
    [one] une carte
   *[other] { $stock } cartes
}. Cagnotte : { $pot }.
magpie-alt-seat = { $name } : { $cards ->
    [one] une carte,
   *[other] { $cards } cartes,
}
magpie-alt-chips = { $chips ->
    [one] un jeton
   *[other] { $chips } jetons
}{ $state ->
    [left] , parti
    [chosen] , a choisi
    [turn] , à jouer
   *[other] {""}
}.
magpie-alt-hand = Ta main : { $count ->
    [one] une carte
   *[other] { $count } cartes
} : { $cards }.
magpie-alt-chosen = Tu donnes : { $card }.

magpie-ask-give = Choisis une carte pour ton voisin de gauche.
magpie-ask-claim = Réclames-tu { $card } pour { $price ->
    [one] un jeton
   *[other] { $price } jetons
} ?
magpie-ask-begin = Prends { $card } ou pioche.
magpie-ask-take = Tu peux prendre { $card } pendant qu’on demande aux autres. Pour piocher, attends-les.
magpie-ask-draw = Pioche.
magpie-ask-discard = Jette une carte.

magpie-give = Donner
magpie-discard = Jeter
magpie-claim = Prise : { $price }
magpie-let-go = Non merci
magpie-take = Voler { $card }
magpie-draw = Piocher
magpie-later-draw = Piocher après
magpie-take-back-draw = Annuler ma pioche

magpie-event-dealt = Donne { $deal } : { $dealer } donne, { $top } est retourné.
magpie-event-given = La carte de chacun va à gauche.
magpie-event-letgo = Personne ne réclame.
magpie-event-claimed = { $seat } réclame { $card } pour { $price ->
    [one] un jeton
   *[other] { $price } jetons
}.
    .seat = Tu réclames { $card } pour { $price ->
        [one] un jeton
       *[other] { $price } jetons
    }.
magpie-event-took = { $seat } prend { $card }.
    .seat = Tu as pris { $card }.
magpie-event-drew = { $seat } pioche.
    .seat = Tu as pioché.
magpie-event-renewed = La pile est mêlée : un nouveau talon de { $stock }.
magpie-event-discarded = { $seat } jette { $card }.
    .seat = Tu as jeté { $card }.
magpie-event-ended = La partie est finie.
magpie-scored = { $winners } { $count ->
    [one] gagne
   *[other] gagnent
} la cagnotte de { $pot }.

magpie-refused-game-over = La partie est finie.
magpie-refused-not-seated = Tu n’es pas à cette table.
magpie-refused-by-agreement = Il faut l’accord de tout le monde.
magpie-refused-has-left = Tu as quitté cette partie.
magpie-refused-only-asked = On te demande seulement si tu réclames la carte.
magpie-refused-not-held = Tu n’as pas cette carte.
magpie-refused-a-joker = Tu ne peux pas donner de joker.
magpie-refused-another-price = Réclamer coûte maintenant { $price }.
magpie-refused-no-pile = Il n’y a pas de pile.
magpie-refused-others-are-asked = On demande d’abord aux autres. Tu peux prendre la carte, ou attendre.
magpie-refused-not-now = Ce n’est pas possible maintenant.
magpie-refused-not-your-turn = Ce n’est pas ton tour.

magpie-topic-give = Donner
magpie-rule-give = Chacun reçoit trois cartes et en donne une à son voisin de gauche, en secret.
magpie-topic-turn = Ton tour
magpie-rule-turn = Prends la carte du dessus ou pioche, puis jette. Avant, les autres peuvent réclamer la carte.
magpie-topic-end = La cagnotte
magpie-rule-end = Après deux tours chacun, le plus de points en main gagne la cagnotte.
magpie-why-pot = Cagnotte de la donne { $deal } : { $pot }
magpie-why-won = Le plus de points en main gagne la cagnotte.
magpie-preset-classic = Pie voleuse
magpie-rules-classic = La pie comme d’habitude.
magpie-option-deals = { $value ->
    [1] Une donne.
   *[other] { $value } donnes.
}
magpie-option-ante = { $value ->
    [1] Un jeton dans le pot par donne.
   *[other] { $value } jetons dans le pot par donne.
}
magpie-word-deals = donnes : { $value }
magpie-word-ante = mise au pot : { $value }
magpie-edition-2 = On ne peut plus donner de joker, et un jeton vaut deux mises.
magpie-how-1 = Chacun reçoit trois cartes et en donne une à gauche, en secret.
magpie-how-2 = À ton tour, prends la carte du dessus ou pioche, puis jette.
magpie-how-3 = Avant, les autres peuvent réclamer cette carte, contre des jetons.
magpie-how-4 = Deux tours chacun, puis le plus de points en main gagne la cagnotte.
magpie-how-5 = Les jokers valent le plus.
