# Rummy à contrats : ses conditions, ce qui est demandé, ce qui se passe à la table, ses règles et ses refus.

contract-rummy-name = Rummy à contrats
    .otherwise = rummy simple
contract-rummy-not-a-move = Ce n’est pas un coup de Rummy à contrats. Essaie `draw`, `take`, `discard 9C` ou `lay set 9C 9D 9H`.
contract-rummy-not-a-move-not-a-card = Ce n’est pas une carte. Essaie `discard 9C` : le rang, puis la sorte.
contract-rummy-not-a-move-no-cards = Nomme aussi les cartes, comme `add 1 9C`.
contract-rummy-not-a-move-not-a-number = Les combinaisons ont des numéros : `add 1 9C` ajoute ton 9♣ à la combinaison 1.
contract-rummy-not-a-move-not-a-meld = Dis ce que tu poses : `lay set 9C 9D 9H` ou `lay run 3S 4S 5S 6S`.
contract-rummy-not-a-move-nothing-to-lay-off = Aucune de tes cartes n’a une seule place où aller.
contract-rummy-wrong-contracts = Quels contrats? Écris leurs numéros dans l’ordre, comme `1357`.
contract-rummy-wrong-may-i = Peut-on acheter sans limite (`any`), ou trois cartes par donne (`three`)?

## Conditions

contract-rummy-option-may-i-any = On achète autant de cartes qu’on veut.
contract-rummy-option-may-i-three = On achète au plus trois cartes par donne.
contract-rummy-word-may-i-any = achats sans limite
contract-rummy-word-may-i-three = au plus trois achats
contract-rummy-typed-contracts-about = Des chiffres de 1 à 7, comme 1357. Laisse vide pour { $usual }.

## Ce qu’on demande

contract-rummy-ask-buy = Tu achètes { $card }? Tu piocherais aussi une carte de pénalité.
contract-rummy-ask-take-only = Prends { $card }, ou passe : le talon est épuisé.
contract-rummy-ask-pass-only = Le talon est épuisé : tu passes.
contract-rummy-ask-lay-off = Pose, ajoute ou prends un joker, puis jette une carte.
contract-rummy-ask-laid = Ton contrat est posé. Jette une carte.
contract-rummy-ask-ahead = On peut acheter { $card }. Choisis d’avance.
contract-rummy-ask-ahead-kept = Choisi d’avance : { $moves }.
contract-rummy-ask-whole = { $count ->
    [0] Toute ta main fait trois suites : pose-les!
    [one] Il manque { $count } carte à tes trois suites. À toi de jeter.
   *[other] Il manque { $count } cartes à tes trois suites. À toi de jeter.
}
contract-rummy-ask-whole-left = Les trois suites y sont, mais il reste d’autres cartes. À toi de jeter.
contract-rummy-left-over = Il reste des cartes
contract-rummy-buy = Acheter { $card }
contract-rummy-lay-off = { $card } → nº { $meld }
contract-rummy-lay-off-as = { $card } → nº { $meld } ({ $joker })
contract-rummy-lay-off-all = Tout ajouter ({ $count })
contract-rummy-exchange = { $card } → nº { $meld }, poser { $melds }
contract-rummy-standing-ask-last = Seulement ce qui complète mon contrat
contract-rummy-standing-ask-rank = Seulement les { $of ->
    [A] as
    [K] rois
    [Q] dames
    [J] valets
    [T] dix
   *[other] { $of }
}
contract-rummy-later-lay = Poser
contract-rummy-later-add = Ajouter
contract-rummy-later-swap = Prendre le joker
contract-rummy-later-discard = Jeter
contract-rummy-take-back-lay = Reprendre
contract-rummy-take-back-add = Reprendre
contract-rummy-take-back-swap = Reprendre
contract-rummy-take-back-discard = Reprendre

## Ce qui s’est passé

contract-rummy-event-dealt = Donne { $deal }, contrat { $contract } : { $seat } donne et retourne { $top }.
    .seat = Donne { $deal }, contrat { $contract } : tu donnes et retournes { $top }.
