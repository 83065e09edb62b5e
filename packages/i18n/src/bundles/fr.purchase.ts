import cart from "../messages/fr/cart.json" with { type: "json" };
import checkout from "../messages/fr/checkout.json" with { type: "json" };
import payment from "../messages/fr/payment.json" with { type: "json" };

export const messages = { cart, checkout, payment };
