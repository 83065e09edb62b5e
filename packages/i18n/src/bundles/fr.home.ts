import discover from "../messages/fr/discover.json" with { type: "json" };

export const messages = { discover };
