import phone from "../messages/fr/phone.json" with { type: "json" };

export const messages = { phone };
