"""The pictures of Daifugo: titles around the table, and in its middle the cards to beat."""
