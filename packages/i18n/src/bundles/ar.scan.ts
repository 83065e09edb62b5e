import scan from "../messages/ar/scan.json" with { type: "json" };

export const messages = { scan };
