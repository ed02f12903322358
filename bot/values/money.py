"""Units of stakes that look like money. The bot counts them like any other; it says once what that means."""

import unicodedata
from typing import Final

_CODES: Final = """
aud brl btc cad chf cny czk dkk eth eur gbp huf inr jpy kr krw ltc mbtc mxn nok nzd pln sek sgd uah usd usdc usdt zar zł
"""
_WORDS: Final = """
argent baht balle balles bitcoin bitcoins buck bucks cash cent centime centimes cents crypto dinar dinars dinero
dirham dirhams dogecoin dolar dolares dollar dollars ether ethereum euro euros forint franc francs fric geld krona
krone kroner kronor lei leu lira liras lire livre livres loonie loonies money paypal pence pennies penny pesetas peso
pesos piasse piasses piastre piastres pognon pound pounds quid rand reais rial ringgit robux rouble roubles ruble
rubles rupee rupees rupiah satoshi satoshis sats shekel shekels shilling shillings sous sterling thune thunes toonie
venmo yen yuan zloty руб рубли рубль 元 円 圓 원
"""
LOOKS_LIKE_MONEY: Final = frozenset(f"{_CODES} {_WORDS}".split())
FOR_OPERATORS: Final = (
    "CHAPEAU_UNIT: looks like money; the bot only counts and moves none,"
    " and Discord forbids real stakes on games of chance"
)


def looks_like_money(unit: str) -> bool:
    """Return whether a unit has the sign of a currency, or a word of it is a currency's name or code."""
    plain = [sign for sign in unicodedata.normalize("NFKD", unit.casefold()) if not unicodedata.combining(sign)]
    letters = unicodedata.normalize("NFKC", "".join(plain))  # Hangul is whole again
    words = "".join(sign if sign.isalnum() else " " for sign in letters).split()
    has_sign = any(unicodedata.category(sign) == "Sc" for sign in unit)
    return has_sign or not LOOKS_LIKE_MONEY.isdisjoint(words)
