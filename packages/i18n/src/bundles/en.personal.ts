import account from "../messages/en/account.json" with { type: "json" };
import checkout from "../messages/en/checkout.json" with { type: "json" };
import esims from "../messages/en/esims.json" with { type: "json" };
import install from "../messages/en/install.json" with { type: "json" };
import orders from "../messages/en/orders.json" with { type: "json" };
import payment from "../messages/en/payment.json" with { type: "json" };
import problems from "../messages/en/problems.json" with { type: "json" };
import profile from "../messages/en/profile.json" with { type: "json" };

export const messages = { account, checkout, esims, install, orders, payment, problems, profile };
