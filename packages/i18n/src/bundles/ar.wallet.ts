import wallet from "../messages/ar/wallet.json" with { type: "json" };

export const messages = { wallet };
