import type { Page } from "@playwright/test";
import { brand } from "@rihla/i18n";
import { enterAt } from "./account.ts";
import { buyThroughApi } from "./buying-without-a-screen.ts";
import { openCodes } from "./esim-sheets.ts";
import { expectNoViolations } from "./no-violations.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { eventually, expect, test, type Visit } from "./test.ts";
import { languagesFrom, onlyWithAll } from "./when.ts";

test.use({ serviceWorkers: "allow" });

const noNetwork = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|\b503\b/;

/** As a browser short of room does; `names`: all of the worker's caches, and what the browser keeps by itself, or some. */
async function clearAway({ page }: Visit, names: string | readonly string[]): Promise<void> {
  await clearBrowsersOwn(page);
  const cleared = typeof names === "string" ? "await caches.keys()" : JSON.stringify(names);
  await page.evaluate(`(async () => { for (const name of ${cleared}) await caches.delete(name); })()`);
}

/** For a browser that thinks that it has a network: code fails by an error of its own, before any call of the shop does. */
const seesItsNetworkGoLate = `(() => {
  Object.defineProperty(navigator, "onLine", { get: () => true });
  const ask = fetch;
  fetch = (...asked) => ask(...asked).catch((error) => new Promise((_, fail) => setTimeout(fail, 1000, error)));
})()`;

/** A file of the shop's code, by a part of its name. */
async function clearFileAway({ page }: Visit, name: string): Promise<void> {
  await clearBrowsersOwn(page);
  await page.evaluate(`(async () => {
    const files = await caches.open("files");
    for (const { url } of await files.keys()) if (url.includes(${JSON.stringify(name)})) await files.delete(url);
  })()`);
}

async function clearBrowsersOwn(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.clearBrowserCache");
}

const whatsApp = 'a[href^="https://wa.me/"]';

for (const { language, when } of languagesFrom("ar"))
  test.describe(language, when, () => {
    test.use({ language });

    test(
      `home, plans and help that lose the network lead to what opens without one, in ${language}`,
      onlyWithAll,
      async ({ visit, context, complaints }) => {
        complaints.expect(noNetwork);
        const { page, t } = visit;
        const strip = page
          .getByRole("main")
          .getByRole("status")
          .filter({ hasText: t("shell.problem.offline.title") });
        await page.goto(`/${language}/guide`, { waitUntil: "networkidle" });
        await page.evaluate("navigator.serviceWorker.ready");
        for (const address of ["/packages/TR", "/support", "/home"]) {
          await page.goto(`/${language}${address}`, { waitUntil: "networkidle" });
          await expect(strip).toBeHidden();
          await context.setOffline(true);
          await expect(strip.getByRole("link", { name: brand.supportEmail })).toBeVisible();
          // Nobody has signed in: there is no eSIM to lead to.
          await expect(strip.getByRole("link", { name: t("shell.nav.esims") })).toBeHidden();
          if (address === "/support") {
            await expect(page.locator(whatsApp)).toHaveCount(0);
            await expect(
              page.getByRole("main").getByText(t("shell.problem.offline.whatsapp")).last(),
            ).toBeVisible();
          }
          await expectNoSidewaysScroll(page);
          await expectNoViolations(page);
          if (address !== "/home") await context.setOffline(false);
        }
        await strip.getByRole("link", { name: t("shell.footer.guide") }).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("guide.title"));
        await context.setOffline(false);
        await expect(strip).toBeHidden();
      },
    );

    test(
      `the shop's own page is seen where the browser has cleared all of it away, and goes on with the network, in ${language}`,
      onlyWithAll,
      async ({ visit, context, complaints }) => {
        complaints.expect(noNetwork);
        const { page, t } = visit;
        await page.goto(`/${language}/home`, { waitUntil: "networkidle" });
        await page.evaluate("navigator.serviceWorker.ready");
        await clearAway(visit, "all");
        await context.setOffline(true);
        await page.goto(`/${language}/support`);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("shell.problem.offline.title"));
        await expect(page.getByRole("link", { name: brand.supportEmail })).toBeVisible();
        await expect(page.getByText(t("guide.check.questions.line"))).toBeVisible();
        // Nothing else is here: it leads to nothing else.
        await expect(page.getByRole("link")).toHaveText([t("shell.problem.retry"), brand.supportEmail]);
        await expectNoSidewaysScroll(page);
        await expectNoViolations(page);
        await page.getByRole("link", { name: t("shell.problem.retry") }).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("shell.problem.offline.title"));
        await context.setOffline(false);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("support.title"), eventually);
      },
    );

    test(
      `an owner's eSIM is reached without a network, whatever the browser has cleared away, in ${language}`,
      onlyWithAll,
      async ({ visit, sandbox, customer, context, complaints }) => {
        complaints.expect(noNetwork);
        test.slow();
        const { page, t } = visit;
        const order = await buyThroughApi(page.request, sandbox, customer);
        const details = `/${language}/details/${order.esims[0]?.id}`;
        const main = page.getByRole("main");
        await enterAt(visit, sandbox, customer, "/home");
        await page.evaluate("navigator.serviceWorker.ready");
        await page.goto(`/${language}/home`, { waitUntil: "networkidle" });
        await page.goto(`/${language}/esims`, { waitUntil: "networkidle" });
        await page.goto(details);
        await expect(main.getByText(t("esims.offline.kept"))).toBeVisible(eventually);

        await test.step("everything is kept", async () => {
          await context.setOffline(true);
          await page.goto(`/${language}/home`);
          const strip = main.getByRole("status").filter({ hasText: t("shell.problem.offline.title") });
          await expect(strip.getByRole("link")).toHaveText([
            t("shell.nav.esims"),
            t("shell.footer.guide"),
            t("shell.problem.offline.questions"),
            brand.supportEmail,
          ]);
          await strip.getByRole("link", { name: t("shell.nav.esims") }).click();
          await main.locator(`a[href*="/details/"]`).first().click();
          await openCodes(visit);
          await expect(main).toContainText("LPA:1$");
        });
        await test.step("the page was cleared away", async () => {
          await clearAway(visit, ["pages"]);
          await page.goto(`/${language}/home`);
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("shell.problem.offline.title"));
          await main.getByRole("link", { name: t("shell.problem.offline.questions") }).click();
          await expect(main.getByRole("heading", { name: t("guide.check.title") })).toBeVisible();
          await page.goto(details);
          await openCodes(visit);
          await expect(main).toContainText("LPA:1$");
        });
        await test.step("its code was cleared away as well, and the browser thinks that it has a network", async () => {
          await page.addInitScript(seesItsNetworkGoLate);
          await clearFileAway(visit, `/${language}-home-`);
          await page.goto(`/${language}/home`);
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("shell.problem.offline.title"));
          await expect(main.getByRole("link", { name: t("shell.problem.offline.questions") })).toBeVisible();
          await page.goto(details);
          await openCodes(visit);
          await expect(main).toContainText("LPA:1$");
        });
        await test.step("all of the shop was cleared away", async () => {
          await clearAway(visit, "all");
          await page.goto(details);
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("shell.problem.offline.title"));
          await expect(main.getByText("LPA:1$")).toBeVisible();
          await expectNoSidewaysScroll(page);
          await expectNoViolations(page);
        });
      },
    );
  });
