import myEsims from "../messages/en/myEsims.json" with { type: "json" };

export const messages = { myEsims };
