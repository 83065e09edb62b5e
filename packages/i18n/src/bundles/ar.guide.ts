import guide from "../messages/ar/guide.json" with { type: "json" };

export const messages = { guide };
