import repair from "../messages/en/repair.json" with { type: "json" };

export const messages = { repair };
