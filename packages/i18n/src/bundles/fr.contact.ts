import contact from "../messages/fr/contact.json" with { type: "json" };

export const messages = { contact };
