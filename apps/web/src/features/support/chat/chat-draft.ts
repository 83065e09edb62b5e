import { stored, text } from "../../../platform/storage/storage.ts";

/** What was written and not sent. */
export const chatDraft = stored("tab", "chat-draft", text);
