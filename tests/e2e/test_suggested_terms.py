"""What commands suggest while the terms of a game are filled in: the same wherever they take them."""

from tests.e2e.house import House


async def test_every_command_suggests_the_same_terms(house: House) -> None:
    await house.open()
    for name, typed, some in (("game", "mil", "mille"), ("seats", "", 4), ("options", "", "skunk=mark")):
        given = {} if name == "game" else {"game": "cinch" if name == "seats" else "mille"}
        found = [
            [each.value for each in (await house.ann.complete(house.channel, command, name, typed, **given)).choices]
            for command in ("/open", "/night", "/tournament")
        ]
        assert some in found[0], found[0]
        assert found[0] == found[1] == found[2]
