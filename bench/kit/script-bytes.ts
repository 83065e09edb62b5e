import type { Page } from "@playwright/test";

/** Bytes of the scripts that a visit brings over the wire without a touch, as sent, headers included. */
export async function scriptBytes(page: Page, address: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const scripts = new Set<string>();
  let bytes = 0;
  session.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Script") scripts.add(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await session.send("Network.enable");
  await page.goto(address, { waitUntil: "networkidle" });
  return bytes;
}

/** An address of the budgets with a real plan in it. `shopUrl`: where to ask for one. */
export async function filledAddress(address: string, shopUrl: string): Promise<string> {
  if (!address.includes("{plan}")) return address;
  const answer = await fetch(`${shopUrl}/api/v1/app/destinations/FR/plans`);
  const { data } = (await answer.json()) as { data: { code: string }[] };
  const [plan] = data;
  if (!plan) throw new Error("No plan of France is on sale.");
  return address.replace("{plan}", plan.code);
}
