import recharge from "../messages/en/recharge.json" with { type: "json" };

export const messages = { recharge };
