# Les règles du mille par sujet, le pourquoi de chaque ligne, la leçon, et ce qu’est ce robot.

rules-number = Règle { $rule }
rules-whole = Toute la règle
rules-why = Pourquoi?
rules-menu = Un autre sujet…
rules-before = ‹ Précédent
rules-after = { $topic } ›

## Comment jouer, en cinq lignes

how-to-play = Comment jouer
how-title = { $game } en cinq lignes
how-learn = Apprendre en jouant
how-rules = Toutes les règles
how-lesson = C’est nouveau pour toi? La leçon joue une donne avec toi, un coup à la fois. `/learn` l’ouvre quand tu veux.
mille-how-1 = **À ton tour :** pioche une carte, pose des combinaisons si tu veux, puis jette une carte.
mille-how-2 = **Une combinaison**, c’est au moins trois cartes d’un même rang. Les deux sont frimés, mais il faut au moins une carte du rang lui-même.
mille-how-3 = **La pile :** au lieu de piocher, prends-la au complet si tu as en main deux cartes du même rang que celle du dessus.
mille-how-4 = **La donne finit** quand un joueur n’a plus de cartes. Ce que tu as posé compte pour toi, ce qui te reste en main compte contre toi. Q♠ vaut 100, J♦ 50.
mille-how-5 = **Un naturel** (les huit cartes d’un rang, sans deux frimé) compte double. Une donne sous zéro est un **chapeau**, et te coûte si tu perds. Le premier qui atteint l’objectif gagne.

## Sujets

mille-topic-cards = Les cartes
mille-rule-cards =
    Deux joueurs, deux jeux de 52 sans joker : chaque carte est en double.
    - Q♠ vaut 100, J♦ vaut 50.
    - Un deux vaut 20, un as 15.
    - Les autres rois, dames, valets et dix valent 10.
    - Du trois au neuf, 5.
    Les deux sont frimés. Q♠ et J♦ n’ont aucun pouvoir : elles valent cher, c’est tout, pour toi sur la table et contre toi en main.

mille-topic-deal = La donne
mille-rule-deal =
    Le premier donneur est tiré au hasard. Ensuite, chacun donne à son tour. L’autre joueur coupe.
    Chacun reçoit 15 cartes, une à une. La suivante est retournée et commence la pile. Les 73 autres forment le talon. Celui qui n’a pas donné joue en premier.

mille-topic-turn = Ton tour
mille-rule-turn =
    Un tour a trois temps :
    - **Commencer (3.1) :** pioche une carte au talon, ou prends toute la pile si tu le peux.
    - **Poser (3.2) :** pose autant de combinaisons que tu veux, ou ajoute des cartes aux tiennes. Rien ne t’y oblige.
    - **Jeter (3.3) :** mets une carte sur la pile, et ton tour est fini. Si tu poses ta dernière carte, tu n’en jettes pas.
    {""}**Annuler :** tant que tu n’as pas jeté, tu peux reprendre ce que tu as posé. Mais après avoir pioché, pris ou ramassé une carte, on ne revient pas en arrière : tu l’as vue.
    S’il te reste une ou deux cartes à la fin de ton tour, c’est annoncé.

mille-topic-pile = Prendre la pile
mille-rule-pile =
    Au lieu de piocher, tu peux prendre la pile si tu as en main **deux cartes du même rang que celle du dessus**. Tu la prends toujours au complet. Ces trois cartes vont aussitôt sur la table, en nouvelle combinaison ou avec la tienne. Le reste va dans ta main.
    - Les deux ne remplacent pas la paire, et une combinaison déjà posée non plus.
    - Un deux sur le dessus se prend avec deux deux, qui vont dans une combinaison de deux.
    - Ramasser : au tout premier tour d’une donne, si la carte retournée est un deux, tu peux simplement le ramasser au lieu de piocher.
    Les cartes sous celle du dessus ne sont plus montrées. Si tu n’as plus de carte après avoir pris la pile, tu sors.

mille-topic-sets = Combinaisons et deux frimés
mille-rule-sets =
    Une combinaison, c’est au moins trois cartes d’un même rang. Des deux frimés peuvent compléter, autant que tu veux, mais **au moins une carte doit être du rang lui-même** : Q-2-2 en est une.
    - Toutes tes cartes d’un même rang forment une seule combinaison. Tu n’ajoutes qu’aux tiennes.
    - Un deux frimé ne bouge plus une fois posé, et compte ses propres 20 points.
    - Une combinaison de deux ne contient que des deux. Là, ils ne sont pas frimés.
    - Toute carte qui n’est pas un deux frimé est naturelle. Sept cartes naturelles sans deux frimé sont mises en tas. À huit, on les retourne.

