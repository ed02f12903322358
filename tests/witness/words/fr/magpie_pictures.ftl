# Les mots dans les images de Magpie.

magpie-picture-deal = donne { $deal } sur { $deals }
magpie-picture-give = Chacun donne une carte
magpie-picture-give-own = Donne une carte
magpie-picture-dealing = On distribue
magpie-picture-turn = À { $name } de jouer
magpie-picture-turn-own = À toi de jouer
magpie-picture-draw = À { $name } de piocher
magpie-picture-draw-own = À toi : pioche
magpie-picture-discard = À { $name } de jeter
magpie-picture-discard-own = À toi : jette une carte
magpie-picture-claim-own = À { $name } de jouer : réclames-tu ?
magpie-picture-abandoned = Partie arrêtée
magpie-picture-won = { $names } { $count ->
    [one] gagne
   *[other] gagnent
} la cagnotte
magpie-picture-price = réclamer : { $price }
magpie-picture-given = levée : la carte que tu donnes
magpie-picture-pad = Pie voleuse · le plus de jetons gagne
magpie-picture-crown = cagnotte gagnée
magpie-picture-about = Pie voleuse, { $deals ->
    [one] 1 donne
   *[other] { $deals } donnes
}
magpie-picture-rate = { $amount } le jeton
magpie-picture-alt-price = La carte se réclame pour { $price ->
    [one] un jeton
   *[other] { $price } jetons
}.
magpie-picture-alt-claimed = Ont réclamé dans cette donne : { $names }.
magpie-picture-worth = { $points ->
    [one] vaut 1 point
   *[other] vaut { $points } points
}
magpie-picture-alt-worth = Elle vaut { $points ->
    [one] 1 point
   *[other] { $points } points
}.
magpie-picture-chips = jetons
