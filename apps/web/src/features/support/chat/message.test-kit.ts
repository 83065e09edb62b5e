import type { ChatMessage } from "@rihla/contract";

/** One of the person's that the agents have. */
export const message = (id: string, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  key: id,
  from: "person",
  text: id,
  photo: false,
  otherFile: false,
  takenBack: false,
  at: "2026-11-22T10:00:00Z",
  state: "sent",
  position: null,
  number: 1,
  ...more,
});
