import discover from "../messages/ar/discover.json" with { type: "json" };

export const messages = { discover };
