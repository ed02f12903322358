# Les règles du mille par sujet, le pourquoi de chaque ligne, la leçon, et ce qu’est ce robot.

rules-number = Règle { $rule }
rules-why = Pourquoi?
rules-menu = Un autre sujet …
rules-before = ‹ Précédent
rules-after = { $topic } ›

## Sujets

mille-topic-cards = Les cartes
mille-rule-cards =
    Deux joueurs, deux jeux de 52, sans joker : chaque carte existe en double.
    - Q♠ vaut 100, J♦ vaut 50.
    - Un deux vaut 20, un as 15.
    - Les autres rois, dames, valets et dix valent 10.
    - Du trois au neuf, 5.
    Les deux sont frimés. Q♠ et J♦ n’ont aucun pouvoir : ils valent cher, sur la table ou, contre vous, en main.

mille-topic-deal = La donne
mille-rule-deal =
    Le sort choisit le premier donneur, puis la donne alterne. L’autre joueur coupe.
    Chacun reçoit 15 cartes, une à une. La suivante est retournée et commence la pile; les 73 autres forment le talon. Celui qui n’a pas donné joue le premier.

mille-topic-turn = Le tour
mille-rule-turn =
    Un tour a trois temps :
    - **Commencer (3.1) :** piocher une carte du talon, ou prendre toute la pile si c’est permis.
    - **Poser (3.2) :** autant de combinaisons, ou de cartes sur les vôtres, que vous voulez. Rien n’y oblige.
    - **Défausser (3.3) :** jeter une carte sur la pile; le tour est fini. Qui pose sa dernière carte n’en jette aucune.
    - **Annuler :** ce que vous avez posé peut être repris jusqu’à la défausse. Piocher, prendre et ramasser ne se reprennent pas : personne ne se ravise après avoir vu une carte.
    Quand il reste une ou deux cartes à un joueur à la fin de son tour, on l’annonce.

mille-topic-pile = Prendre la pile
mille-rule-pile =
    Au lieu de piocher, vous pouvez prendre la pile, toujours au complet, si vous avez en main **deux cartes du rang du dessus**. Ces trois cartes vont aussitôt sur la table, en combinaison ou avec la vôtre de ce rang; le reste va dans votre main.
    - Les deux ne remplacent pas la paire, une combinaison déjà posée non plus.
    - Un deux sur le dessus se prend avec deux deux, et fait une combinaison de deux.
    - Ramasser : au tout premier tour d’une donne, celui qui commence peut simplement ramasser un deux retourné.
    Ce qui est sous le dessus de la pile n’est plus montré. Si, en prenant, il ne vous reste aucune carte, vous sortez.

mille-topic-sets = Combinaisons et deux frimés
mille-rule-sets =
    Une combinaison, c’est au moins trois cartes d’un même rang. Les deux peuvent compléter, autant que vous voulez, mais **une carte au moins doit être du rang lui-même** : Q-2-2 en est une.
    - Vos cartes d’un même rang forment une seule combinaison. On n’ajoute qu’aux siennes.
    - Un deux posé reste où il est et compte ses 20 points.
    - Une combinaison de deux ne contient que des deux, qui n’y sont pas frimés.
    - Sept cartes naturelles sans deux frimé sont mises en tas; huit sont retournées.

mille-topic-end = La fin d’une donne
mille-rule-end =
    Vous sortez quand votre main est vide, en posant tout ou en défaussant la dernière carte.
    Quand il faut piocher et que le talon est vide, la pile sans sa carte du dessus est brassée en un nouveau talon, trois fois au plus.
    Ensuite, ou quand la pile n’a qu’une carte, il ne reste qu’à prendre la pile ou à passer. Si celui qui doit jouer passe, ou n’a pas la paire du dessus, la donne est **bloquée** : personne n’est sorti, chacun compte ce qu’il a posé moins ce qu’il tient, et un chapeau est possible pour les deux.

mille-topic-score = La marque d’une donne
mille-rule-score =
    Ce qui est sur votre table compte pour vous; ce qui reste en main compte contre vous. Qui sort n’a plus rien en main.
    On double d’abord ce que doublent les naturels, puis on retranche la main : huit dix posés, 80, comptent 160; avec 35 en main, il reste 125.
    Sur la feuille, un astérisque marque chaque naturel, un rond au crayon chaque chapeau.

mille-topic-naturals = Les naturels
mille-rule-naturals =
    - **Huit :** les huit cartes d’un rang dans une combinaison, sans deux frimé, peu importe qui sort. Elle compte double. Huit deux conviennent aussi.
    - **Sortie nette :** sortir sans un seul deux frimé sur sa table; une combinaison de deux ne nuit pas. Toute la table compte double.
    - **Les deux :** la combinaison de huit compte quatre fois, le reste deux fois.
    Chacun vaut un astérisque, et son propre paiement à la fin. Un deux frimé parmi huit cartes, et ce n’est plus un naturel : on vous avertit avant.

