import { createHash } from "node:crypto";
import { locales } from "@rihla/contract/rules";
import { callOnce } from "../../../infra/outbound/outbound.ts";
import {
  type BrowserAddress,
  type BrowserPusher,
  type Pushed,
  type PushMessage,
  pushedBy,
  pushTimeoutMs,
} from "../../../modules/messages/push/pusher.ts";

type Settings = {
  publicKey: string;
  privateKey: string;
  contact: string;
  /** Of a push service that is played. */
  sandboxUrl: string | undefined;
  timeoutMs?: number;
};

/** A day: after that the news is old. Seconds. */
const timeToLive = 24 * 3600;
/** The push services that browsers use. The address comes from the browser, so that no other host is called. */
const services =
  /^(fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|([\w-]+\.)+push\.apple\.com|([\w-]+\.)+notify\.windows\.com)$/;

export function createWebPush(settings: Settings): BrowserPusher {
  return {
    publicKey: settings.publicKey,
    accepts: (endpoint) => isService(endpoint, settings.sandboxUrl),
    push: (address, message) => push(settings, address, message),
  };
}

function isService(endpoint: string, sandboxUrl: string | undefined): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, origin, port, username } = new URL(endpoint);
  if (sandboxUrl !== undefined && origin === new URL(sandboxUrl).origin) return true;
  return protocol === "https:" && port === "" && username === "" && services.test(hostname);
}

/**
 * The library encrypts and signs; the call is ours, because it would speak https to a played service too. Loaded when
 * something is pushed, which the api never does.
 */
async function push(
  settings: Settings,
  { endpoint, p256dh, auth }: BrowserAddress,
  message: PushMessage,
): Promise<Pushed> {
  const { default: webPush } = await import("web-push");
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(payloadOf(message)),
    {
      vapidDetails: {
        subject: settings.contact,
        publicKey: settings.publicKey,
        privateKey: settings.privateKey,
      },
      TTL: timeToLive,
      urgency: "high",
      topic: createHash("sha256").update(message.tag).digest("base64url").slice(0, 32),
      contentEncoding: "aes128gcm",
    },
  );
  const { "Content-Length": _length, ...sent }: Record<string, string> = headers;
  const asText = Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)]));
  const { hostname } = new URL(endpoint);
  // Whoever has the rest of the address has the browser's.
  const answer = await callOnce(
    endpoint,
    { method: "POST", headers: asText, body: new Uint8Array(body ?? []) },
    settings.timeoutMs ?? pushTimeoutMs,
    hostname,
  );
  if (answer.status === 404 || answer.status === 410) return { outcome: "gone" };
  return pushedBy(answer, hostname);
}

/** As the service worker reads it. */
function payloadOf({ title, body, language, path, tag }: PushMessage) {
  return { title, body, lang: language, dir: locales[language].direction, path, tag };
}
