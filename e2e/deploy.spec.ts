import path from "node:path";
import type { Page } from "@playwright/test";
import { buildNext } from "../apps/web/tooling/build-next.ts";
import { root } from "../scripts/program/paths.ts";
import { makeThrowAwayFolder, removeFolder } from "../scripts/testing/throw-away.ts";
import { enterAt } from "./account.ts";
import { type Balancer, startBalancer } from "./balancer.ts";
import { buyThroughApi } from "./buying-without-a-screen.ts";
import { openCodes } from "./esim-sheets.ts";
import { type ShopProcess, startShopProcess } from "./shop-process.ts";
import { test as base, eventually, expect } from "./test.ts";
import { onlyWithAll } from "./when.ts";

type Start = (release: "old" | "next", sharing: "shared" | "alone") => Promise<ShopProcess>;

const test = base.extend<{ balancer: Balancer; start: Start }, { nextBuild: string }>({
  nextBuild: [
    async ({}, use) => {
      // Inside the repository, where its libraries are found.
      const folder = path.join(root, ".cache", `next-release-${process.pid}`);
      buildNext(folder, "next");
      await use(folder);
      removeFolder(folder);
    },
    { scope: "worker", timeout: 120_000 },
  ],
  balancer: async ({}, use) => {
    const balancer = await startBalancer();
    await use(balancer);
    balancer.stop();
  },
  start: async ({ nextBuild }, use) => {
    const folder = makeThrowAwayFolder("deploy");
    const started: ShopProcess[] = [];
    await use(async (release, sharing) => {
      const shop = await startShopProcess(`${release}-${started.length}`, folder, {
        ...(release === "next" && { build: nextBuild }),
        ...(sharing === "shared" && { assetsDir: path.join(folder, "assets") }),
      });
      started.push(shop);
      return shop;
    });
    await Promise.all(started.map(({ service }) => service.stop()));
    removeFolder(folder);
  },
  baseURL: ({ balancer }, use) => use(balancer.url),
});

/** Built once for all. */
test.describe.configure({ mode: "default" });

const isNext = (page: Page) => page.locator("main[data-release=next]");

/** Home of the old release in a tab, its processes gone and the next release in their place. */
async function deployUnder(page: Page, balancer: Balancer, start: Start, sharing: "shared" | "alone") {
  const old = await start("old", sharing);
  balancer.targets = [old.url];
  await page.goto("/fr/home", { waitUntil: "networkidle" });
  const next = await start("next", sharing);
  balancer.targets = [next.url];
  await old.service.stop();
}

function countDocuments(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) count++;
  });
  return () => count;
}

test(
  "an open page goes on after a deploy, with the code of its own release",
  onlyWithAll,
  async ({ page, balancer, start }) => {
    await deployUnder(page, balancer, start, "shared");
    const documents = countDocuments(page);
    await page.locator('a[href="/fr/packages/TR"]').first().click();
    await expect(page).toHaveURL(/\/fr\/packages\/TR$/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Turquie");
    await expect(isNext(page)).toHaveCount(0);
    expect(documents()).toBe(0);
    await page.reload();
    await expect(isNext(page)).toBeVisible();
  },
);

test.describe("with what a browser keeps for being without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test(
    "the next release takes the older one's place at the second opening, and opens without a network",
    onlyWithAll,
    async ({ page, context, visit, sandbox, customer, balancer, start, complaints }) => {
      complaints.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
      // The shape of a page that takes long is fetched at the first touch; an older release does without it.
      complaints.expect(/assets\/pending-page-/);
      test.slow();
      const old = await start("old", "alone");
      balancer.targets = [old.url];
      const order = await buyThroughApi(page.request, sandbox, customer);
      const address = `/fr/details/${order.esims[0]?.id}`;
      await enterAt(visit, sandbox, customer, `/details/${order.esims[0]?.id}`);
      await expect(page.getByText(visit.t("esims.offline.kept"))).toBeVisible(eventually);
      const next = await start("next", "alone");
      balancer.targets = [next.url];
      await old.service.stop();

      // The older one's page, whole, though nobody serves its code any more.
      await page.goto(address);
      await expect(page.getByText(visit.t("esims.offline.kept"))).toBeVisible();
      await expect(isNext(page)).toHaveCount(0);
      await openCodes(visit);
      await page.getByRole("link", { name: visit.t("install.guide") }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(visit.t("guide.installation.title"));

      await expect.poll(() => page.evaluate(shellIsNext)).toBe(true);
      await context.setOffline(true);
      await page.goto(address);
      await expect(isNext(page)).toBeVisible();
      await openCodes(visit);
      await expect(page.getByRole("img", { name: visit.t("install.qr.label") })).toBeVisible();
      await page.getByRole("link", { name: visit.t("install.guide") }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(visit.t("guide.installation.title"));
    },
  );
});

/** Whether the page kept for being without a network is that of the release that is served. */
const shellIsNext = `(async () => {
  const kept = await (await caches.match("/shell/fr")).text();
  return kept === (await (await fetch("/shell/fr")).text());
})()`;

test(
  "old and next release side by side, then the old one stops: no request fails, no page is without its scripts",
  onlyWithAll,
  async ({ balancer, start }) => {
    const [old, next] = [await start("old", "shared"), await start("next", "shared")];
    balancer.targets = [old.url, next.url];
    const failed: string[] = [];
    const seen = { pages: 0, next: 0 };
    let stops = false;
    const visitor = async (addresses: string[]) => {
      for (let turn = 0; !stops || turn < addresses.length; turn++) {
        const address = addresses[turn % addresses.length] ?? "";
        const html = await get(balancer.url + address, failed);
        seen.pages++;
        if (html.includes('data-release="next"')) seen.next++;
        const scripts = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, name]) => name);
        if (scripts.length < 3) failed.push(`${address} names ${scripts.length} scripts`);
        for (const script of scripts) await get(balancer.url + script, failed);
      }
    };
    const load = ["/fr/home", "/ar/packages/TR", "/en/support", "/fr/login"].map((first, place, all) =>
      visitor([first, ...all.slice(place + 1), ...all.slice(0, place)]),
    );
    await expect.poll(() => seen.pages).toBeGreaterThan(20);
    expect(seen.next).toBeGreaterThan(0);
    expect(seen.next).toBeLessThan(seen.pages);
    await old.service.stop();
    const { code } = await old.service.ended;
    stops = true;
    await Promise.all(load);
    expect(failed).toEqual([]);
    expect(code).toBe(0);
    expect(balancer.targets).toEqual([next.url]);
  },
);

async function get(address: string, failed: string[]): Promise<string> {
  const answer = await fetch(address).catch((error: Error) => error);
  if (answer instanceof Response && answer.ok) return answer.text();
  failed.push(`${address}: ${answer instanceof Response ? answer.status : answer.message}`);
  return "";
}
