import held from "../messages/en/held.json" with { type: "json" };

export const messages = { held };
