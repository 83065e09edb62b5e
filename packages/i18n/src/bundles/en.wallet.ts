import wallet from "../messages/en/wallet.json" with { type: "json" };

export const messages = { wallet };
