"""The pictures of Cinch: partners across a trick, the contract at its bidder, six points that fill, two columns."""