mille-topic-end = La fin d’une donne
mille-rule-end =
    Tu sors quand ta main est vide : tu poses tout, ou tu jettes ta dernière carte.
    S’il faut piocher et que le talon est vide, la pile (sauf la carte du dessus) est brassée pour refaire le talon, au plus trois fois par donne.
    Ensuite, ou si la pile n’a qu’une carte, le talon est épuisé : tu ne peux que prendre la pile ou passer. Si celui qui doit jouer passe, ou n’a pas la paire, la donne est **bloquée**. Personne ne sort, chacun compte sa table moins sa main, et les deux peuvent avoir un chapeau.
    En duplicate, toutes les tables ont le même paquet. Un talon refait diffère, car chaque table brasse sa propre pile.

mille-topic-score = Le pointage d’une donne
mille-rule-score =
    Les cartes sur ta table comptent pour toi, celles qui restent en main comptent contre toi. Celui qui est sorti n’en a plus.
    Les naturels doublent d’abord, puis on enlève la main. Huit dix posés font 80, doublés 160. Avec 35 en main, il te reste 125.
    Sur la feuille de pointage, un astérisque marque chaque naturel, et un rond au crayon chaque chapeau.

mille-topic-naturals = Les naturels
mille-rule-naturals =
    - **Huit :** les huit cartes d’un rang dans une combinaison, sans deux frimé, peu importe qui sort. Cette combinaison compte double. Huit deux comptent aussi.
    - **Sortie nette :** tu sors sans aucun deux frimé sur ta table (une combinaison de deux ne nuit pas). Toute ta table compte double.
    - **Les deux à la fois :** la combinaison de huit compte quatre fois, le reste deux fois.
    Chaque naturel te vaut un astérisque, et un paiement à la fin si tu gagnes la partie. Avec un deux frimé parmi les huit, ce n’est plus un naturel : on t’avertit avant.

mille-topic-chapeaux = Les chapeaux
mille-rule-chapeaux =
    La donne finit sans que tu sortes, et ton pointage est **sous zéro**? C’est un chapeau : ton pointage est encerclé, et ça te coûte à la fin si tu perds la partie. Zéro juste, ce n’en est pas un.
    Le plus souvent, c’est une grosse carte comme Q♠ qui t’est restée en main.

mille-topic-game-end = La fin d’une partie
mille-rule-game-end =
    Après une donne, le joueur qui a atteint l’objectif gagne : 1200, sauf entente contraire. Si les deux l’ont atteint, le plus haut total gagne. À égalité, on joue une autre donne.
    Avec *naturel exigé*, il faut avoir un naturel dans cette partie pour gagner. On peut alors gagner en étant derrière.

mille-topic-payment = Le règlement
mille-rule-payment =
    Il y a une petite mise, et une grande qui en vaut trois. Le perdant paie :
    - une grande mise pour la partie,
    - une grande mise pour chaque naturel du gagnant,
    - une grande mise pour chacun de ses propres chapeaux,
    - une petite mise par centaine d’écart. On arrondit d’abord chaque total à la centaine.
    {""}**Mouffette :** un perdant sous la moitié de l’objectif paie le tout deux fois. Sous zéro, c’est trois fois.
    Les naturels du perdant et les chapeaux du gagnant ne paient rien.

mille-topic-early = Abandon et temps écoulé
mille-rule-early =
    Si tu abandonnes ou manques de temps, tu perds, quels que soient les totaux. Les donnes finies comptent, mais pas celle en cours.
    Tu paies comme d’habitude, mais la mouffette seulement si le gagnant a au moins la moitié de l’objectif.
    Si vous êtes d’accord pour arrêter, personne ne paie et la partie n’est pas classée.

mille-topic-presets = Les règles au choix
mille-rule-presets =
    - **Classiques :** en 1200, comme dans ces pages.
    - **Wikipédia :** l’écart est arrondi à la centaine supérieure, et la mouffette ajoute une grande mise.
    - **Denexa :** tout joueur qui n’a posé aucun deux frimé peut avoir une sortie nette, même sans sortir.
    - **Progressives :** en 2000. Le deuxième naturel ou chapeau se paie deux fois, le troisième trois fois, et ainsi de suite. La mouffette ajoute une grande mise.
    Peu importe ton choix, *Autres conditions…* sous un défi change l’objectif, les mises et chacune de ces différences. On peut aussi y exiger un naturel pour gagner.

