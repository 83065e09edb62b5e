import guide from "../messages/en/guide.json" with { type: "json" };

export const messages = { guide };