mille-topic-chapeaux = Les chapeaux
mille-rule-chapeaux =
    La donne finit sans que vous sortiez, et votre marque est **sous zéro**? C’est un chapeau : elle est entourée, et il vous coûte à la fin de la partie si vous perdez. Zéro tout juste n’en est pas un.
    Le plus souvent, c’est une grosse carte comme Q♠ restée en main.

mille-topic-game-end = La fin d’une partie
mille-rule-game-end =
    Après une donne, celui qui a atteint l’objectif gagne : 1200, sauf autre entente. Si les deux l’ont atteint, le plus haut total gagne; à égalité, on joue une autre donne.
    Avec *naturel exigé*, seul gagne celui qui a un naturel dans cette partie, même s’il est derrière.

mille-topic-payment = Le règlement
mille-rule-payment =
    Il y a deux mises, la grande valant trois petites. Le perdant paie :
    - la grande pour la partie,
    - la grande pour chaque naturel du gagnant,
    - la grande pour chacun de ses propres chapeaux,
    - la petite pour chaque centaine d’écart; on arrondit d’abord les deux totaux à la centaine.
    {""}**Mouffette :** un perdant sous la moitié de l’objectif paie le tout deux fois, sous zéro trois fois.
    Les naturels du perdant et les chapeaux du gagnant ne paient rien.

mille-topic-early = Abandon et temps écoulé
mille-rule-early =
    Qui abandonne ou manque de temps perd, quels que soient les totaux. Les donnes finies comptent, celle en cours non.
    Le perdant paie comme toujours, mais la mouffette seulement si le gagnant a la moitié de l’objectif.
    Une fin d’un commun accord ne coûte rien et ne compte pour rien.

mille-topic-presets = Les règles au choix
mille-rule-presets =
    - **Classiques :** en 1200, comme sur ces pages.
    - **De l’encyclopédie** (`wikipedia`) : chaque centaine d’écart entamée se paie; la mouffette est une grande mise de plus.
    - **Du fabricant de cartes** (`denexa`) : la sortie nette vaut pour quiconque n’a posé aucun deux frimé, pas seulement pour qui sort.
    - **Progressives :** en 2000; le deuxième naturel ou chapeau se paie deux fois, le troisième trois fois; la mouffette est une grande mise de plus.
    Par-dessus, *Autres conditions…* sous un défi change l’objectif, les mises et chacune de ces différences, et permet d’exiger un naturel pour gagner.

mille-topic-rulings = Décisions de la maison
mille-rule-rulings =
    Là où les règles trouvées se taisent, on joue ainsi :
    - Quelles que soient les règles choisies, un deux retourné peut être ramassé, et un deux sur la pile pris avec deux deux. (3)
    - Huit cartes naturelles et un deux frimé ne font pas un naturel. (4)
    - Le talon n’est refait que lorsqu’il faut piocher; qui peut prendre la pile le peut encore. (5)
    - Il est refait trois fois au plus, donc toute donne finit. (5)
    - Qui n’a rien posé n’a pas de sortie nette. (7)
    - Les deux à l’objectif avec le même total : une autre donne. (7)
    - Pour l’écart, −50 s’arrondit à 0 et −51 à −100. (7)
    - Qui abandonne ne paie la mouffette que si le gagnant est à mi-chemin. (8a)

## Pourquoi une ligne dit ce qu’elle dit

why = Pourquoi?
why-title = { $game } · donne { $deal }
why-settlement = { $game } · le règlement
why-none = Aucune donne de cette partie n’est finie; ensuite, chaque ligne de la feuille s’ouvrira ici.
why-deals = Une autre donne …
why-lines = Ouvrir une ligne …
why-deal = Donne { $deal }
why-earlier = Donnes d’avant
why-later = Donnes d’après
why-paid = Règlement

mille-why-meld =
    Combinaison { $rank ->
        [as] d’as
       *[other] de { $rank }
    }, { $count } cartes{ $times ->
        [1] {""}
        [2] , doublée
       *[other] , quadruplée
    } : { $amount }
mille-why-meld-told = { $cards } : { $points } points, comme imprimé.
mille-why-caught =
    { $count ->
        [one] Restée en main, une carte : { $amount }
       *[other] Restées en main, { $count } cartes : { $amount }
    }