contract-rummy-event-bought = { $seat } achète { $card } et pioche une carte de pénalité.
    .seat = Tu achètes { $card }.
contract-rummy-event-added = { $seat } ajoute { $cards } à la combinaison { $meld }.
    .seat = Tu ajoutes { $cards } à la combinaison { $meld }.
contract-rummy-taken = { $name } prend { $count ->
    [one] { $count } joker
   *[other] { $count } jokers
} contre { $cards }, et pose { $melds }.
    .name = Tu prends { $count ->
        [one] { $count } joker
       *[other] { $count } jokers
    } contre { $cards }, et poses { $melds }.
contract-rummy-event-blocked = Le talon est épuisé : la donne { $deal } est bloquée.
contract-rummy-out-whole = **{ $name } pose trois suites d’un coup, et n’a plus de cartes!**
    .name = **Tu poses trois suites d’un coup, et tu n’as plus de cartes!**

## Images

contract-rummy-may-i = J’achète?
contract-rummy-asks = { $name } a pioché : qui achète?
    .name = Tu as pioché : qui achète?
contract-rummy-asks-again = { $name } a acheté : et la suivante?
    .name = Tu as acheté : et la suivante?
contract-rummy-lays = { $name } pose le contrat
    .name = Tu poses le contrat
contract-rummy-whole-by = { $name } pose toute sa main
    .name = Tu poses toute ta main
contract-rummy-blocked = La donne est bloquée
contract-rummy-alt-contract = Le contrat : { $sets ->
    [0] aucun brelan
    [one] { $sets } brelan
   *[other] { $sets } brelans
}, { $runs ->
    [0] aucune suite
    [one] { $runs } suite
   *[other] { $runs } suites
}.
contract-rummy-alt-whole = Le contrat : { $runs ->
    [one] { $runs } suite, avec toutes les cartes de la main.
   *[other] { $runs } suites, avec toutes les cartes de la main.
}
contract-rummy-alt-blocked = La donne est bloquée : chacun compte sa main.
contract-rummy-alt-free = Tu peux prendre le joker de la combinaison { $number } avec { $card }.
contract-rummy-alt-seat = { $name } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, { $points } pt{ $state ->
    [laid] , a posé
   *[none] {""}
}{ $bought ->
    [0] {""}
    [one] , { $bought } achat
   *[other] , { $bought } achats
}.
contract-rummy-receipt-about = Rummy à contrats, { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}
contract-rummy-moment-whole = suites posées d’un coup, par { $names }!
    .names = suites posées d’un coup, par toi!
contract-rummy-moment-jokers = jokers pris, par { $names }!
    .names = jokers pris, par toi!
contract-rummy-moment-bought = cartes achetées, et { $names } finit!
    .names = cartes achetées, et tu finis!
contract-rummy-moment-frugal = donnes, et pas une carte achetée par { $names }!
    .names = donnes, et pas une carte achetée par toi!

## Refus

