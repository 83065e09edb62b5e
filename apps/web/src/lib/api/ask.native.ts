import { basePath } from "@rihla/contract/rules";
import {
  forgetAnswer,
  type KeptAnswer,
  keepAnswer,
  keptAnswer,
} from "../../platform/storage/kept-answers.ts";
import { announceNews } from "../session/news.ts";
import { noteTooOld } from "./too-old.ts";

/** The same for everybody: what is sold, and to which devices. */
const forEverybody = new RegExp(`${basePath}/(catalogue|destinations|plans|compatible-devices)([/?]|$)`);
/** No answer is asked for anew more often, whatever it says. */
const onceInMs = 60_000;
const renewedAt = new Map<string, number>();

/** What everybody is told is shown at once as it was last heard, and renewed behind; all else is asked of the shop. */
export async function ask(address: string, init: RequestInit): Promise<Response> {
  if ((init.method ?? "GET") !== "GET" || !forEverybody.test(address)) return askShop(address, init);
  const kept = await keptAnswer(address).catch(() => undefined);
  if (!kept) return (await heard(address, init)).response;
  renew(address, init, kept).catch(() => {}); // without a network: the next time
  return new Response(kept.body, { headers: kept.headers });
}

async function renew(address: string, init: RequestInit, before: KeptAnswer): Promise<void> {
  const now = Date.now();
  if (now - (renewedAt.get(address) ?? 0) < onceInMs) return;
  renewedAt.set(address, now);
  // Whoever has moved on meanwhile may come back.
  const { response, kept } = await heard(address, { ...init, signal: null });
  const isGone = response.status === 404; // sold no more
  if (isGone) await forgetAnswer(address);
  if (isGone || (kept && kept.body !== before.body)) announceNews();
}

async function askShop(address: string, init: RequestInit): Promise<Response> {
  const response = await fetch(address, init);
  await noteTooOld(response);
  return response;
}

async function heard(address: string, init: RequestInit) {
  const response = await askShop(address, init);
  if (!response.ok) return { response };
  const headers = {
    "content-type": "application/json",
    "catalogue-revision": response.headers.get("catalogue-revision") ?? "",
  };
  const kept: KeptAnswer = { body: await response.clone().text(), headers };
  await keepAnswer(address, kept).catch(() => {}); // no room: asked again
  return { response, kept };
}
