import cart from "../messages/ar/cart.json" with { type: "json" };
import checkout from "../messages/ar/checkout.json" with { type: "json" };
import payment from "../messages/ar/payment.json" with { type: "json" };

export const messages = { cart, checkout, payment };