contract-rummy-refused-not-of-this-game = Ce n’est pas un coup de Rummy à contrats.
contract-rummy-refused-only-asked = On te demande seulement si tu achètes cette carte.
contract-rummy-refused-not-asked = Personne ne te demande d’acheter maintenant.
contract-rummy-refused-own-turn = C’est ton tour : tu ne peux pas acheter.
contract-rummy-refused-just-bought = Tu viens d’acheter : tu ne peux pas acheter la suivante.
contract-rummy-refused-own-discard = Tu as jeté cette carte, tu ne peux pas l’acheter.
contract-rummy-refused-bought-three = Tu as acheté tes trois cartes dans cette donne.
contract-rummy-refused-no-penalty = Il ne reste pas de carte de pénalité, personne ne peut acheter.
contract-rummy-refused-others-asked = Les autres peuvent encore acheter cette carte. Tu continues quand tous ont répondu.
contract-rummy-refused-already-begun = Tu as déjà pioché. Pose, ajoute ou jette une carte.
contract-rummy-refused-contract-first = Ta première pose, c’est le contrat au complet : { $sets ->
    [0] aucun brelan
    [one] { $sets } brelan
   *[other] { $sets } brelans
} et { $runs ->
    [0] aucune suite
    [one] { $runs } suite
   *[other] { $runs } suites
}, ni plus ni moins.
contract-rummy-refused-set-too-short = Un brelan a au moins trois cartes.
contract-rummy-refused-mixed-ranks = Les cartes d’un brelan sont toutes du même rang.
contract-rummy-refused-run-too-short = Une suite a au moins quatre cartes.
contract-rummy-refused-not-a-run = Une suite est d’une sorte, de la plus basse à la plus haute. L’as est à un seul bout.
contract-rummy-refused-no-naturals = Une combinaison a au moins une carte qui n’est pas un joker.
contract-rummy-refused-one-set = Dans un contrat, deux brelans d’un rang n’en font qu’un.
contract-rummy-refused-one-run = Dans un contrat, deux suites d’une sorte qui se prolongent n’en font qu’une.
contract-rummy-refused-only-discard = Tu as posé ton contrat à ce tour : tu peux seulement jeter.
contract-rummy-refused-lay-first = Pose ton contrat avant d’ajouter des cartes ou de prendre un joker.
contract-rummy-refused-wrong-rank = Un brelan ne prend que son rang, et des jokers.
contract-rummy-refused-no-end = Un brelan n’a ni haut ni bas.
contract-rummy-refused-which-end = À quel bout de la suite : `high` ou `low`?
contract-rummy-refused-no-room = Cette suite ne peut plus s’allonger par là.
contract-rummy-refused-no-joker-for-it = Aucun joker de cette combinaison ne remplace cette carte.
contract-rummy-refused-joker-stays = Les jokers d’un brelan restent où ils sont.
contract-rummy-refused-joker-not-laid = Un joker que tu prends va tout de suite dans une nouvelle combinaison.
contract-rummy-refused-no-laying-off = Au dernier contrat, personne n’ajoute de cartes.
contract-rummy-refused-every-card = Au dernier contrat, tes trois suites prennent toutes les cartes de ta main.

## Règles

contract-rummy-how-1 = Chaque donne a un **contrat** de *brelans* (trois d’un rang) et de *suites* (quatre d’une sorte). Chacun reçoit 10 ou 12 cartes.
contract-rummy-how-2 = À ton tour, **pioche ou prends** le dessus de la pile, pose ce que tu peux, et jette une carte. Un joker vaut n’importe quelle carte.
contract-rummy-how-3 = **« J’achète? »** Quand un joueur a pioché, les autres peuvent acheter le dessus de la pile. Ils piochent aussi une pénalité.
contract-rummy-how-4 = Ta première pose, c’est **le contrat au complet**. Aux tours suivants, tu poses, tu ajoutes à toute combinaison, et tu prends des jokers.
contract-rummy-how-5 = Tu n’as plus de cartes? La donne est finie, et les autres comptent les leurs. À la septième, trois suites prennent toute la main. **Le plus bas total gagne.**
contract-rummy-topic-cards = Cartes et contrats
contract-rummy-rule-cards =
    De trois à cinq, chacun pour soi, avec deux jeux et un joker de moins que de joueurs (1.2).
    - **Points (1.2) :** joker et as 15, du dix au roi 10, et les autres leur chiffre.
    - **Contrats 1 à 3 (1.3), avec 10 cartes :** 2 brelans, un brelan et une suite, 2 suites.
    - **Contrats 4 à 7, avec 12 cartes :** 3 brelans, 2 brelans et une suite, un brelan et 2 suites, 3 suites.
    - **La donne (1.5) :** la carte suivante est retournée. Le joueur à gauche du donneur commence.
contract-rummy-topic-turn = Ton tour
contract-rummy-rule-turn =
    - **Piocher ou prendre (2.1) :** pioche au talon, ou prends le dessus de la pile. Si tu le prends, personne ne peut acheter.
    - **Les tours (2) :** tu joues seulement à ton tour. Tu commences par piocher ou prendre.
    - **Trop de prises (2.7) :** après trois tours chacun à ne faire que prendre, le suivant doit piocher.
