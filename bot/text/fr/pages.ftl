# Les pages de /about, et ce que chaque sorte de ligne garde des gens.

page-players-button = Pour jouer
page-privacy-button = Vie privée
page-terms-button = Conditions
page-players =
    ### Pour jouer
    - **Commencer :** `/help` a tous les jeux. `/challenge` défie une personne, `/open` invite tout le salon, et `/practice` assoit des robots. `/daily` a chaque jour les mêmes donnes pour tout le monde. `/learn` et `/rules` expliquent un jeu.
    - **Jouer :** appuie sur les boutons, ou tape `/play`. `/hand` te montre tes cartes, à toi seulement, et `/table list` tes parties.
    - **Cartes vérifiables :** chaque brassage est fixé avant la partie et publié après. `/game verify` le vérifie.
    - **Mises :** 0, c’est pour le plaisir. Le reste est un compte entre amis. `/ledger show` le montre.
    - **Tranquillité :** dans `/settings`, tu choisis tes heures de repos, la façon dont je t’appelle et qui peut te défier. `/block` tient quelqu’un à l’écart, et je ne lui en dis rien. Si tu relances sans cesse la même personne, ou si tu appuies trop vite, je te fais attendre.
    - **Partir :** `/table resign` abandonne une partie, `/table call-off` l’annule sans paiement si tous acceptent.
page-privacy =
    ### Vie privée
    Je garde ce qu’il me faut pour jouer et tenir les comptes. Je ne lis aucun message, et je ne montre tes cartes à personne avant la fin d’une donne. La personne qui m’héberge pourrait regarder dans la base de données. Je garde :
privacy-rights =
    `/data export` te donne tout cela. `/data delete` efface ton identifiant, ton nom et tes réglages. Tes parties restent, sous un numéro sans nom, parce que ce sont aussi celles de tes adversaires. Si quelqu’un te bloque, ton identifiant reste dans sa liste. Je ne donne rien à personne d’autre, et rien ne s’efface simplement avec le temps. Si tu supprimes tes données pendant un jour de donnes du jour, un code t’empêche d’y rejouer jusqu’à la fin de ce jour.
page-terms =
    ### Conditions
    - Je suis là pour des parties entre amis. Je tiens les comptes et je ne déplace jamais d’argent. Ce que vous faites d’un règlement ne regarde que vous.
    - Discord interdit les mises réelles aux jeux de hasard, alors ne te sers pas de moi pour parier. Les conditions de Discord s’appliquent ici aussi.
    - Sois sympa : pas de harcèlement, pas de déluge, et rien de blessant dans un nom ou dans un mot de coupe.
    - Je suis offert tel quel. Je prends soin de tes parties, mais personne ne te doit rien si l’une d’elles se perd.
    - La personne qui m’héberge peut arrêter, ou écarter les gens qui gâchent le jeu des autres. Tu peux partir à tout moment avec `/data delete`.
kept-identity = **qui tu es :** ton identifiant Discord, ton nom et la langue de ton application la dernière fois, le salon de nos messages privés, et quand on s’est rencontrés
kept-settings = **tes choix :** tout ce qui est dans `/settings`, qui tu bloques, les ligues où tu es entré ou que tu as quittées, tes soirées de jeu et tes leçons
kept-asked = **qui a invité qui :** les défis, les tables que tu as ouvertes, rejointes ou auxquelles on t’a invité, les réponses, et quand
kept-games = **tes parties :** chaque coup et son heure, donnes du jour comprises, les conditions, ordres et ententes à la table, les mots de tes coupes et mes bilans de ton jeu
kept-messages = **mes messages :** où se trouvent tes panneaux et les tables, et si je t’ai dit que c’était ton tour
kept-ledger = **les comptes :** qui doit combien à qui, et ce qui a été proposé et accepté
kept-figures = **les chiffres :** résultats, cotes, classements, premières fois et titres

## L’écran de départ

start-title = À quoi veux-tu jouer?
start-practice = S’exercer
start-table = Ouvrir une table
start-challenge = Défier…
start-whom = Qui veux-tu défier { AU($game) }?
start-whom-choose = Choisis une personne…
start-back = Retour
start-more = `/rules` explique, `/table list` a tes parties, `/settings` ta langue et tes avis. Plus : `/about`
