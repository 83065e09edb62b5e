import held from "../messages/fr/held.json" with { type: "json" };

export const messages = { held };
