# Les mots sur une table de deux à dix joueurs, et dans sa description. Courts : un siège a la place d’une douzaine de lettres.

## États d’un siège

stage-state-asked = à répondre
stage-state-chosen = a choisi
stage-state-folded = couché
stage-state-gone = un robot joue
stage-state-in = reste
stage-state-left = parti
stage-state-out = sorti
stage-state-passed = passe
stage-state-unspoken = …

## Étiquettes

stage-note-ahead = { $name } mène de { $points }
    .name = Tu mènes de { $points }
stage-label-calls = appels
stage-label-contract = contrat
stage-label-high = haut
stage-label-low = bas
stage-label-nothing = rien de posé
stage-label-pile = pile
stage-label-pot = pot
stage-label-main-pot = principal { $amount }
stage-label-side-pot = à part { $amount }
stage-label-pots = { $count } pots
stage-label-more-pots = { $count } autres : { $amount }
stage-label-can-win = { $count } sur { $of }
stage-label-stock = talon
stage-label-trumps = atout

stage-place = { NUMBER($place, useGrouping: 0) ->
    [1] 1er
   *[other] { NUMBER($place, useGrouping: 0) }e
}

## Description

stage-alt-turn = { $headline }.
stage-alt-around = À partir de ta gauche :
stage-alt-seats = Dans l’ordre du jeu :
stage-alt-seat = { $name }, { $facts }.
stage-alt-alone = { $name }.
stage-alt-you = Toi, { $facts }.
stage-alt-hand = { $count ->
    [0] aucune carte
    [one] 1 carte
   *[other] { NUMBER($count, useGrouping: 0) } cartes
}
stage-alt-chips = { $amount } en jetons
stage-alt-bet = mise { $amount }
stage-dealer = D
stage-alt-acts = à jouer
stage-alt-asked = à répondre
stage-alt-mark-chosen = a choisi
stage-alt-mark-dealer = donneur
stage-alt-mark-winner = gagne
stage-alt-mark-robot = un robot joue
stage-alt-mark-novice = robot débutant
stage-alt-mark-regular = robot moyen
stage-alt-mark-expert = robot expert
stage-alt-trick = Sur la table : { $cards }.
stage-alt-card = { $card }, par { $name }
stage-alt-more = Le reste est sous « La table en texte ».
