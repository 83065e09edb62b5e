import held from "../messages/ar/held.json" with { type: "json" };

export const messages = { held };
