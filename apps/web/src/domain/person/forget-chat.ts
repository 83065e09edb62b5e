import { api } from "../../lib/api/api.ts";
import { forgetAll, stored, text } from "../../platform/storage/storage.ts";
import { chatBegun } from "./chat-here.ts";

/** The shop is to take this browser's secret of a chat away and has not answered yet. */
const toForget = stored("device", "chat-forgotten", text);

/**
 * This browser opens a guest's chat no more. What it shows goes at once; its secret, in a cookie which no script can read, ends by a call.
 * At the shop the chat stays, and its agents' answers still come to the address that was given.
 */
export function forgetChat(): void {
  forgetAll("tab", (key) => key.startsWith("chat-"));
  chatBegun.write(undefined);
  toForget.write("yes");
  forgetAtShop().catch(() => {}); // no network: it is asked for again before the chat is
}

/** Before anything is asked of a chat in this browser: what somebody had it forget must not come back. */
export async function forgetAtShop(): Promise<void> {
  if (toForget.read() === undefined) return;
  await api("DELETE /chat/secret", { orGuest: true });
  toForget.write(undefined);
}
