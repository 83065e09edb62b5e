import {
  appVersionHeader,
  chatSecretHeader,
  deviceSecretHeader,
  recipientSecretHeader,
} from "@rihla/contract/rules";
import { appVersion } from "../../platform/app/app-version.ts";
import { stored, text } from "../../platform/storage/storage.ts";

/** Below which addresses each is asked for. Calls to others do without a question ahead. */
const proofs = [
  { header: deviceSecretHeader, below: "/auth/", kept: stored("device", "device-secret", text) },
  // Under the name by which phones have it already.
  { header: recipientSecretHeader, below: "/shares/", kept: stored("device", "holder-secret", text) },
  { header: chatSecretHeader, below: "/chat/", kept: stored("device", "chat-secret", text) },
];

/** The app's pages have no cookies of the shop: what a browser keeps in them is kept here and sent in headers. */
export function addProofs(headers: Headers, path: string): void {
  for (const { header, below, kept } of proofs)
    if (`${path}/`.startsWith(below)) headers.set(header, kept.read() ?? "");
  const isAskedAhead = [...headers.keys()].some((name) => name !== "accept");
  // The catalogue is asked for at each start: an app that is too old hears of it then.
  if (isAskedAhead || path === "/catalogue") headers.set(appVersionHeader, appVersion());
}

export function keepProofs(answer: Headers): void {
  for (const { header, kept } of proofs) {
    const given = answer.get(header);
    if (given !== null) kept.write(given || undefined);
  }
}
