import { openOtherWays } from "./buying.ts";
import type { Visit } from "./test.ts";

/** A link by which somebody else pays, from the summary or an order's page; its sheet stays open. */
export async function makeLink({ page, t }: Pick<Visit, "page" | "t">): Promise<string> {
  await openOtherWays({ page, t });
  await page.getByRole("button", { name: t("payment.byLink.title") }).click();
  await page.getByRole("button", { name: t("payment.byLink.make") }).click();
  return (await page.getByText(/\/pay#[\w-]{43}$/).textContent()) ?? "";
}
