import support from "../messages/fr/support.json" with { type: "json" };

export const messages = { support };
