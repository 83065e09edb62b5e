import guide from "../messages/fr/guide.json" with { type: "json" };

export const messages = { guide };
