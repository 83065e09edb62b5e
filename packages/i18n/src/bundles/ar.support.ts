import support from "../messages/ar/support.json" with { type: "json" };

export const messages = { support };