mille-topic-rulings = Décisions de la maison
mille-rule-rulings =
    Là où les règles trouvées ne disent rien, on joue comme ça :
    - Quelles que soient les règles choisies, on peut ramasser un deux retourné, et prendre un deux sur la pile avec deux deux. (3)
    - Huit cartes naturelles et un deux frimé ne font pas un naturel. (4)
    - On refait le talon seulement quand il faut piocher. Si tu peux prendre la pile, tu le peux encore. (5)
    - On le refait au plus trois fois, donc chaque donne finit. (5)
    - Si tu n’as rien posé, tu n’as pas de sortie nette. (7)
    - Les deux à l’objectif avec le même total : on joue une autre donne. (7)
    - Pour l’écart, −50 s’arrondit à 0 et −51 à −100. (7)
    - Si tu abandonnes, tu ne paies la mouffette que si le gagnant a au moins la moitié de l’objectif. (8a)

## Pourquoi une ligne dit ce qu’elle dit

why = Pourquoi?
why-title = { $game } · donne { $deal }
why-settlement = { $game } · le règlement
why-early-nobody = La partie a fini avant la fin, sans paiement
why-early-nobody-text = Tous ceux qui étaient là l’ont arrêtée, ou personne n’a continué à temps. Alors personne ne paie, quels que soient les points.
why-early-robots = Il ne restait que des robots, alors la partie s’est terminée. Dans ce cas, personne ne paie, quels que soient les points.
why-early-resigned = { $name } a abandonné { $deal ->
    [none] avant la première donne
   *[other] à la donne { $deal }
}
why-early-timeout = { $name } n’avait plus de temps { $deal ->
    [none] avant la première donne
   *[other] à la donne { $deal }
}
why-early-left = { $name } a quitté la partie
why-early-ends = C’était la fin de la partie : { $winners } { $count ->
    [one] gagne
   *[other] gagnent
}.
why-early-deputy = { $name } ne pouvait plus gagner ni rien recevoir, alors un robot a joué la suite.
why-early-goes-on = La partie a continué sans { $name }, qui ne pouvait plus gagner.
why-early-pays = { $name } paie { $payments }.
why-early-free = { $name } ne paie rien.
why-none = Aucune donne de cette partie n’est finie. Dès qu’il y en aura une, tu pourras ouvrir chaque ligne de son pointage ici.
why-nothing = Rien n’a compté ici.
why-deals = Une autre donne…
why-lines = Ouvrir une ligne…
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
mille-why-meld-text = { $cards } : { $points } points sur les cartes.
mille-why-caught =
    { $count ->
        [one] Restée en main, une carte : { $amount }
       *[other] Restées en main, { $count } cartes : { $amount }
    }
mille-why-caught-text = { $cards } : { $points } points, qui comptent contre le pointage.
mille-why-eight = Huit cartes naturelles et aucun deux frimé, alors cette combinaison compte double.
mille-why-clean = Sortie sans deux frimé sur la table, alors toute la table compte double.
mille-why-times = { $points } × { $times } = { $amount }.
mille-why-spoilt = Huit cartes naturelles, mais avec un deux frimé : pas de naturel.
mille-why-sum = Pointage : { $amount }
mille-why-sum-text = { $table } sur la table moins { $caught } en main : { $amount }.
mille-why-sum-text-doubled = { $table } sur la table, une fois doublé, moins { $caught } en main : { $amount }.
mille-why-naturals =
    { $count ->
        [one] Un astérisque : un naturel
       *[other] { $count } astérisques : des naturels
    }
mille-why-natural-eight = Les huit { $rank }, sans deux frimé.
mille-why-natural-clean = Aucun deux frimé sur la table à la fin : sortie nette.
mille-why-chapeau = Un rond : un chapeau
mille-why-chapeau-text = La donne a fini sans sortie, et { $amount } est sous zéro.
mille-why-paid-game = { $name } a perdu la partie : une grande mise, { $each }.
mille-why-paid-naturals = { $name }, naturels par donne : { $deals }. Chacun rapporte une grande mise, { $each }.
mille-why-paid-chapeaux = { $name }, chapeaux par donne : { $deals }. Chacun coûte une grande mise, { $each }.
mille-why-paid-progressive = Progressif : le deuxième se paie deux fois, le troisième trois fois, et ainsi de suite.
mille-why-paid-difference-nearest =
    { $count ->
        [one] { $won } s’arrondit à { $won-to } et { $lost } à { $lost-to } : une centaine d’écart, une petite mise de { $each }.
       *[other] { $won } s’arrondit à { $won-to } et { $lost } à { $lost-to } : { $count } centaines d’écart, chacune une petite mise de { $each }.
    }