mille-why-caught-told = { $cards } : { $points } points, qui comptent contre la marque.
mille-why-eight = Huit cartes naturelles et aucun deux frimé : la combinaison compte double.
mille-why-clean = Aucun deux frimé sur la table à la fin : toute la table compte double.
mille-why-times = { $points } × { $times } = { $amount }.
mille-why-spoilt = Huit cartes naturelles, mais un deux frimé parmi elles : pas de naturel.
mille-why-sum = Marque : { $amount }
mille-why-sum-told = Sur la table { $table }, moins { $caught } en main : { $amount }.
mille-why-sum-told-doubled = Sur la table { $table }, doublé compris, moins { $caught } en main : { $amount }.
mille-why-naturals =
    { $count ->
        [one] Un astérisque : un naturel
       *[other] { $count } astérisques : des naturels
    }
mille-why-natural-eight = Les huit { $rank }, sans deux frimé.
mille-why-natural-clean = Aucun deux frimé sur la table à la fin : sortie nette.
mille-why-chapeau = Un rond : un chapeau
mille-why-chapeau-told = Pas sorti, et { $amount } est sous zéro.
mille-why-paid-game = { $name } a perdu la partie : une grande mise, { $each }.
mille-why-paid-naturals = { $name }, naturels par donne : { $deals }. Chacun vaut une grande mise, { $each }.
mille-why-paid-chapeaux = { $name }, chapeaux par donne : { $deals }. Chacun coûte une grande mise, { $each }.
mille-why-paid-progressive = Progressif : le deuxième se paie deux fois, le troisième trois fois, et ainsi de suite.
mille-why-paid-difference-nearest =
    { $count ->
        [one] { $won } s’arrondit à { $won-to }, { $lost } à { $lost-to } : une centaine, à { $each }.
       *[other] { $won } s’arrondit à { $won-to }, { $lost } à { $lost-to } : { $count } centaines, à { $each } chacune.
    }
mille-why-paid-difference-started =
    { $count ->
        [one] De { $won } à { $lost }, l’écart est de { $difference } : une centaine entamée, à { $each }.
       *[other] De { $won } à { $lost }, l’écart est de { $difference } : { $count } centaines entamées, à { $each } chacune.
    }
mille-why-paid-skunk-multiply =
    { $times ->
        [2] { $lost } est sous la moitié de { $target } : les lignes précédentes, { $each } en tout, se paient deux fois.
       *[other] { $lost } est sous zéro : les lignes précédentes, { $each } en tout, se paient trois fois.
    }
mille-why-paid-skunk-mark = { $lost } est sous la moitié de { $target } : une grande mise de plus, { $each }.

## Ce que c’est

about =
    ### Chapeau { $version }
    Un hôte pour jouer aux cartes entre amis : il donne, connaît les règles, dessine les cartes et tient la marque. Le premier jeu est le mille, le rami canadien à deux.
    `/learn` l’enseigne, `/rules` l’explique, `/practice` vous oppose à un robot, `/challenge` à un ami.
about-money = **Argent :** il tient les comptes entre amis et ne touche jamais à l’argent. Ce que dit un règlement se règle entre vous.
about-privacy = **Vie privée :** il garde votre identifiant Discord, votre nom, vos réglages et vos parties, et ne lit aucun message. Vos cartes ne sont montrées qu’à vous avant la fin de la donne, et la graine des paquets à personne avant la fin de la partie. Demandez vos données, ou leur suppression, avec `/data`.
about-source = [Le code source]({ $url }) est ouvert à la lecture.

## La leçon

mille-lesson-title = Leçon · étape { $step } de { $steps } : { $title }
mille-lesson-teacher = Théo
mille-lesson-step-1 = Piocher et défausser
mille-lesson-step-2 = Poser, et les deux frimés
mille-lesson-step-3 = Prendre la pile
mille-lesson-step-4 = Les naturels
mille-lesson-step-5 = Sortir, et les chapeaux
mille-lesson-step-6 = Marque et règlement
mille-lesson-steps = Aller à une étape …
mille-lesson-take-button = Prendre la pile
mille-lesson-lay = Poser …
mille-lesson-practise = Partie d’exercice
mille-lesson-not-two = Un deux peut remplacer n’importe quel rang, et vaut 20 sur votre table : gardez-le.
mille-lesson-not-discard = Dans une vraie partie, { $card } irait peut-être aussi. Cette donne est préparée pour la carte en gras.
mille-lesson-not-group =
    { $count ->
        [2] { $card } : vous avez deux cartes de ce rang, et une de plus fait une combinaison. Gardez-les.
       *[other] { $card } : vous avez { $count } cartes de ce rang, donc une combinaison. Gardez-les.
    }
