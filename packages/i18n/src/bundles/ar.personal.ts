import account from "../messages/ar/account.json" with { type: "json" };
import esims from "../messages/ar/esims.json" with { type: "json" };
import orders from "../messages/ar/orders.json" with { type: "json" };
import problems from "../messages/ar/problems.json" with { type: "json" };
import profile from "../messages/ar/profile.json" with { type: "json" };

export const messages = { account, esims, orders, problems, profile };
