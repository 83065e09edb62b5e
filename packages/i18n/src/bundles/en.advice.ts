import advice from "../messages/en/advice.json" with { type: "json" };

export const messages = { advice };
