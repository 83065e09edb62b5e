import cart from "../messages/en/cart.json" with { type: "json" };
import checkout from "../messages/en/checkout.json" with { type: "json" };
import payment from "../messages/en/payment.json" with { type: "json" };

export const messages = { cart, checkout, payment };