mille-why-paid-difference-started =
    { $count ->
        [one] De { $won } à { $lost }, l’écart est de { $difference }, arrondi à 100 : une petite mise de { $each }.
       *[other] De { $won } à { $lost }, l’écart est de { $difference }, arrondi à { $count } centaines : chacune une petite mise de { $each }.
    }
mille-why-paid-skunk-multiply =
    { $times ->
        [2] { $lost } est sous la moitié de { $target } : les lignes d’avant, { $each } en tout, se paient deux fois.
       *[other] { $lost } est sous zéro : les lignes d’avant, { $each } en tout, se paient trois fois.
    }
mille-why-paid-skunk-mark = { $lost } est sous la moitié de { $target } : une grande mise de plus, { $each }.

## Ce que c’est

about =
    ### Chapeau { $version }
    Je tiens la table entre amis : je donne, je connais les règles, je dessine les cartes et je compte les points. Les jeux : { $games }.
    Tu débutes? `/learn` te montre à jouer. `/rules` répond à tes questions, `/practice` installe des robots à ta table, `/challenge` invite un ami, `/open` affiche une table à plusieurs.
about-money = **Argent :** je tiens les comptes et je ne touche jamais à l’argent. Ce que dit un règlement se règle entre vous.
about-privacy = **Vie privée :** je garde ton identifiant Discord, ton nom, tes réglages et tes parties, et je ne lis aucun message. Personne d’autre ne voit tes cartes avant la fin de la donne, et personne ne voit la graine du brassage avant la fin de la partie. Pour recevoir tes données ou les faire supprimer : `/data`.
about-source = [Le code source]({ $url }) est ouvert à tous.

## La leçon

lesson-title = { $game }, étape { $step } sur { $steps } : { $title }
lesson-steps = Aller à une étape…
lesson-practice = Partie d’entraînement
mille-lesson-names = Anna, Théo
mille-lesson-step-1 = Piocher et jeter
mille-lesson-step-2 = Poser, et les deux frimés
mille-lesson-step-3 = Prendre la pile
mille-lesson-step-4 = Les naturels
mille-lesson-step-5 = Sortir, et les chapeaux
mille-lesson-step-6 = Pointage et règlement
mille-lesson-not-two = Un deux peut remplacer n’importe quel rang, et vaut 20 sur ta table. Garde-le.
mille-lesson-not-discard = Dans une vraie partie, { $card } irait peut-être aussi bien. Cette donne est préparée pour la carte en gras.
mille-lesson-not-group =
    { $count ->
        [2] { $card } : tu en as deux, et une troisième fait une combinaison. Garde-les.
       *[other] { $card } : tu en as { $count }, et ça fait une combinaison. Garde-les.
    }
mille-lesson-not-lay = { $cards } : dans une vraie partie, ça irait. Mais cette donne est préparée autrement. Fais ce qui est en gras.
mille-lesson-not-kings = Tu pourrais poser les rois. Mais deux rois en main peuvent prendre toute une pile, alors attends un peu.
mille-lesson-not-draw = Tu pourrais piocher, mais tu as la paire pour la pile. Prends-la!
mille-lesson-not-score =
    { $number ->
        [170] Presque! 170, c’est ce que disent les cartes. Mais il n’y a aucun deux frimé avec les huit rois : ils comptent double.
       *[500] C’est trop : toute la table ne double que s’il n’y a aucun deux frimé dessus. Ici, seuls les rois comptent double.
    }
mille-lesson-not-payment =
    { $number ->
        [14] C’est la somme des lignes. Mais Théo est sous la moitié de l’objectif : une mouffette.
       *[28] Sous la moitié de l’objectif, on double. Mais Théo est sous zéro.
    }

mille-lesson-draw =
    Le mille se joue à deux, jusqu’à 1200 points. On marque avec des combinaisons : au moins trois cartes d’un rang. La sorte ne compte pas. La donne finit quand une main est vide.
    {""}**Pioche au talon**, comme à chaque tour. Ou essaie autre chose. Ici, tu ne peux pas te tromper.
mille-lesson-discard =
    Le six est nouveau. On posera plus tard. Pour finir ton tour, mets une carte sur la pile.
    Le quatre ne va avec rien. **Jette le quatre :** appuie sur 4♣.
mille-lesson-draw-again =
    Pour prendre la pile, il te faudrait deux neuf, mais tu en as un.
    {""}**Pioche.**
