import account from "../messages/fr/account.json" with { type: "json" };
import checkout from "../messages/fr/checkout.json" with { type: "json" };
import esims from "../messages/fr/esims.json" with { type: "json" };
import install from "../messages/fr/install.json" with { type: "json" };
import orders from "../messages/fr/orders.json" with { type: "json" };
import payment from "../messages/fr/payment.json" with { type: "json" };
import problems from "../messages/fr/problems.json" with { type: "json" };
import profile from "../messages/fr/profile.json" with { type: "json" };

export const messages = { account, checkout, esims, install, orders, payment, problems, profile };
