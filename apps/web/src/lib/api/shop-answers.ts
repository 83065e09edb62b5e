import { shopOrigin } from "../../platform/browser/shop-address.ts";

/** Whether the shop can be reached now, past whatever a browser has kept. From the app a browser shows of the answer only that it came. */
export async function shopAnswers(): Promise<boolean> {
  const asked = fetch(`${shopOrigin}/icon.svg`, { method: "HEAD", mode: "no-cors", cache: "no-store" });
  const answer = await asked.catch(() => null);
  return answer !== null && (answer.ok || answer.type === "opaque");
}
