import type { Page } from "@playwright/test";
import type { Order } from "@rihla/contract";

/**
 * The order's buyer, signed in, is told that it waits behind so many minutes of others, as on the day before a pilgrimage. The shop is
 * asked once: the page asks on until it leaves, and an answer under way then would be nobody's.
 */
export async function putInLine(page: Page, { number }: Order, deliveryMinutes: number): Promise<void> {
  let told: object | undefined;
  await page.route(`**/api/v1/app/orders/${number}`, async (route) => {
    if (!route.request().headers()["authorization"]) return route.continue();
    told ??= inLine(await (await route.fetch()).json(), deliveryMinutes);
    await route.fulfill({ json: told });
  });
}

function inLine({ data, ...rest }: { data: Order }, deliveryMinutes: number) {
  const esims = data.esims.map((esim) => ({ ...esim, issued: false }));
  return { ...rest, data: { ...data, status: "ordered", deliveryMinutes, esims } };
}
