import repair from "../messages/ar/repair.json" with { type: "json" };

export const messages = { repair };
