import { randomUUID } from "node:crypto";
import type { Page, Response } from "@playwright/test";
import type { Plan } from "@rihla/contract";
import { payAtTheBank } from "./bank-page.ts";
import { expectPaid, fillSummary, openSummary, payButton } from "./buying.ts";
import { test } from "./killable-test.ts";
import { eventually, expect } from "./test.ts";
import { onlyWithAll } from "./when.ts";

// A tenth of each limit: two guests in ten minutes fill the address.
test.use({ settings: { LIMIT_FACTOR: "0.1" } });
test.describe.configure({ timeout: 300_000 });

const windowSeconds = 600;
const secondsLeft = () => windowSeconds - ((Date.now() / 1000) % windowSeconds);

test(
  "a guest behind a busy address buys on a slow phone as everybody does, a moment later",
  onlyWithAll,
  async ({ visit, customer, complaints }) => {
    // The shop asks for the work by a refusal.
    complaints.expect(/428/);
    const { page, t } = visit;
    await expect
      .poll(secondsLeft, { timeout: 130_000, message: "the limit's next window" })
      .toBeGreaterThan(120);
    const plan = await openSummary(visit);
    for (let guest = 0; guest < 2; guest++) expect(await orderInPage(page, plan)).toBe(201);

    const slowed = await page.context().newCDPSession(page);
    await slowed.send("Emulation.setCPUThrottlingRate", { rate: 6 });
    const words = await wordsOnButtons(page);
    const answers: { status: number; at: number }[] = [];
    page.on("response", (answer: Response) => {
      if (answer.request().method() === "POST" && answer.url().endsWith("/app/orders"))
        answers.push({ status: answer.status(), at: Date.now() });
    });
    await fillSummary(visit, customer);
    await payButton(visit).click();
    await expect.poll(() => answers.at(-1)?.status, eventually).toBe(201);
    await slowed.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await payAtTheBank(page);
    await expectPaid(visit);
    expect(answers.map(({ status }) => status)).toEqual([428, 201]);
    expect(words).toContain(t("checkout.oneMoment"));
    const took = (answers[1]?.at ?? 0) - (answers[0]?.at ?? 0);
    test
      .info()
      .annotations.push({ type: "ms from being asked for work to the order", description: String(took) });
  },
);

/** Another guest's order from the same address. */
const orderInPage = (page: Page, { code, price }: Plan): Promise<number> =>
  page.evaluate(
    async ({ code, price, key }) => {
      const answer = await fetch("/api/v1/app/orders", {
        method: "POST",
        headers: { "content-type": "application/json", "idempotency-key": key },
        body: JSON.stringify({
          currency: price.currency,
          lines: [{ plan: code, quantity: 1 }],
          billing: { email: `${key}@example.com`, name: "Nadia Saïd", phone: "+213550123456", country: "DZ" },
          paymentMethod: "cib",
          compatibilityConfirmed: true,
          termsAccepted: true,
          expectedTotal: price,
        }),
      });
      return answer.status;
    },
    { code, price, key: randomUUID() },
  );

/** Everything that buttons say from now on, however shortly. */
async function wordsOnButtons(page: Page): Promise<string[]> {
  const said: string[] = [];
  await page.exposeFunction("noteWords", (text: string) => void said.push(text));
  await page.evaluate(`new MutationObserver(() => {
    for (const button of document.querySelectorAll("button[type=submit]")) noteWords(button.textContent.trim());
  }).observe(document.body, { subtree: true, childList: true, characterData: true })`);
  return said;
}
