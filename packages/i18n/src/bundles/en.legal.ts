import legal from "../messages/en/legal.json" with { type: "json" };

export const messages = { legal };
