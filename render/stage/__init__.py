"""The common stage of games for two to ten: pieces that the pictures of any game arrange. They name no game.

All measures are in points; a picture is 550 wide (1100 pixels) and at most 350 high. A game's layout goes like this:

    stage = Stage(fonts, locale, style)
    names = names_of(fonts, locale, players)          # by seat
    discs = letters(names)
    places = ring(len(names), viewing_seat=viewing_seat)          # blocks by seat; None for a bystander
    items = [*header(stage, said, printed, ("deal 3 of 5",)), *table(len(names))]
    for number, block in enumerate(places):
        shown = SeatShown(Disc(discs[number], number), names[number], State.TO_ACT, below=(Backs(5),))
        items += seat(stage, shown, block)
    return scene(items, alt)

A studio draws such a scene with `gamut=Gamut.WIDE`, the palette that has ten seats, chips and grayed cards. A card is a
`PlainCard` (render/deck.py), also face down, so that every piece draws cards by their faces and widths alone.

- `canvas`: `Stage`, `header` (a name is cut, never the verb), `table` and `zone`, `scene`.
- `places`: `ring`, `grid` (open cards, the pots in the middle), `rows` (melds), `middle` (what is free), `row_cuts`.
- `values`: `SeatShown` with its `State`, `Mark`s and pieces (`Words`, `Backs`, `Coins`, `Badge`, `Calls`, `Discs`);
  `letters` of discs; partners have a `Disc` of their side's number.
- `seats`, `opened`, `rows`: a seat in its block, with its cards open, and with its melds in a row.
- `pieces`: `lay`, `at_right`, `centered` put a piece anywhere else.
- `tricks`, `sets`, `piles`, `pots`, `melds`: what lies in the middle. A winner is raised and has a crown.
- `spoken`: the alt text, from the same values as the picture; and the words at seats and piles.
- `samples`: every piece in every state, and how they are put together.

Nothing here knows a hidden card: backs depend on their number, heaps on a seed of what everyone knows (`pots.seeded`).
The caller that arranges a table leaves out what its reader may not see. Layouts of seats, words, cards and heaps are
kept from one picture to the next, so that a move draws little besides what it changed.
"""
