import path from "node:path";
import { type BrowserContext, chromium } from "@playwright/test";
import { browserArguments, findBrowser } from "../scripts/testing/browser.ts";
import { makeThrowAwayFolder, removeFolder } from "../scripts/testing/throw-away.ts";
import { buyThroughApi, signInThroughApi } from "./buying-without-a-screen.ts";
import { openCodes } from "./esim-sheets.ts";
import { type ShopProcess, startShopProcess } from "./shop-process.ts";
import { test as base, eventually, expect } from "./test.ts";
import { onlyWithAll } from "./when.ts";

/** `browse`: a browser with a profile on the disk, which it finds again when it is started anew. */
const test = base.extend<{ folder: string; shop: ShopProcess; browse: () => Promise<BrowserContext> }>({
  folder: async ({}, use) => {
    const folder = makeThrowAwayFolder("cold-start");
    await use(folder);
    removeFolder(folder);
  },
  shop: async ({ folder }, use) => {
    const shop = await startShopProcess("shop", folder, {});
    await use(shop);
    await shop.service.stop();
  },
  browse: async ({ folder }, use) => {
    let open: BrowserContext | undefined;
    await use(async () => {
      await open?.close();
      const options = { executablePath: findBrowser(), args: browserArguments };
      open = await chromium.launchPersistentContext(path.join(folder, "profile"), options);
      return open;
    });
    await open?.close();
  },
});

test.use({ serviceWorkers: "allow" });

test(
  "an eSIM opens in a browser that is started anew while the shop is out of reach",
  onlyWithAll,
  async ({ shop, browse, sandbox, customer, request, t }) => {
    test.slow();
    const order = await buyThroughApi(request, sandbox, customer);
    const token = await signInThroughApi(request, sandbox, customer.email);
    const address = `${shop.url}/fr/details/${order.esims[0]?.id}`;
    const before = await (await browse()).newPage();
    await before.goto(`${shop.url}/fr/home`);
    await before.evaluate(`localStorage.setItem("Token", ${JSON.stringify(token)})`);
    await before.goto(address);
    await expect(before.getByText(t("esims.offline.kept"))).toBeVisible(eventually);
    // Encrypted: the code stands nowhere in what the browser keeps for the page.
    const records = await before.evaluate(readAllRecords);
    expect(records).toContain("content");
    expect(records).not.toContain("LPA:1");

    await shop.service.stop();
    const page = await (await browse()).newPage();
    await page.goto(address);
    await expect(page.getByText(t("esims.offline.title"))).toBeVisible();
    await openCodes({ page, t });
    await expect(page.getByRole("img", { name: t("install.qr.label") })).toBeVisible();
    await expect(page.getByRole("main")).toContainText("LPA:1$");
    await page.getByRole("link", { name: t("install.guide") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("guide.installation.title"));
  },
);

const readAllRecords = `new Promise((resolve, reject) => {
  const opening = indexedDB.open("kept");
  opening.onerror = reject;
  opening.onsuccess = () => {
    const reading = opening.result.transaction("records").objectStore("records").getAll();
    reading.onsuccess = () => {
      opening.result.close();
      const text = (bytes) => Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join("");
      resolve(reading.result.map((record) => Object.entries(record).map(([name, bytes]) => name + text(bytes)).join()).join());
    };
  };
})`;
