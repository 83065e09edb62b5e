import wallet from "../messages/fr/wallet.json" with { type: "json" };

export const messages = { wallet };
