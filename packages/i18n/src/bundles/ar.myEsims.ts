import myEsims from "../messages/ar/myEsims.json" with { type: "json" };

export const messages = { myEsims };
