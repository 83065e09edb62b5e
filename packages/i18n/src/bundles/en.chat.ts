import chat from "../messages/en/chat.json" with { type: "json" };
import contact from "../messages/en/contact.json" with { type: "json" };

export const messages = { chat, contact };
