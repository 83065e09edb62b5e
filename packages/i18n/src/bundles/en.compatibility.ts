import compatibility from "../messages/en/compatibility.json" with { type: "json" };

export const messages = { compatibility };
