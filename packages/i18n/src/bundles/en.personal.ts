import account from "../messages/en/account.json" with { type: "json" };
import esims from "../messages/en/esims.json" with { type: "json" };
import orders from "../messages/en/orders.json" with { type: "json" };
import problems from "../messages/en/problems.json" with { type: "json" };
import profile from "../messages/en/profile.json" with { type: "json" };

export const messages = { account, esims, orders, problems, profile };
