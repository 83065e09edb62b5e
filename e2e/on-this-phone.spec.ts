import type { Order } from "@rihla/contract";
import { beginChat } from "./begin-chat.ts";
import { buyAsGuest, placeOrder } from "./buying-without-a-screen.ts";
import { newCustomer } from "./customer.ts";
import { expectNoViolations } from "./no-violations.ts";
import type { Sandbox } from "./sandbox.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { signIn } from "./signing-in.ts";
import { eventually, expect, test, type Visit } from "./test.ts";
import { languagesFrom, onlyWithAll } from "./when.ts";

test.use({ serviceWorkers: "allow" });

/** As the purchase leaves it in the browser that paid. */
async function keep({ page }: Visit, { order, secret }: { order: Order; secret: string }): Promise<void> {
  const { number, billing } = order;
  for (const [key, value] of [
    [`order-secret:${number}`, secret],
    [`order-email:${number}`, billing.email],
  ])
    await page.evaluate(`localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(value)})`);
}

async function beginToUse(
  { page }: Visit,
  sandbox: Sandbox,
  { order, secret }: { order: Order; secret: string },
) {
  const read = async () => {
    const address = `/api/v1/app/orders/${order.number}/esims`;
    const answer = await page.request.get(address, { headers: { "order-secret": secret } });
    return (await answer.json()).data[0];
  };
  await expect.poll(() => sandbox.sendsNews(), eventually).toBe(true);
  await sandbox.stepEsim((await read()).iccid, "use", { bytes: 300 * 1024 ** 2 });
  await expect.poll(async () => (await read()).status, eventually).toBe("in_use");
}

const seenPaid = (number: string) => `localStorage.getItem("order-kept:${number}") !== null`;

for (const { language, when } of languagesFrom("ar"))
  test.describe(language, when, () => {
    test.use({ language });

    test(`a guest finds on one list what they bought on this phone, also without a network, and has it forgotten with the chat, in ${language}`, async ({
      visit,
      sandbox,
      customer,
      context,
      complaints,
    }) => {
      complaints.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
      test.slow();
      const { page, t } = visit;
      const two = await buyAsGuest(page.request, sandbox, customer, 2);
      const left = await placeOrder(page.request, customer);
      await page.goto(`/${language}/support`);
      const chat = await beginChat(page, t);
      await chat.getByRole("textbox", { name: t("chat.message") }).fill("رسالة لا تخص غيري");
      await chat.getByRole("button", { name: t("chat.send") }).click();
      const passedOn = chat.getByText(new RegExp(`${t("chat.state.sent")}|${t("chat.state.seen")}`));
      await expect(passedOn.first()).toBeVisible(eventually);
      await page.keyboard.press("Escape");
      await page.goto(`/${language}/home`);
      await page.evaluate("navigator.serviceWorker.ready");
      await keep(visit, two);
      await keep(visit, left);
      // Nobody is led here before something was seen paid.
      await page.goto(`/${language}/esims`);
      const onThisPhone = page.getByRole("link", { name: t("shell.nav.onThisPhone") });
      await expect(page.getByRole("heading", { level: 1, name: t("account.title") })).toBeVisible();
      await expect(onThisPhone).toHaveCount(0);
      await page.goto(`/${language}/success?order=${two.order.number}`);
      await expect.poll(() => page.evaluate(seenPaid(two.order.number)), eventually).toBe(true);

      await page.goto(`/${language}/esims`);
      await onThisPhone.click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("thisPhone.title"));
      const rows = page.getByRole("main").getByRole("listitem");
      await expect(rows).toHaveCount(2);
      await expect(rows.filter({ hasText: t("esims.status.new") })).toHaveCount(1);
      await expect(page.getByRole("main")).not.toContainText("LPA:1$");
      await expectNoSidewaysScroll(page);
      await expectNoViolations(page);
      await page.waitForFunction("caches.match('/owner').then(Boolean)", undefined, eventually);

      await context.setOffline(true);
      await page.goto(`/${language}/on-this-phone`);
      await expect(page.getByText(t("esims.offline.title"))).toBeVisible();
      await rows
        .filter({ hasText: t("esims.status.new") })
        .getByRole("link")
        .click();
      await expect(page).toHaveURL(/\/success\?order=/);
      await page.goto(`/${language}/on-this-phone`);
      await page.getByRole("button", { name: t("thisPhone.forget.press") }).click();
      await expect(page.getByText(t("thisPhone.forget.chat"))).toBeVisible();
      await expectNoViolations(page);
      await page.getByRole("button", { name: t("thisPhone.forget.yes"), exact: true }).click();
      await expect(page.getByText(t("thisPhone.forgotten.title"))).toBeVisible();
      await context.setOffline(false);
      const told = await page.evaluate<string>("JSON.stringify({ ...localStorage })");
      for (const forgotten of [two.secret, left.secret, customer.email])
        expect(told).not.toContain(forgotten);
      // Nor is what was written to the agents read by the next person, though the cookie was out of reach.
      await page.goto(`/${language}/support#chat`);
      await expect(page.getByRole("dialog").getByLabel(t("chat.start.name"))).toBeVisible();
      await expect(page.getByRole("log")).toHaveCount(0);
    });
  });

test(
  "home has the eSIM that a guest travels with; 30 days after its end an order is on the phone no more, and another who signs in there sees none of it",
  onlyWithAll,
  async ({ visit, sandbox, customer }) => {
    const { page, t } = visit;
    const [over, going] = [
      await buyAsGuest(page.request, sandbox, customer),
      await buyAsGuest(page.request, sandbox, customer),
    ];
    await page.goto("/fr/home");
    await keep(visit, over);
    await keep(visit, going);
    await beginToUse(visit, sandbox, going);
    await page.goto("/fr/on-this-phone");
    const rows = page.getByRole("main").getByRole("listitem");
    await expect(rows).toHaveCount(2);
    await expect(rows.filter({ hasText: t("esims.status.in_use") })).toHaveCount(1);
    await page.goto("/fr/home");
    await page
      .getByRole("region")
      .getByRole("link", { name: t("discover.yours.open") })
      .click();
    await expect(page).toHaveURL(new RegExp(`/success\\?order=${going.order.number}$`));
    // What is read of an order writes until when it is kept.
    await page.goto("/fr/on-this-phone", { waitUntil: "networkidle" });
    await page.evaluate(`localStorage.setItem("order-kept:${over.order.number}", new Date().toISOString())`);
    await page.reload();
    await expect(rows).toHaveCount(1);
    await page.goto("/fr/login");
    await signIn(visit, sandbox, newCustomer().email);
    await expect(page).toHaveURL(/\/fr\/esims$/);
    const told = await page.evaluate<string>("JSON.stringify({ ...localStorage })");
    for (const one of [over, going]) expect(told).not.toContain(one.order.number);
    await page.goto("/fr/on-this-phone");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("esims.title"));
  },
);
