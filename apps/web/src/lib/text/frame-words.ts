import type { MessageGroup } from "./messages.ts";

/** What the frame around every page says. */
export const frameWords: readonly MessageGroup[] = ["public"];
