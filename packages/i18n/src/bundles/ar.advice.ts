import advice from "../messages/ar/advice.json" with { type: "json" };

export const messages = { advice };
