import recharge from "../messages/fr/recharge.json" with { type: "json" };

export const messages = { recharge };
