# Une partie dans le terminal, `python -m bot play`.

play-begins = { $game }, graine { $seed }. Tape un coup, ou rien pour voir ce que tu peux taper. Ctrl-C arrête.
play-type = Tu peux taper : { $moves }
play-sure = Tape-le encore si tu en es sûr.
play-pays = { $payer } paie { $amount } à { $payee }.
    .payer = Tu paies { $amount } à { $payee }.
    .payee = { $payer } te paie { $amount }.
play-left = Tu as arrêté. Rien n’est gardé.
