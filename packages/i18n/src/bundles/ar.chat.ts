import chat from "../messages/ar/chat.json" with { type: "json" };
import contact from "../messages/ar/contact.json" with { type: "json" };

export const messages = { chat, contact };
