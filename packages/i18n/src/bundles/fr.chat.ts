import chat from "../messages/fr/chat.json" with { type: "json" };
import contact from "../messages/fr/contact.json" with { type: "json" };

export const messages = { chat, contact };
