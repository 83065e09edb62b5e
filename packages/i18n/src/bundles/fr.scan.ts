import scan from "../messages/fr/scan.json" with { type: "json" };

export const messages = { scan };
