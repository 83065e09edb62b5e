import { asBearer, enterAt } from "./account.ts";
import { payAtTheBank } from "./bank-page.ts";
import { fillSummary, openSummary, payButton } from "./buying.ts";
import { buyThroughApi } from "./buying-without-a-screen.ts";
import { openCodes } from "./esim-sheets.ts";
import { expectNoViolations } from "./no-violations.ts";
import { shareEsims } from "./sharing.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { eventually, expect, test } from "./test.ts";
import { languagesFrom, onlyWithAll } from "./when.ts";

test.use({ serviceWorkers: "allow" });

const noNetwork = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

for (const { language, when } of languagesFrom("en"))
  test.describe(language, when, () => {
    test.use({ language });

    test(`in airplane mode an eSIM, its code, its guide and the last pages seen open, in ${language}`, async ({
      visit,
      sandbox,
      customer,
      context,
      complaints,
    }) => {
      complaints.expect(noNetwork);
      const { page, t } = visit;
      test.slow();
      const order = await buyThroughApi(page.request, sandbox, customer);
      const id = order.esims[0]?.id as string;
      await enterAt(visit, sandbox, customer, "/home");
      await page.evaluate("navigator.serviceWorker.ready");
      await page.goto(`/${language}/packages/TR`, { waitUntil: "networkidle" });
      await page.goto(`/${language}/details/${id}`);
      const main = page.getByRole("main");
      await expect(main.getByText(t("esims.offline.kept"))).toBeVisible(eventually);

      await context.setOffline(true);
      await page.reload();
      await expect(main.getByText(t("esims.offline.title"))).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectNoViolations(page);
      await main.getByRole("button", { name: t("esims.pass.refresh") }).click();
      await expect(main.getByRole("status").filter({ hasText: t("problems.code.offline") })).toBeVisible();
      await openCodes(visit);
      await expect(main.getByRole("img", { name: t("install.qr.label") })).toBeVisible();
      await expect(main).toContainText("LPA:1$");
      await expectNoSidewaysScroll(page);
      await expectNoViolations(page);

      await main.getByRole("link", { name: t("install.guide") }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("guide.installation.title"));
      await page.reload();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("guide.installation.title"));

      await page.goto(`/${language}/packages/TR`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const problem = page.getByRole("heading", { level: 1, name: t("shell.problem.offline.title") });
      await expect(problem).toBeHidden();
      // The page as it was, and above it that there is no network.
      const strip = main.getByRole("status").filter({ hasText: t("shell.problem.offline.title") });
      await expect(strip.getByRole("link", { name: t("shell.nav.esims") })).toBeVisible();
      await page.goto(`/${language}/packages/IT`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("shell.problem.offline.title"));

      await page.goto(`/${language}/details/${id}`);
      await expect(main.getByText(t("esims.offline.title"))).toBeVisible();
      await context.setOffline(false);
      await expect(main.getByText(t("esims.offline.title"))).toBeHidden();
    });
  });

/** Names of the databases and of the addresses of pages that this browser keeps. */
const keptHere = `(async () => {
  const pages = [];
  for (const name of ["pages", "answers"])
    if (await caches.has(name)) for (const { url } of await (await caches.open(name)).keys()) pages.push(url);
  return JSON.stringify([(await indexedDB.databases()).map(({ name }) => name), pages]);
})()`;
const nothing = JSON.stringify([[], []]);

