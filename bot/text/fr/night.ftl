# Les soirées de jeu.

command-night = Prévois une soirée de jeu : un événement, avec une table qui s’ouvre quand il commence
given-when = Quand elle commence, comme 20 h 00, vendredi 20h, 2026-12-24 20:00 ou dans 2 heures
given-zone = Ton fuseau horaire, par une ville (par défaut : celui de tes heures de repos)
given-night-text = Son nom (par défaut : le jeu)
night-title = Soirée de jeu : { $game }
night-event = Appuie sur « Intéressé », et je t’appellerai dans le salon quand ça commence. Une table s’ouvrira alors.
night-interested = Appuie sur *Intéressé* dans [l’événement]({ $link }), et je t’appellerai ici quand ça commence. Une table s’ouvrira alors, et { $host } y aura une place.
night-call-off = Annuler la soirée
night-off = Annulée.
night-begins = { $players }, c’est l’heure : { $night }!
night-cannot = La soirée de jeu ne peut pas commencer. { $why }
night-over = Cette soirée de jeu a commencé, ou a été annulée.
night-not-yours = Seules la personne qui l’a prévue et celles qui gèrent les événements peuvent l’annuler.
night-needs-you = Il te faut la permission *Créer des événements* pour prévoir une soirée de jeu.
night-needs-me = Il me faut la permission *Créer des événements* pour prévoir une soirée de jeu.
night-full = Ce serveur a cent événements à venir, et Discord n’en permet pas plus.
night-when-unreadable = Je ne peux pas lire cette heure. Écris-la comme 20 h 00, vendredi 20h, 2026-12-24 20:00 ou dans 2 heures.
night-when-zone = Dans quel fuseau horaire? Nomme une ville dans `zone:`, ou dis-le comme « dans 2 heures ».
night-when-past = Cette heure est déjà passée.
night-when-far = C’est dans plus d’un an.
night-when-skipped = L’heure avance alors à { $zone }, donc cette heure n’existe pas. Choisis-en une autre.
night-when-twice = L’heure recule alors à { $zone }, donc cette heure vient deux fois. Choisis-en une autre.
