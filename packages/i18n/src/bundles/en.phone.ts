import phone from "../messages/en/phone.json" with { type: "json" };

export const messages = { phone };
