import type { Language } from "@rihla/contract";
import { type Answer, UnknownOutcome } from "../../../infra/outbound/outbound.ts";

/** Where a browser takes notifications, as it gave it. */
export type BrowserAddress = { endpoint: string; p256dh: string; auth: string };
/** Where an app on a phone takes them: what its push service calls it by. */
export type AppAddress = { token: string };

/** Apple takes no more for what it calls the collapse id. */
export const mostTagBytes = 64;

/** What a device shows. Nothing that installs an eSIM or signs in belongs in it. */
export type PushMessage = {
  title: string;
  body: string;
  language: Language;
  /** Where a press leads, in the shop; no address of anybody else. */
  path: string;
  /** Stable for one fact, `mostTagBytes` at most: a second message about it takes the first one's place. */
  tag: string;
};

export type Pushed =
  | { outcome: "taken" }
  /** The device takes none any more. */
  | { outcome: "gone" }
  /** Not now: the service has too much to do, or says that the shop sends too much. */
  | { outcome: "later"; seconds: number }
  /** Not like this: the settings or the message are wrong. The address may be good. */
  | { outcome: "refused"; reason: string };

/** Hands notifications to the services that devices listen to. */
export type Pusher<Address> = {
  /** Rejects with an `UnknownOutcome` where nobody can tell whether it was taken: another try may show it again. */
  push(address: Address, message: PushMessage): Promise<Pushed>;
};

export type BrowserPusher = Pusher<BrowserAddress> & {
  /** What a browser subscribes with. */
  publicKey: string;
  /** Whether the address is one of a push service: it comes from the browser and is called by us. */
  accepts(endpoint: string): boolean;
};

export type AppPusher = Pusher<AppAddress> & {
  /** Whether a token can be this service's: a phone may send another's by mistake. */
  accepts(token: string): boolean;
};

/** Null where nobody has set it up: then mail tells. */
export type Pushers = { browser: BrowserPusher | null; app: AppPusher | null };

/** As push services ask to be waited for: ten seconds at least. */
export const pushTimeoutMs = 15_000;
/** Where one that has had enough names no time, seconds. */
const usualRest = 60;
const longestRest = 3600;

/** What every push service means by its status, where nothing more is known; `service`: its name for the log. */
export function pushedBy({ status, retryAfter }: Omit<Answer, "text">, service: string): Pushed {
  if (status >= 200 && status <= 299) return { outcome: "taken" };
  if (status === 429 || (status >= 500 && retryAfter !== null))
    return { outcome: "later", seconds: Math.min(retryAfter ?? usualRest, longestRest) };
  if (status >= 500) throw new UnknownOutcome(`${service}: status ${status}`);
  return { outcome: "refused", reason: `${service}: status ${status}` };
}
