import type { Page } from "@playwright/test";
import type { Plan } from "@rihla/contract";
import { mailTranslator } from "@rihla/i18n/translator";
import { asBearer } from "./account.ts";
import { payAtTheBank } from "./bank-page.ts";
import { expectPaid, fillSummary, openSummary, orderOnPage, payButton } from "./buying.ts";
import { payThroughApi, placeOrder, readOrder, signInThroughApi } from "./buying-without-a-screen.ts";
import { readEsim } from "./esim-life.ts";
import type { KillableProgram } from "./killable-program.ts";
import { test } from "./killable-test.ts";
import { makeLink } from "./payment-link.ts";
import { expectMade } from "./recharge.ts";
import { askForCode, typeCode } from "./signing-in.ts";
import { eventually, expect } from "./test.ts";
import { onlyWithAll } from "./when.ts";

// One clock for shop, database and suppliers, put forward while they run.
test.use({ hasPlayedClock: true, settings: { ESIM_PROVIDERS: "esim-access" } });
test.describe.configure({ mode: "default", timeout: 240_000 });
test.beforeEach(({ program }) => test.skip(!program.clock, "no libfaketime here"));

const day = 24 * 60;
/** Sweeps of the worker begin within half a minute of the full minute, most of them of each fifth. */
const untilSwept = { timeout: 90_000 };

/** So many minutes and a few more, to where the worker's next sweep begins; the browser's clock goes along. */
async function pass({ clock }: KillableProgram, page: Page, minutes: number): Promise<void> {
  if (!clock) throw new Error("No played clock");
  const minute = (clock.now().getTime() / 60_000 + minutes) % 5;
  clock.pass(minutes + 5 - minute + 0.05);
  await page.clock.setSystemTime(clock.now());
}

