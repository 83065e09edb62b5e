import { brand } from "@rihla/i18n";
import { describe, expect, test } from "vitest";
import { browser, request, send } from "./service-worker.test-kit.ts";

const html = { "content-type": "text/html; charset=utf-8" };
const forAll = { ...html, "cache-control": "public, max-age=0" };
const script = '<script type="module" async src="/assets/entry-1.js"></script>';
const pageOf = (words: string) => `<!doctype html>\n<html lang="fr">${words}${script}`;

const navigate = (address: string) => send("fetch", request(address, { mode: "navigate" }));
/** What is then on the screen. */
const shown = async (address: string) => (await navigate(address))?.text() ?? "";

/** Somebody has opened home and one page more; then there is no network. */
async function openOnce(): Promise<void> {
  browser.answers.set("/fr/home", { status: 200, headers: forAll, body: pageOf("home") });
  browser.answers.set("/shell/fr", { status: 200, headers: forAll, body: pageOf("shell") });
  browser.answers.set("/assets/entry-1.js", { status: 200 });
  await navigate("/fr/home");
  browser.hasNetwork = false;
}

/** What a browser short of room clears away. */
const clear = (cache: string) => browser.caches.get(cache)?.rows.clear();

describe("without a network", () => {
  test("a page seen before is shown as it was, any other in the shell", async () => {
    await openOnce();
    expect(await shown("/fr/home")).toContain("home");
    expect(await shown("/fr/support")).toContain("shell");
    expect(await shown("/fr/esims")).toContain("shell");
  });

  test("a page whose copy was cleared away is shown as the browser itself has kept it, if its code is there", async () => {
    await openOnce();
    clear("pages");
    browser.ownCache.set("/fr/home", new Response(pageOf("own copy"), { headers: html }));
    expect(await shown("/fr/home")).toContain("own copy");
    clear("files");
    expect(await shown("/fr/home")).not.toContain("own copy");
    browser.ownCache.set("/assets/entry-1.js", new Response(""));
    expect(await shown("/fr/home")).toContain("own copy");
  });

  test("a page whose copy was cleared away is else shown in the shell", async () => {
    await openOnce();
    clear("pages");
    expect(await shown("/fr/home")).toContain("shell");
  });

  test("a shell whose code was cleared away is not shown: it would stay empty", async () => {
    await openOnce();
    clear("files");
    expect(await shown("/fr/esims")).toContain("Pas de connexion");
    expect(await shown("/fr/support")).toContain("Pas de connexion");
    browser.ownCache.set("/assets/entry-1.js", new Response(""));
    expect(await shown("/fr/esims")).toContain("shell");
  });

  test.each([
    ["all was cleared away", () => browser.caches.clear()],
    ["the browser's storage can't be opened", () => Object.assign(browser, { hasStorage: false })],
  ])("where %s, the worker's own page says so and whom to write to", async (_, loseAll) => {
    await openOnce();
    loseAll();
    for (const address of ["/fr/home", "/fr/support", "/fr/esims", "/fr/details/0198c0de", "/fr/nowhere"]) {
      const answer = await navigate(address);
      expect(answer?.status).toBe(503);
      expect(answer?.headers.get("cache-control")).toBe("no-store");
      const page = (await answer?.text()) ?? "";
      expect(page).toContain("Pas de connexion");
      expect(page).toContain(`href="mailto:${brand.supportEmail}"`);
      expect(page).toContain("La ligne Voyage est-elle allumée");
    }
  });

  test("the worker's own page leads only to what opens", async () => {
    await openOnce();
    browser.caches.clear();
    expect(await shown("/fr/home")).not.toContain("data-opens");
    browser.ownCache.set("/fr/guide", new Response(pageOf("guide"), { headers: html }));
    browser.ownCache.set("/assets/entry-1.js", new Response(""));
    const links = [...(await shown("/fr/home")).matchAll(/data-opens="([^"]+)"/g)].map(([, to]) => to);
    expect(links).toEqual(["/fr/guide"]);
    expect(await shown("/fr/guide")).toContain("guide");
  });

  test("the worker's own page speaks the language of the address, else the one that was chosen, else French", async () => {
    browser.hasNetwork = false;
    expect(await shown("/ar/home")).toContain('<html lang="ar" dir="rtl">');
    expect(await shown("/en/home")).toContain('<html lang="en" dir="ltr">');
    expect(await shown("/home")).toContain('<html lang="fr" dir="ltr">');
    browser.chosenLanguage = "ar";
    expect(await shown("/home")).toContain('<html lang="ar" dir="rtl">');
    browser.chosenLanguage = "constructor";
    expect(await shown("/home")).toContain('<html lang="fr" dir="ltr">');
  });

  test("nothing but pages is answered so", async () => {
    browser.hasNetwork = false;
    for (const address of ["/assets/entry-1.js", "/api/v1/app/catalogue"])
      await expect(send("fetch", request(address))).rejects.toThrow();
  });
});

test("a page that the browser was led to from elsewhere is not shown under the first address", async () => {
  browser.hasNetwork = false;
  const led = new Response(pageOf("profile"), { headers: html });
  Object.defineProperty(led, "redirected", { value: true });
  led.clone = () => led;
  browser.ownCache.set("/fr/home", led);
  expect(await shown("/fr/home")).toContain("Pas de connexion");
});
