# Tout petit jeu : ce qu’il ne dit pas lui-même, si son nom a `.otherwise = simple`.

simple-not-a-move = Je n’ai pas compris. Commence à taper, et je te montre ce que tu peux jouer.

## Conditions

simple-rules-classic = Règles classiques.
simple-rules-classic-about = comme dans /rules
simple-option-deals = { $value ->
    [1] Une donne.
   *[other] { $value } donnes.
}
simple-word-deals = donnes : { $value }
simple-wrong-deals = Une partie a de 1 à 100 donnes.
simple-terms-stake = Chaque point coûte { $stake } { $unit }.
simple-typed-stake-about = Ce que coûte un point, comme 0,10 ou 1 (0 : pour le plaisir)
simple-typed-deals = Donnes
simple-typed-deals-about = De 1 à 100. Laisse vide pour { $usual }.

## Ce qu’on demande

simple-ask = Que joues-tu?
simple-asked = Réclames-tu { $card }?
simple-move-no = Non
simple-move-claim = Réclamer

## Ce qui s’est passé

simple-event-dealt = Donne { $deal } : { $seat } donne.
    .seat = Donne { $deal } : tu donnes.
simple-event-scored = { $winners } { $count ->
    [one] gagne
   *[other] gagnent
} la donne { $deal }.
    .winners = Tu gagnes la donne { $deal }.
    .winners-among = { $winners } gagnez la donne { $deal }.
simple-shown = On montre : { $hands }.
simple-over = { $winners } { $count ->
    [one] gagne
   *[other] gagnent
} la partie.
    .winners = Tu gagnes la partie.
    .winners-among = { $winners } gagnez la partie.
simple-unpaid = Hors jeu : { $names }. Ceux qui partent ne peuvent plus gagner ni être payés.
simple-late = { $name } a dépassé son temps et sort de la partie. Un robot continue.
    .name = Tu as dépassé ton temps et tu sors de la partie. Un robot continue.
simple-left-last = { $name } sort de la partie. Il reste seulement { $other }.
    .name = Tu sors de la partie. Il reste seulement { $other }.
    .other = { $name } sort de la partie. Il ne reste que toi.
simple-left = { $name } s’en va. Un robot continue.
    .name = Tu t’en vas. Un robot continue.

## Images

simple-acts = À { $name } de jouer
    .name = À toi de jouer
simple-asks = Qui réclame la carte?
simple-asks-you = Réclames-tu la carte?
simple-takes = { $names } { $count ->
    [one] gagne
   *[other] gagnent
} la donne
    .names = Tu gagnes la donne
    .names-among = { $names } gagnez la donne
simple-over-by = { $names } { $count ->
    [one] gagne
   *[other] gagnent
}
    .names = Tu gagnes
    .names-among = { $names } gagnez
simple-before = La première donne s’en vient
simple-note-deal = donne { $deal } sur { $deals }
simple-in-seat = { $points } pt
simple-alt-before = { $game }, avant la première donne. { $name } donne.
    .name = { $game }, avant la première donne. Tu donnes.
simple-alt-deal = { $game }, donne { $deal } sur { $deals }, donnée par { $name }.
simple-alt-hand = Ta main : { $cards }.
simple-alt-thrown = Jetées, faces visibles : { $cards }.
simple-alt-stock = Faces cachées : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
simple-alt-seat = { $name } : { $points } pt, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}{ $state ->
    [left] , hors jeu : un robot joue
    [turn] , doit jouer
    [asked] , peut réclamer
   *[none] {""}
}.
simple-alt-shows = { $name } montre { $cards }.
    .name = Tu montres { $cards }.
simple-pad-note = le plus haut total gagne
simple-pad-crown = a gagné la donne
simple-receipt-about = { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}
simple-receipt-rate = { $amount } le point

## Refus

simple-refused-game-over = La partie est finie.
simple-refused-not-seated = Tu n’es pas à cette table.
simple-refused-by-agreement = Il faut l’accord de tout le monde.
simple-refused-has-left = Tu as quitté cette partie.
simple-refused-not-a-move = Tu ne peux pas jouer ça maintenant.
simple-refused-no-cards-yet = Les cartes ne sont pas encore données.
simple-refused-not-your-turn = Ce n’est pas ton tour.
simple-refused-not-held = Tu n’as pas cette carte.

## Règles

simple-topic-game = Comment jouer
