import contact from "../messages/ar/contact.json" with { type: "json" };

export const messages = { contact };
