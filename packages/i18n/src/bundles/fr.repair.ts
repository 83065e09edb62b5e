import repair from "../messages/fr/repair.json" with { type: "json" };

export const messages = { repair };
