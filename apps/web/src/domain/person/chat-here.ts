import { stored, text } from "../../platform/storage/storage.ts";

/** That a chat was begun in this browser, so that its unread messages are asked for: nobody else asks anything. */
export const chatBegun = stored("device", "CHAT", text);

/** The window is open in this tab: it stays so from page to page and after a reload. */
export const chatOpen = stored("tab", "chat-open", text);