contract-rummy-topic-may-i = J’achète?
contract-rummy-rule-may-i =
    - **Acheter (2.2) :** quand un joueur a pioché, on demande aux autres à partir de la gauche. Le premier qui veut le dessus de la pile le reçoit, avec une carte de pénalité du talon.
    - **La suivante (2.3) :** puis c’est la carte du dessous qui est à vendre. On saute une fois le joueur qui vient d’acheter, et à ton propre tour tu n’achètes jamais.
    - **Qui peut (2.4) :** même après avoir posé, mais pas la carte que tu viens de jeter. Vous pouvez convenir de trois cartes par donne.
    - **Sans pénalité (2.5) :** s’il ne reste pas de carte de pénalité, on ne demande à personne.
    - **D’avance (2.8) :** tu peux répondre avant qu’on te le demande. À ton tour, tu peux aussi choisir d’avance, et c’est joué quand tous ont répondu.
contract-rummy-topic-stock = Un talon vide
contract-rummy-rule-stock =
    - **Nouveau talon (2.5) :** jusqu’à trois fois par donne, la pile sans sa carte du dessus devient le nouveau talon.
    - **Bloquée (2.6) :** quand il est épuisé aussi, tu prends le dessus de la pile ou tu passes. Si tu passes, la donne finit, et tous comptent leurs cartes.
contract-rummy-topic-melds = Les combinaisons
contract-rummy-rule-melds =
    - **Brelans (3.1) :** au moins trois cartes d’un rang, de n’importe quelle sorte.
    - **Suites (3.2) :** au moins quatre cartes d’une sorte qui se suivent. L’as est en bas ou en haut, jamais les deux.
    - **Jokers (3.3) :** ils valent n’importe quelle carte, même côte à côte. Chaque combinaison a au moins une carte qui n’est pas un joker.
    - **Le contrat (3.4) :** ta première pose est exactement le contrat, d’un coup, chaque combinaison aussi longue que tu veux.
    - **Deux qui n’en font qu’un (3.5) :** dans un contrat, deux brelans d’un rang comptent pour un. Deux suites d’une sorte qui se prolongent aussi.
    - **À ce tour-là (3.6) :** une fois le contrat posé, tu peux seulement jeter. Aux tours suivants, tu poses ce qui est permis.
    - **Numéros (3.7) :** les combinaisons sont numérotées dans l’ordre où on les pose.
contract-rummy-topic-laying-off = Ajouter, prendre un joker
contract-rummy-rule-laying-off =
    {""}À partir du tour qui suit ton contrat, mais pas à la septième donne (4).
    - **Ajouter (4.1) :** des cartes et des jokers à toute combinaison, à toi ou non. Un brelan prend son rang, une suite la carte qui suit, à un bout ou à l’autre.
    - **Prendre un joker (4.2) :** mets la vraie carte à sa place dans une suite, et pose tout de suite le joker dans une *nouvelle* combinaison. Ceux des brelans restent.
contract-rummy-topic-end = Finir un tour et une donne
contract-rummy-rule-end =
    - **Jeter (5.1) :** n’importe quelle carte finit ton tour. Tu as fini quand ta dernière carte est partie, jetée ou non.
    - **La septième donne (5.2) :** tu poses trois suites avec toutes les cartes de ta main, sans rien jeter, et tu as fini. D’ici là, tu ne fais que jeter.
    - **Points (5.3) :** les autres comptent les cartes de leur main.
    - **La fin (5.4) :** après le dernier contrat, le plus bas total gagne. À égalité, on gagne ensemble.
contract-rummy-topic-money = Ce que ça coûte
contract-rummy-rule-money =
    - **Paiement (7) :** chacun paie au gagnant une mise par tranche de 50 points d’écart, même incomplète. Vous pouvez convenir d’un autre nombre, ou d’une mise par partie.
    - **Plusieurs gagnants :** ils partagent chaque paiement.
    {""}Exemple : à 1,00, avec 31 contre 180, 81 et 82 points, le gagnant reçoit 3,00, 1,00 et 2,00.