for (const ending of ["signs out", "ends the session elsewhere"] as const)
  test(
    `whoever ${ending} leaves nothing behind, in no tab`,
    ending === "signs out" ? {} : onlyWithAll,
    async ({ visit, sandbox, customer, context, complaints }) => {
      complaints.expect(noNetwork, /\b401\b/);
      const { page, t } = visit;
      test.slow();
      const order = await buyThroughApi(page.request, sandbox, customer);
      const address = `/fr/details/${order.esims[0]?.id}`;
      const token = await enterAt(visit, sandbox, customer, "/profile");
      const other = await context.newPage();
      await other.goto(address);
      await expect(other.getByText(t("esims.offline.kept"))).toBeVisible(eventually);
      expect(await page.evaluate(keptHere)).not.toBe(nothing);
      if (ending === "signs out") await page.getByRole("button", { name: t("profile.signOut") }).click();
      else {
        await page.request.delete("/api/v1/app/auth/sessions/current", { headers: asBearer(token) });
        await page.reload();
      }
      await expect(other).toHaveURL(/login/);
      await expect(other.getByText("LPA:1$")).toBeHidden();
      await expect.poll(() => page.evaluate(keptHere)).toBe(nothing);
      await context.setOffline(true);
      await other.goto(address);
      await expect(other.getByText("LPA:1$")).toBeHidden();
      expect(await page.evaluate(keptHere)).toBe(nothing);
    },
  );

test(
  "what was bought while signed in opens without a network though nobody has looked at it yet",
  onlyWithAll,
  async ({ visit, sandbox, customer, context, complaints }) => {
    complaints.expect(noNetwork);
    const { page, t } = visit;
    test.slow();
    const order = await buyThroughApi(page.request, sandbox, customer);
    await enterAt(visit, sandbox, customer, `/success?order=${order.number}`);
    const records = `(async () => (await indexedDB.databases()).length)()`;
    await expect.poll(() => page.evaluate(records), eventually).toBe(1);
    await expect.poll(() => page.evaluate(`caches.match("/shell/fr").then(Boolean)`), eventually).toBe(true);
    await context.setOffline(true);
    await page.goto(`/fr/details/${order.esims[0]?.id}`);
    await openCodes(visit);
    await expect(page.getByRole("img", { name: t("install.qr.label") })).toBeVisible();
  },
);

test(
  "what a guest has bought opens without a network",
  onlyWithAll,
  async ({ visit, customer, context, complaints }) => {
    complaints.expect(noNetwork);
    const { page, t } = visit;
    test.slow();
    await openSummary(visit, "FR");
    await fillSummary(visit, customer);
    await payButton(visit).click();
    await payAtTheBank(page);
    const main = page.getByRole("main");
    await expect(main.getByText(t("esims.offline.kept"))).toBeVisible(eventually);
    await context.setOffline(true);
    await page.reload();
    await expect(main.getByText(t("esims.offline.title"))).toBeVisible();
    await expect(main.getByRole("img", { name: t("install.qr.label") })).toBeVisible();
    await main.getByRole("button", { name: t("install.ready.type") }).click();
    await expect(page.getByRole("dialog")).toContainText("LPA:1$");
  },
);

test(
  "what was shared with a phone opens there without a network, also in large type",
  onlyWithAll,
  async ({ visit, sandbox, customer, browser }) => {
    const { page, t } = visit;
    test.slow();
    const order = await buyThroughApi(page.request, sandbox, customer);
    const token = await enterAt(visit, sandbox, customer, "/profile");
    const [link] = await shareEsims(page.request, token, order, ["Yemma Zohra"], {
      language: "fr",
      largeType: true,
    });
    const phone = await browser.newContext({
      viewport: { width: 390, height: 844 },
      serviceWorkers: "allow",
    });
    const first = await phone.newPage();
    await first.goto(link ?? "");
    await first.getByRole("button", { name: t("received.offer.keep") }).click();
    await expect(first.getByText(t("esims.offline.kept"))).toBeVisible(eventually);
    await first.close();
    await phone.setOffline(true);
    const later = await phone.newPage();
    await later.goto("/fr/for-you");
    await expect(later.getByText(t("esims.offline.title"))).toBeVisible();
    await later
      .getByRole("main")
      .getByRole("link", { name: t("received.install") })
      .click();
    await expect(later.getByRole("img", { name: t("install.qr.label") })).toBeVisible();
    await expect(later.getByRole("main")).toContainText("LPA:1$");
  },
);