test(
  "an order that was left is reminded of once, after an hour; after two it can't be paid any more",
  onlyWithAll,
  async ({ visit, sandbox, customer, program }) => {
    const { page, language, t } = visit;
    const { order, secret } = await placeOrder(page.request, customer);
    const over = page.getByText(t("cart.again.over"));
    const subject = mailTranslator(language)("unpaidOrder.subject", { orderNumber: order.number });
    const reminders = async () =>
      (await sandbox.mails(customer.email)).filter((mail) => mail.subject.includes(subject));
    await pass(program, page, 61);
    await expect.poll(reminders, untilSwept).toHaveLength(1);
    await page.goto(`/${language}/home`);
    await page.evaluate(`localStorage.setItem("order-secret:${order.number}", ${JSON.stringify(secret)})`);
    await page.goto(`/${language}/summary?order=${order.number}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await pass(program, page, 60);
    // A phone's own clock may be a day behind.
    await page.clock.setSystemTime(Date.now() - day * 60_000);
    await page.reload();
    await expect(over).toBeVisible();
    // The longest that a gateway may still take money for it.
    await pass(program, page, day + 60);
    const status = async () => (await readOrder(page.request, order.number, secret)).status;
    await expect.poll(status, untilSwept).toBe("rejected");
    await page.reload();
    await expect(over).toBeVisible();
    expect(await reminders()).toHaveLength(1);
  },
);

test(
  "a code that comes too late is told so, and the next one signs in",
  onlyWithAll,
  async ({ visit, sandbox, customer, program, complaints }) => {
    complaints.expect(/4\d\d/);
    const { page, language, t } = visit;
    await page.goto(`/${language}/login`);
    await askForCode(visit, customer.email);
    const late = await sandbox.signInCode(customer.email);
    await pass(program, page, 10);
    await typeCode(visit, late);
    await expect(page.getByText(t("problems.code.code_expired"))).toBeVisible();
    await page.getByRole("button", { name: t("account.code.resend") }).click();
    await typeCode(visit, await sandbox.signInCode(customer.email, 1));
    await expect(page).toHaveURL(new RegExp(`/${language}/(register|profile|esims|home)`));
  },
);

test(
  "the day before an eSIM ends its owner is told, once, and then it has ended",
  onlyWithAll,
  async ({ visit, sandbox, customer, program }) => {
    const { page, language } = visit;
    const plans: Plan[] = (await (await page.request.get("/api/v1/app/destinations/FR/plans")).json()).data;
    const plan = plans.find(({ kind, days }) => kind === "fixed" && Number(days) >= 3) as Plan;
    const order = await payThroughApi(page.request, sandbox, customer, plan);
    const token = await signInThroughApi(page.request, sandbox, customer.email);
    const id = order.esims[0]?.id as string;
    await expectMade(page.request, id, token);
    const { iccid } = await readEsim(page.request, id, token);
    await sandbox.stepEsim(String(iccid), "enable");
    await sandbox.stepEsim(String(iccid), "use", { bytes: 1000 });
    const ask = () => page.request.post(`/api/v1/app/esims/${id}/refresh`, { headers: asBearer(token) });
    await expect(async () => {
      await ask();
      expect((await readEsim(page.request, id, token)).status).toBe("in_use");
    }).toPass(eventually);
    const { expiresAt } = await readEsim(page.request, id, token);
    const left = (Date.parse(String(expiresAt)) - (program.clock?.now().getTime() ?? 0)) / 60_000;
    await pass(program, page, left - day + 30);
    const subject = mailTranslator(language)("esimAlert.endsTomorrow.title", {
      place: order.lines[0]?.destinationNames[language] ?? "",
    });
    const told = async () =>
      (await sandbox.mails(customer.email)).filter((mail) => mail.subject.includes(subject));
    await expect(async () => {
      await ask();
      expect(await told()).toHaveLength(1);
    }).toPass(untilSwept);
    await pass(program, page, day);
    // The supplier looks at its clock when it is put forward.
    await sandbox.passDays(1 / day);
    await expect(async () => {
      await ask();
      expect((await readEsim(page.request, id, token)).status).toBe("expired");
    }).toPass(untilSwept);
    expect(await told()).toHaveLength(1);
  },
);

test(
  "an eSIM that its supplier does not bring: its buyer hears of the money at once, of the delay in minutes, and has it back after a day",
  onlyWithAll,
  async ({ visit, sandbox, customer, program }) => {
    const { page, language } = visit;
    const plan = await openSummary(visit, "IS");
    await sandbox.keepWaiting(plan);
    await fillSummary(visit, customer);
    await payButton(visit).click();
    await payAtTheBank(page);
    await expectPaid(visit);
    const words = mailTranslator(language);
    const facts = { orderNumber: (await orderOnPage(visit)).number };
    const expectMail = (subject: string) =>
      expect
        .poll(async () => (await sandbox.mails(customer.email)).map((mail) => mail.subject), untilSwept)
        .toContainEqual(expect.stringContaining(subject));
    await expectMail(words("orderAwaited.paid.subject", facts));
    await pass(program, page, 11);
    await expectMail(words("orderAwaited.late.subject", facts));
    await pass(program, page, day);
    await expectMail(words("linesRefused.subject", facts));
    const order = await orderOnPage(visit);
    expect(order.esims).toMatchObject([{ issued: false, refused: true }]);
    expect(order.payments[0]?.refunds).toMatchObject([{ amount: order.total, to: "card" }]);
  },
);

test(
  "a relative who opens a link after its days reads that there is nothing to pay by it, and nothing is taken",
  onlyWithAll,
  async ({ visit, customer, browser, program }) => {
    const { page, t } = visit;
    await openSummary(visit, "TR");
    await fillSummary(visit, customer);
    const link = await makeLink(visit);
    const relative = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const theirs = await relative.newPage();
    await theirs.goto(link);
    await expect(theirs.getByLabel(t("payment.byLink.agree"))).toBeVisible();
    await pass(program, page, 3 * day);
    await theirs.getByLabel(t("payment.byLink.agree")).check();
    await theirs.locator("main button[type=button]").last().click();
    await expect(theirs.getByRole("heading", { level: 1, name: t("payment.byLink.over") })).toBeVisible();
    await theirs.reload();
    await expect(theirs.getByRole("heading", { level: 1, name: t("payment.byLink.over") })).toBeVisible();
    await relative.close();
  },
);
