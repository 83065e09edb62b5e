import type { MessageGroup } from "./messages.ts";

/** With what only the app says: here words cost no way. */
export const frameWords: readonly MessageGroup[] = ["public", "phone"];