mille-lesson-lay-set =
    Un troisième cinq! Trois cartes d’un rang font une combinaison. Sur la table, elles comptent pour toi, en main, contre toi.
    Garde les rois. **Touche « { mille-by-hand } », marque les cinq, pose-les.**
mille-lesson-lay-wild =
    Les deux sont frimés : avec un deux, deux sept font une combinaison. Il faut au moins une carte du rang lui-même, et un deux posé ne bouge plus.
    {""}**Pose les deux sept avec un deux**, encore à la main.
mille-lesson-discard-again =
    Bien. Les rois peuvent attendre. Tant que tu en as une paire, un roi sur la pile te la donne au complet.
    {""}**Jette le trois.**
mille-lesson-take =
    Un roi, et tu en as! Avec deux cartes du rang du dessus, tu prends toute la pile : ces trois cartes vont sur la table, le reste dans ta main.
    {""}**Prends la pile.**
mille-lesson-lay-kings =
    Et il te reste quatre rois en main.
    {""}**Pose les quatre rois**, sans deux : sept cartes naturelles sont mises en tas, et une huitième ferait un naturel.
mille-lesson-discard-three =
    Sept rois, en tas. Il en manque un.
    {""}**Jette le trois.**
mille-lesson-draw-king =
    Tu n’as pas de valet. **Pioche.**
mille-lesson-lay-eighth =
    Le huitième roi! Les huit, sans deux frimé, alors la combinaison compte double, et tu as un astérisque sur la feuille de pointage.
    {""}**Pose-le.**
mille-lesson-discard-four =
    Retournée : c’est un naturel. Il te restera cinq cartes : deux neuf, deux six et un deux.
    {""}**Jette le quatre.**
mille-lesson-draw-last =
    Une bonne carte, et tu peux sortir. **Pioche.**
mille-lesson-lay-sixes =
    Un six! Maintenant, tout se place. **Pose les trois six.**
mille-lesson-go-out =
    Quand tu n’as plus de cartes, tu sors, et l’autre compte ce qui lui reste en main. Théo a douze cartes, dont Q♠.
    {""}**Pose les neuf avec le deux**, et tu sors. Pas même besoin de jeter.
mille-lesson-score =
    Plus de cartes, alors tu sors, et la donne est finie. Sur tes cartes : rois 80, neuf et un deux 30, sept et un deux 30, six 15, cinq 15. Théo a 15 sur la table et 245 en main : sous zéro, donc un **chapeau**.
    {""}**Quel est ton pointage pour cette donne?**
mille-lesson-payment =
    250 : les rois ont compté double. Sur la feuille de pointage, l’astérisque est ton naturel, et le rond le chapeau de Théo. Cette courte partie allait jusqu’à 200 : tu as gagné.
    Les mises sont 1 et 3. Théo paie 3 pour la partie, 3 pour ton naturel, 3 pour le chapeau, et 1 par centaine d’écart. 250 s’arrondit à 300 et −230 à −200, donc 5 de plus. Un perdant sous la moitié de l’objectif paie le double. Sous zéro, le triple.
    {""}**Combien paie Théo?**
mille-lesson-end =
    42! Et voilà le mille. `/rules` dit le reste, *Pourquoi?* sous une feuille de pointage ou un règlement ouvre chaque ligne, et si un coup n’est pas permis, on te dit quelle règle le dit.
    Maintenant, une vraie partie : contre un robot, sans mise.

## À quoi s’attendre de règles, selon des parties de robots

usual-title = **À quoi s’attendre.** Des robots habitués ont joué ces parties.
usual-head = **{ $rules }** · { $games } parties à { $seats }, { $day }
usual-deals = D’habitude { $deals } donnes, et de { $low } à { $high } neuf fois sur dix.
usual-deals-fixed = { $deals ->
    [1] Une donne.
   *[other] { $deals } donnes.
}
usual-paid = Perdre coûte d’habitude { $paid } × la { $stake ->
    [small] petite mise
   *[one] mise
}, au plus { $most } ×.
usual-paid-fixed = Perdre coûte { $paid } × la { $stake ->
    [small] petite mise
   *[one] mise
}.
usual-share = { $what } : { $share } % des { $unit ->
    [game] parties
   *[deal] donnes
}
usual-one-in = { $what } : 1 { $unit ->
    [game] partie
   *[deal] donne
} sur { $of }
usual-never = { $what } : jamais en { $of } { $unit ->
    [game] parties
   *[deal] donnes
}