contract-rummy-topic-leaving = Départs et chrono
contract-rummy-rule-leaving =
    - **Partir (5.5) :** un robot continue à ta place. Tu ne peux plus gagner, et tu paies au moins une mise.
    - **Un seul reste :** il gagne. Dans la donne en cours, il ne marque rien, et les autres comptent leur main.
    - **Le temps :** quand le tien est écoulé, le bot pioche pour toi et jette ta carte la plus chère. À une question, il répond non.
contract-rummy-topic-seen = Ce qu’on voit
contract-rummy-rule-seen =
    - **Tous voient (6) :** les combinaisons, le nombre de cartes, le dessus de la pile, et qui y a pris ou acheté quoi.
    - **Personne d’autre ne voit (6) :** ta main, ce que tu pioches, et ta réponse avant qu’elle compte.
contract-rummy-topic-presets = Options
contract-rummy-rule-presets =
    - **Contrats (1.4) :** lesquels sont joués, comme 1357 ou 147.
    - **J’achète? :** autant de cartes qu’on veut, ou trois par donne.
    - **Paiement :** selon les points, ou une mise par partie.
    - **Points par mise :** de 1 à 100, d’habitude 50.
contract-rummy-why-blocked = La donne a été bloquée.

## Leçon

contract-rummy-lesson-step-1 = Prendre
contract-rummy-lesson-step-2 = J’achète?
contract-rummy-lesson-step-3 = Poser
contract-rummy-lesson-step-4 = Ajouter
contract-rummy-lesson-step-5 = Prendre un joker
contract-rummy-lesson-step-6 = Ce que ça coûte
contract-rummy-lesson-take =
    Ton **contrat** : un *brelan* (trois d’un rang), une *suite* (quatre d’une sorte).
    Pioche ou prends : 8♥ complète ta suite, alors **prends-le**.
contract-rummy-lesson-not-take = Tu peux piocher. Mais 8♥ complète ta suite.
contract-rummy-lesson-discard =
    Voilà ta suite, de 5♥ à 8♥. Il te manque une dame. Pour finir ton tour, tu **jettes** une carte.
    Ce qui te reste en main à la fin coûte des points, un roi 10 : **jette K♣**.
contract-rummy-lesson-not-discard = Tu peux jeter { $what }. Mais K♣ ne va avec rien dans ta main, et coûte plus.
contract-rummy-lesson-ask =
    Bruno a jeté **la dame qu’il te faut**, et Clara l’a laissée.
    Hors tour, tu peux **l’acheter**, avec une pénalité : **achète Q♥**.
contract-rummy-lesson-not-ask = Mais il te la faut pour ton contrat.
contract-rummy-lesson-draw =
    K♥ est ta pénalité. Clara a posé.
    Tu peux poser. D’abord, **pioche**.
contract-rummy-lesson-not-draw = Mais 6♦ ne te sert à rien.
contract-rummy-lesson-lay =
    8♠! Bruno n’a pas acheté 6♦.
    Ta première pose, c’est **le contrat au complet**. **Appuie sur le bouton du haut.**
contract-rummy-lesson-not-lay = Mais Clara n’a plus que trois cartes.
contract-rummy-lesson-keep =
    À ce tour, c’est tout. Ensuite, tu ajoutes à **toute combinaison**, même aux siennes.
    K♥ et 8♠ iront là. **Jette 3♦**.
contract-rummy-lesson-not-keep = Tu peux jeter { $what }. Mais tu en auras besoin, et de 3♦, non.
contract-rummy-lesson-again =
    Encore à toi, et deux de tes cartes vont avec les combinaisons de Clara. D’abord, **pioche**.
contract-rummy-lesson-not-again = Tu peux le prendre. Mais 10♦ ne va nulle part.
contract-rummy-lesson-off =
    Maintenant, **ajoute** K♥ aux rois et 8♠ au bas des piques. Une suite grandit aux deux bouts.
    Le bouton du haut fait tout. **Appuie.**