mille-lesson-not-lay = { $cards } : dans une vraie partie, cela irait peut-être aussi. Cette donne est préparée autrement : faites ce qui est en gras.
mille-lesson-not-kings = Les rois peuvent se poser. Mais en main, deux rois peuvent prendre toute une pile : attendez un peu.
mille-lesson-not-draw = Vous pouvez piocher, mais vous avez la paire pour la pile. Prenez-la!
mille-lesson-wrong-170 = Presque : 170, c’est ce que disent les cartes. Aucun deux frimé parmi les huit rois : ils comptent double.
mille-lesson-wrong-500 = C’est trop : toute la table ne double que si aucun deux frimé n’y est. Seuls les rois comptent double.
mille-lesson-wrong-14 = C’est la somme des lignes. Mais Théo est sous la moitié de l’objectif : une mouffette.
mille-lesson-wrong-28 = Sous la moitié de l’objectif, on double. Mais Théo est sous zéro.

mille-lesson-draw =
    Le mille se joue à deux, donne après donne, jusqu’à 1200 points. On marque avec des combinaisons : au moins trois cartes d’un même rang; l’enseigne (♠ ♥ ♦ ♣) n’importe pas. Le premier sans carte termine la donne.
    Un tour commence par une carte. **Piochez au talon.** Essayez aussi autre chose; ici, rien ne peut mal tourner.
mille-lesson-discard =
    Le six est nouveau. On posera plus tard; un tour se termine par une carte jetée sur la pile.
    Le quatre ne va avec rien. **Défaussez le quatre.**
mille-lesson-draw-again =
    Théo a jeté un neuf. Vous n’en avez qu’un, et la pile en demande deux : vous ne pouvez pas la prendre.
    {""}**Piochez.**
mille-lesson-lay-set =
    Un troisième cinq! Trois cartes d’un rang font une combinaison; sur la table, elles comptent pour vous. En main, à la fin, contre vous.
    {""}**Posez les trois cinq.**
mille-lesson-lay-wild =
    Les deux sont frimés : avec l’un d’eux, deux sept font une combinaison. Il faut au moins une carte du rang lui-même, et un deux posé ne bouge plus.
    {""}**Posez les deux sept avec un deux.**
mille-lesson-discard-again =
    Bien. Les rois peuvent attendre : tant que vous en tenez une paire, un roi sur la pile vous la donne au complet.
    {""}**Défaussez le trois.**
mille-lesson-take =
    Théo a jeté un roi, et vous en avez! Avec deux cartes du rang du dessus, on prend toute la pile : ces trois cartes vont sur la table, le reste dans votre main.
    {""}**Prenez la pile.**
mille-lesson-lay-kings =
    Trois rois sont posés; un trois, un quatre, un six et un neuf sont venus avec la pile. Il vous reste quatre rois en main.
    {""}**Posez les quatre rois**, sans deux : sept cartes naturelles sont mises en tas, et une huitième ferait un naturel.
mille-lesson-discard-three =
    Sept rois, en tas. Il en manque un.
    {""}**Défaussez le trois.**
mille-lesson-draw-king =
    Théo a jeté un valet, et vous n’en avez pas. **Piochez.**
mille-lesson-lay-eighth =
    Le huitième roi! Les huit, sans deux frimé : la combinaison compte double, et la feuille reçoit un astérisque.
    {""}**Posez-le.**
mille-lesson-discard-four =
    Retournée : c’est un naturel. Il vous restera cinq cartes : deux neuf, deux six et un deux.
    {""}**Défaussez le quatre.**
mille-lesson-draw-last =
    Théo a jeté une dame. Une bonne carte, et vous pouvez sortir. **Piochez.**
mille-lesson-lay-sixes =
    Un six! Maintenant tout va ensemble. **Posez les trois six.**
mille-lesson-go-out =
    Qui n’a plus de carte sort, et l’autre doit compter ce qui lui reste en main. Théo a douze cartes, dont Q♠.
    {""}**Posez les neuf avec le deux**, et vous sortez : pas besoin de défausse.
mille-lesson-score =
    Plus une seule carte : vous sortez, et la donne est finie. Imprimé sur vos cartes : rois 80, neuf et un deux 30, sept et un deux 30, six 15, cinq 15. Théo a 15 sur la table et 245 en main : sous zéro, donc un **chapeau**.
    {""}**Quelle est votre marque pour cette donne?**
mille-lesson-payment =
    250 : les rois ont compté double. Sur la feuille, l’astérisque est votre naturel, le rond le chapeau de Théo. Cette courte partie allait jusqu’à 200 : vous l’avez gagnée.
    Les mises sont 1 et 3. Théo paie 3 pour la partie, 3 pour votre naturel, 3 pour le chapeau, et 1 par centaine : 250 en fait 3, −230 en fait −2, donc 5. Un perdant sous la moitié de l’objectif paie deux fois, sous zéro trois fois.
    {""}**Que paie Théo?**
mille-lesson-end =
    42! C’est tout. `/rules` dit le reste, *Pourquoi?* sous chaque feuille et chaque règlement ouvre toutes les lignes, et chaque coup refusé nomme sa règle.
    Jouez maintenant : contre un robot, sans mise.
