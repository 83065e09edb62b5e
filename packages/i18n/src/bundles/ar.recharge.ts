import recharge from "../messages/ar/recharge.json" with { type: "json" };

export const messages = { recharge };
