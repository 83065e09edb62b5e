import advice from "../messages/fr/advice.json" with { type: "json" };

export const messages = { advice };
