import compatibility from "../messages/ar/compatibility.json" with { type: "json" };

export const messages = { compatibility };
