import discover from "../messages/en/discover.json" with { type: "json" };

export const messages = { discover };
