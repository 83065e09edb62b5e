import phone from "../messages/ar/phone.json" with { type: "json" };

export const messages = { phone };
