import account from "../messages/fr/account.json" with { type: "json" };
import esims from "../messages/fr/esims.json" with { type: "json" };
import orders from "../messages/fr/orders.json" with { type: "json" };
import problems from "../messages/fr/problems.json" with { type: "json" };
import profile from "../messages/fr/profile.json" with { type: "json" };

export const messages = { account, esims, orders, problems, profile };
