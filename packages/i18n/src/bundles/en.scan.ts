import scan from "../messages/en/scan.json" with { type: "json" };

export const messages = { scan };
