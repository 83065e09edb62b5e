import myEsims from "../messages/fr/myEsims.json" with { type: "json" };

export const messages = { myEsims };