contract-rummy-lesson-not-off = C’est permis aussi. Mais ajoute d’abord : K♥ et 8♠ te coûtent 18 points.
contract-rummy-lesson-off-too = Les rois ont pris K♥. Maintenant, **ajoute 8♠** au bas de la nº 2.
contract-rummy-lesson-not-off-too = C’est permis aussi. Mais ajoute d’abord 8♠.
contract-rummy-lesson-swap =
    Le joker de Clara est le J♠ de sa suite, et tu as la vraie carte. Mets-la à sa place, et **le joker est à toi**. Mais il va tout de suite dans une *nouvelle* combinaison.
    Avec tes deux 2, il fait un brelan. **Appuie sur *J♠ → nº 2, poser 22★*.**
contract-rummy-lesson-not-swap = Tu peux jeter { $what }. Mais il te resterait trois cartes, et tu n’aurais pas fini.
contract-rummy-lesson-out = Plus qu’une carte : **jette 5♦**, et tu as fini!
contract-rummy-lesson-not-out = Jette 5♦ pour finir.
contract-rummy-lesson-score = Tu as fini, alors tu ne marques rien. Les autres comptent leurs cartes : les jokers et **les as coûtent 15**, du dix au roi 10, et les autres leur chiffre. Clara avait A♣, 7♣ et 5♣. Combien de points marque-t-elle?
contract-rummy-lesson-not-score = { $number ->
    [13] Un as coûte 15, pas 1.
   *[42] Pas tant que ça. C’est 15 pour l’as, et les autres comptent leur chiffre.
}
contract-rummy-lesson-payment = Vingt-sept. Une partie a sept donnes, et **le plus bas total gagne**. Chacun paie au gagnant une mise **par tranche de 50 points d’écart, même incomplète**. Ici, tu as 0 point, et Bruno 60. Combien de mises paie-t-il?
contract-rummy-lesson-not-payment = { $number ->
    [1] Une couvre 50 points. Les dix autres en coûtent une autre.
   *[6] Pas tant que ça. C’est une par tranche de 50, même incomplète.
}
contract-rummy-lesson-end = Deux, et Clara en paie une. Voilà le Rummy à contrats! N’achète que ce qui te rapproche du contrat, garde la vraie carte d’un joker, et à la septième donne, vise trois suites avec toutes tes cartes.

## Classements

choice-by-contract-outs = donnes gagnées
choice-by-jokers-taken = jokers pris
standing-by-contract-outs = Par donnes gagnées
standing-column-contract-outs = donnes gagnées
standing-by-jokers-taken = Par jokers pris
standing-column-jokers-taken = jokers pris
standing-own-by-contract-outs = { $count ->
        [one] { $figure } donne gagnée
       *[other] { $figure } donnes gagnées
    }
standing-own-by-jokers-taken = { $count ->
        [one] { $figure } joker pris
       *[other] { $figure } jokers pris
    }
standing-stats-contract-outs = { $count ->
        [one] donne gagnée
       *[other] donnes gagnées
    }
standing-stats-jokers-taken = { $count ->
        [one] joker pris
       *[other] jokers pris
    }
standing-stats-cards-bought = { $count ->
        [one] carte achetée
       *[other] cartes achetées
    }
standing-feat-three-runs = toute la main posée en trois suites
standing-feat-joker-heist = au moins deux jokers pris dans une donne
standing-feat-never-asked = victoire sans acheter une seule carte
pictures-board-alt-contract-outs = { $count ->
    [one] { $count } donne gagnée
   *[other] { NUMBER($count, useGrouping: 0) } donnes gagnées
}
pictures-board-alt-jokers-taken = { $count ->
    [one] { $count } joker pris
   *[other] { NUMBER($count, useGrouping: 0) } jokers pris
}

## À quelle fréquence

contract-rummy-special-bought = Quelqu’un achète une carte
contract-rummy-special-joker = Quelqu’un prend un joker dans une suite
contract-rummy-special-blocked = Le talon est épuisé

## L’entraîneur : les coups, puis les raisons

contract-rummy-coach-claim = Acheter { $cards }
contract-rummy-coach-add = Ajouter { $cards }
contract-rummy-coach-swap = Prendre le joker avec { $cards } et poser { $laid }
