import contact from "../messages/en/contact.json" with { type: "json" };

export const messages = { contact };
