import type { AppPush } from "../../platform/app/app-push.ts";
import { stored, text } from "../../platform/storage/storage.ts";

/** "off": the person has switched notifications off here, whatever the phone allows. */
export const pushChoice = stored("device", "PUSH", text);

/**
 * What the phone's push service calls this app by. Where the person has allowed notifications it is asked for at each start, since
 * the service forgets apps that don't; the person is asked nothing here. Errors are only logged.
 */
export function openPushToken(push: AppPush | undefined, log: (message: string, error: unknown) => void) {
  let token: string | undefined;
  let awaited = push !== undefined;
  let tell = () => {};
  const settle = (next?: string) => {
    token = next ?? token;
    awaited = false;
    tell();
  };
  const refuse = (error: unknown) => {
    log("There is no push token.", error);
    settle();
  };
  push?.whenToken(settle);
  push?.whenRefused(refuse);
  const renew = async (from: AppPush) => {
    const isAllowed = pushChoice.read() !== "off" && (await from.permission()) === "granted";
    if (isAllowed) await from.register();
    else settle();
  };
  if (push) renew(push).catch(refuse);
  return {
    read: () => (pushChoice.read() === "off" ? undefined : token),
    isAwaited: () => awaited,
    whenSettled: (listener: () => void) => {
      tell = listener;
      // Switched off, the shop is told of the device without it; switched on again, with it, though it may be the same.
      pushChoice.subscribe(listener);
    },
  };
}
