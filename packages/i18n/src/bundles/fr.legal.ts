import legal from "../messages/fr/legal.json" with { type: "json" };

export const messages = { legal };
