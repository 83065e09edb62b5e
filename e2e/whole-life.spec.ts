import type { Browser } from "@playwright/test";
import type { Esim, Language } from "@rihla/contract";
import { languageCodes } from "@rihla/contract/rules";
import { adviseInstalling } from "@rihla/contract/rules/install-time";
import { formatData } from "@rihla/i18n";
import { mailTranslator } from "@rihla/i18n/translator";
import { enterWith } from "./account.ts";
import { payThroughApi, signInThroughApi, topUpThroughApi } from "./buying-without-a-screen.ts";
import { listenForComplaints } from "./complaints.ts";
import { newCustomer } from "./customer.ts";
import { readEsim } from "./esim-life.ts";
import { openRow } from "./esim-sheets.ts";
import { test } from "./killable-test.ts";
import { expectMade, planToTopUp } from "./recharge.ts";
import type { Sandbox } from "./sandbox.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { eventually, expect } from "./test.ts";
import { onlyWithAll } from "./when.ts";
import { wordsOf } from "./words.ts";

// The clock is one for all that the sandbox plays: who moves it has a sandbox of their own.
test.use({ settings: { ESIM_PROVIDERS: "esim-access" } });

test(
  "a whole life, bought to expired, side by side in three languages",
  onlyWithAll,
  async ({ browser, program, sandbox }) => {
    test.setTimeout(240_000);
    await expect.poll(() => sandbox.sendsNews(), eventually).toBe(true);
    const everybody = <T>(go: (life: Life) => Promise<T>) => Promise.all(lives.map(go));
    const lives = await Promise.all(
      languageCodes.map((language) => begin(browser, program.shopUrl, sandbox, language)),
    );
    await test.step("bought: to be installed, by mail too", () => everybody(bought));
    await test.step("installed", () => everybody(installed));
    await test.step("used: connected, and little is left of data and days", () => everybody(used));
    await test.step("topped up", () => everybody(toppedUp));
    await test.step("used up", () => everybody(usedUp));
    await sandbox.passDays(15);
    await test.step("expired", () => everybody(expired));
    for (const { complaints } of lives) expect(complaints.all).toEqual([]);
  },
);

type Life = Awaited<ReturnType<typeof begin>>;

async function begin(browser: Browser, shopUrl: string, sandbox: Sandbox, language: Language) {
  const context = await browser.newContext({
    baseURL: shopUrl,
    viewport: { width: 390, height: 844 },
    timezoneId: "Africa/Algiers",
    serviceWorkers: "block",
  });
  const complaints = listenForComplaints(context);
  const page = await context.newPage();
  const customer = newCustomer();
  const plan = await planToTopUp(page.request);
  const order = await payThroughApi(page.request, sandbox, { ...customer, language }, plan);
  const token = await signInThroughApi(page.request, sandbox, customer.email);
  const id = order.esims[0]?.id as string;
  await expectMade(page.request, id, token);
  await enterWith(page, token);
  const esim = await readEsim(page.request, id, token);
  const step = (name: string, body?: object) => sandbox.stepEsim(esim.iccid ?? "", name, body);
  const mail = mailTranslator(language);
  const place = esim.destinationNames[language];
  return {
    page,
    t: wordsOf(language),
    mail,
    place,
    language,
    sandbox,
    customer,
    token,
    esim,
    step,
    complaints,
  };
}

async function bought(life: Life): Promise<void> {
  const { t, mail } = life;
  const { place, time } = adviseInstalling(life.esim, true);
  await expectScreen(life, "new", [t(`installTime.${place}.${time}`), t("install.showCode")]);
  await expectMail(life, mail("orderDelivered.subject", { count: 1, orderNumber: life.esim.orderNumber }));
}

async function installed(life: Life): Promise<void> {
  await life.step("enable");
  await expectScreen(life, "onboard", [life.t("esims.advice.onboard"), life.t("install.arrival")]);
}

async function used(life: Life): Promise<void> {
  const { t, mail, place, esim, language, step } = life;
  const total = esim.totalBytes ?? 0;
  const bytes = Math.round(total * 0.85);
  await step("use", { bytes });
  // Our own clock can't be moved with the supplier's.
  await step("misreport", { expiredTime: new Date(Date.now() + 20 * 3_600_000).toISOString() });
  const left = formatData(total - bytes, language);
  await expectScreen(life, "in_use", [
    t("esims.pass.of", { data: formatData(total, language) }),
    left,
    beginning(t("esims.pass.expiresAt", { date: "|" })),
    t("recharge.open"),
  ]);
  await expectMail(life, mail("esimAlert.used80.title", { place, left }));
  await expectMail(life, mail("esimAlert.endsTomorrow.title", { place }));
  await expectMail(life, place, mail("esimAlert.connected.title", { place: "|", time: "|" }).split("|")[0]);
  await step("misreport", {});
}

async function toppedUp(life: Life): Promise<void> {
  const { page, sandbox, customer, token, language, esim, t, mail, place } = life;
  await topUpThroughApi(page.request, sandbox, customer, { esim: esim.id, token, language });
  await expectScreen(life, "in_use", [t("recharge.open")]);
  await openRow(life, "ownEsim.orderAndReceipt");
  await expect(page.getByRole("list", { name: t("recharge.history.steps") })).toContainText(
    t("recharge.history.active"),
    eventually,
  );
  await expectMail(life, ...mail("recharge.done.subject", { place, plan: "|" }).split("|"));
}

async function usedUp(life: Life): Promise<void> {
  const { t, mail, place } = life;
  await life.step("deplete");
  await expectScreen(life, "depleted", [
    t("esims.advice.depletedTopUp"),
    t("recharge.open"),
    t("esims.next.again"),
  ]);
  await expectMail(life, mail("esimAlert.used100.title", { place }));
}

async function expired(life: Life): Promise<void> {
  const { page, t, language, place } = life;
  await expectScreen(life, "expired", [
    t("esims.advice.expired"),
    beginning(t("esims.pass.endedAt", { date: "|" })),
    t("esims.next.again"),
  ]);
  await page.goto(`/${language}/esims`);
  await expect(page.getByRole("main")).toContainText(t("esims.empty.active.title"));
  await page.getByRole("tab", { name: t("esims.tabs.expired") }).click();
  await expect(page.getByRole("main")).toContainText(place);
}

/** What its page says, once the shop has heard of it. */
async function expectScreen(life: Life, status: Esim["status"], says: string[]): Promise<void> {
  const { page, t, language, esim } = life;
  const main = page.getByRole("main");
  await expect(async () => {
    await page.goto(`/${language}/details/${esim.id}`);
    await expect(main).toContainText(t(`esims.status.${status}`));
    // What is asked for beside the eSIM comes after its status.
    const text = async () => plain((await main.textContent()) ?? "");
    for (const words of says) await expect.poll(text, { timeout: 3_000 }).toContain(plain(words));
  }).toPass(eventually);
  await expectNoSidewaysScroll(page);
}

/** One of them, and no second. */
async function expectMail({ sandbox, customer }: Life, ...words: (string | undefined)[]): Promise<void> {
  const subjects = async () =>
    (await sandbox.mails(customer.email))
      .map((mail) => plain(mail.subject))
      .filter((one) => words.every((part) => one.includes(plain(part ?? "").trim())));
  await expect.poll(subjects, { message: words.join(" "), ...eventually }).toHaveLength(1);
}

/** Without what keeps codes in their order. */
const plain = (text: string) => text.replace(/[\u2066-\u2069\u200e\u200f]/g, "").replace(/\s+/g, " ");
const beginning = (text: string) => plain(text).split("|")[0] ?? "";
