import compatibility from "../messages/fr/compatibility.json" with { type: "json" };

export const messages = { compatibility };
