import legal from "../messages/ar/legal.json" with { type: "json" };

export const messages = { legal };
