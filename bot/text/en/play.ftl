# A game in the terminal, `python -m bot play`.

play-begins = { $game }, seed { $seed }. Type a move, or nothing to see what you can type. Ctrl-C ends.
play-type = You can type: { $moves }
play-sure = Type it again if you’re sure.
play-pays = { $payer } pays { $payee } { $amount }.
    .payer = You pay { $payee } { $amount }.
    .payee = { $payer } pays you { $amount }.
play-left = You stopped. Nothing is kept.
