import type { Page } from "@playwright/test";
import { mailedGuideAnchor } from "@rihla/contract/rules/guides";
import { languageCodes } from "@rihla/i18n";
import { layoutShifts } from "./layout-shifts.ts";
import { expectNoViolations } from "./no-violations.ts";
import { iphone } from "./other-browsers.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { expect, test, type Visit } from "./test.ts";
import { languagesFrom, onlyWithAll } from "./when.ts";
import { wordsOf } from "./words.ts";

/** The line that says whose menus are shown. */
async function openDevice({ page, t }: Visit): Promise<void> {
  await page
    .locator("summary")
    .filter({ hasText: t("guide.phones.label") })
    .click();
}

const pages = [
  ["/guide", "guide.title"],
  ["/guide/installation", "guide.installation.title"],
  ["/guide/activation", "guide.activation.title"],
] as const;

test.describe("before any script runs", () => {
  test.use({ javaScriptEnabled: false });

  test("the guide leads from home to the steps for one's own phone, and stays with it", async ({
    visit,
    complaints,
  }) => {
    const { page, t } = visit;
    complaints.expect(/\.js csp$/); // how the browser puts that scripts are switched off
    await page.goto("/fr/home");
    await page.getByRole("link", { name: t("discover.how.guide") }).click();
    await page.getByRole("link", { name: t("guide.stages.install.title") }).click();
    await expect(page.getByRole("list", { name: "Avec le QR code" })).toContainText("Ajouter une eSIM");
    await expect(page.getByRole("list", { name: "Avec le QR code" }).locator("svg")).not.toHaveCount(0);
    await openDevice(visit);
    const phones = page.getByRole("navigation", { name: t("guide.phones.label") });
    await phones.getByRole("link", { name: t("guide.phones.samsung") }).click();
    await expect(page).toHaveURL(/\/fr\/guide\/installation\?phone=samsung$/);
    await expect(page.getByRole("list", { name: "Avec le QR code" })).toContainText("Gestionnaire SIM");
    await openDevice(visit);
    const menus = page.getByRole("navigation", { name: t("guide.choose.menus") });
    await menus.getByRole("link", { name: "English" }).click();
    await expect(page.getByRole("list", { name: "Avec le QR code" })).toContainText("SIM manager");
    await page.getByRole("link", { name: t("guide.installation.next") }).click();
    await expect(page).toHaveURL(/\/fr\/guide\/activation\?phone=samsung$/);
    await expect(page.getByRole("list", { name: "Pas de connexion ?" })).toBeVisible();
  });
});

test(
  "another phone is chosen without a new page, and one step back is where one came from",
  onlyWithAll,
  async ({ visit }) => {
    const { page, t } = visit;
    await page.goto("/fr/guide", { waitUntil: "networkidle" });
    await page.getByRole("link", { name: t("guide.stages.rescue.title") }).click();
    await expect(page.getByRole("region", { name: "Pas de connexion ?" })).toBeInViewport();
    await openDevice(visit);
    await page.getByRole("link", { name: t("guide.phones.pixel") }).click();
    // The same step on the other phone.
    await expect(page.getByRole("region", { name: "Pas de connexion ?" })).toContainText(
      "Réseau et Internet",
    );
    await page.getByText(t("guide.player.all"), { exact: true }).click();
    const roaming = page.getByRole("list", { name: "L’itinérance de la ligne Voyage" });
    await expect(roaming).toContainText("Réseau et Internet");
    await expect(roaming.locator("svg")).toHaveCount(3);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: t("guide.title") })).toBeVisible();
  },
);

for (const { language, when } of languagesFrom("ar"))
  test.describe(language, when, () => {
    test.use({ language });

    test(`a part of the guide in ${language} is gone through by pressing, by finger and by arrows, and its step stays`, async ({
      visit,
    }) => {
      const { page, t } = visit;
      await page.goto(`/${language}/guide/installation?phone=samsung`, { waitUntil: "networkidle" });
      const player = page.getByRole("main").locator("section.guide-player");
      const at = (number: number, count: number) =>
        expect(player.getByText(t("guide.player.step", { number, count }), { exact: true })).toBeVisible();
      const done = player.getByRole("button", { name: t("guide.player.done"), exact: true });
      await at(1, 2);
      // The screen, what to do on it and both buttons are seen at once.
      for (const seen of [player.locator("svg").first(), player.locator("[data-played] p").first(), done])
        await expect(seen).toBeInViewport({ ratio: 0.99 });
      expect(await page.evaluate(layoutShifts)).toEqual([]);
      await page.getByRole("link", { name: new RegExp(partNames[language]) }).click();
      await at(1, 7);
      await done.click();
      await at(2, 7);
      await expect(player.getByRole("status")).toContainText(t("guide.player.step", { number: 2, count: 7 }));
      const isRightToLeft = language === "ar";
      await swipe(page, isRightToLeft ? 200 : -200);
      await at(3, 7);
      await page.keyboard.press(isRightToLeft ? "ArrowLeft" : "ArrowRight");
      await at(4, 7);
      await page.reload();
      await at(4, 7);
      await page.goBack();
      await at(3, 7);
      await swipe(page, isRightToLeft ? -200 : 200);
      await at(2, 7);
      for (let step = 3; step <= 7; step++) {
        await page.keyboard.press(isRightToLeft ? "ArrowLeft" : "ArrowRight");
        await at(step, 7);
      }
      await expectNoSidewaysScroll(page);
      await expectNoViolations(page);
      // Then what every way ends with, and on.
      await done.click();
      await at(1, 2);
      await done.click();
      await player.getByRole("link", { name: t("guide.installation.next") }).click();
      await expect(page).toHaveURL(/guide\/activation\?phone=samsung$/);
    });
  });

const partNames = { fr: "Avec le QR code", en: "With the QR code", ar: "برمز QR" };

/** A finger that goes sideways over the drawing. */
async function swipe(page: Page, x: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const from = { x: 195, y: 400 };
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  await touch("touchStart", [from]);
  await touch("touchMove", [{ ...from, x: from.x + x / 2 }]);
  await touch("touchMove", [{ ...from, x: from.x + x * 0.9 }]);
  await touch("touchEnd", []);
  await session.detach();
}

test("the way is watched as a film with captions, and opened as a page to print", async ({ visit }) => {
  const { page, t } = visit;
  const films: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/films/")) films.push(request.url());
  });
  await page.goto("/fr/guide/installation?phone=samsung&menus=ar", { waitUntil: "networkidle" });
  const paper = page.getByRole("link", { name: t("guide.takeAlong.paper") });
  const sheet = await page.request.get((await paper.getAttribute("href")) ?? "");
  expect([sheet.status(), sheet.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  expect(films).toEqual([]);
  await page.getByRole("link", { name: /^Voir le film/ }).click();
  const sheetOfFilm = page.getByRole("dialog", { name: t("guide.takeAlong.film", { phone: "Samsung" }) });
  const film = sheetOfFilm.locator("video");
  await expect(film).toBeVisible();
  expect(films.filter((address) => address.endsWith(".mp4"))).toEqual([]);
  const playing = await page.evaluate<{ seconds: number; captions: string[]; src: string }>(`(async () => {
    const video = document.querySelector("dialog video");
    await video.play();
    const shown = [...video.textTracks].filter(({ mode }) => mode === "showing");
    return { seconds: video.duration, captions: shown.map(({ language }) => language), src: video.currentSrc };
  })()`);
  expect(playing.seconds).toBeGreaterThan(60);
  expect(playing.captions).toEqual(["fr"]);
  // The menus' language is the film's.
  expect(playing.src).toMatch(/samsung-\w+\.ar\.mp4$/);
  await page.keyboard.press("Escape");
  await expect(film).toHaveCount(0);
});

test("what is printed is the guide alone", onlyWithAll, async ({ visit }) => {
  const { page, t } = visit;
  await page.goto("/fr/guide/activation?phone=pixel", { waitUntil: "networkidle" });
  const printed = page.evaluate("new Promise((resolve) => (window.print = () => resolve(true)))");
  await page.getByRole("button", { name: t("guide.print") }).click();
  expect(await printed).toBe(true);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("list", { name: "L’itinérance de la ligne Voyage" })).toBeVisible();
  for (const frame of ["banner", "contentinfo", "navigation", "button"] as const)
    await expect(page.getByRole(frame)).toHaveCount(0);
  await page.goto("/fr/guide/installation?phone=samsung", { waitUntil: "networkidle" });
  const pages = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/g);
  // Four well filled sheets: a fifth and sixth held two drawings and a note.
  expect(pages).toHaveLength(4);
});

test("search engines find each page of the guide in each language", onlyWithAll, async ({ request }) => {
  const map = await (await request.get("/sitemap.xml")).text();
  for (const language of languageCodes)
    for (const [address, title] of pages) {
      expect(map).toContain(`/${language}${address}</loc>`);
      const page = await (await request.get(`/${language}${address}`)).text();
      expect(page).toContain(`>${wordsOf(language)(title)}</h1>`);
    }
});

for (const { language, when } of languagesFrom("ar"))
  test.describe(language, when, () => {
    test.use({ language });

    test(`the guide in ${language} shuts nobody out, by day and by night`, onlyWithAll, async ({ visit }) => {
      for (const [address] of pages) {
        await visit.page.goto(`/${language}${address}?phone=other`);
        await expectNoSidewaysScroll(visit.page);
        await expectNoViolations(visit.page);
      }
    });
  });

for (const { language, when } of languagesFrom("fr", onlyWithAll))
  test.describe(language, when, () => {
    test.use({ language, userAgent: iphone });

    test(`the guide's own links, and a mail's that names the phone which was checked, open on the phone in hand, in ${language}`, async ({
      visit,
    }) => {
      const { page, t } = visit;
      const ofIphone = new RegExp(`/${language}/guide/installation\\?phone=iphone$`);
      await page.goto(`/${language}/guide`, { waitUntil: "networkidle" });
      await page.getByRole("link", { name: t("guide.stages.install.title") }).click();
      await expect(page).toHaveURL(ofIphone);
      await page.goto(`/${language}/guide/installation?phone=samsung#${mailedGuideAnchor}`);
      await expect(page).toHaveURL(ofIphone);
      // Chosen here, another one stays.
      await openDevice(visit);
      const phones = page.getByRole("navigation", { name: t("guide.phones.label") });
      await phones.getByRole("link", { name: t("guide.phones.samsung") }).click();
      await expect(page).toHaveURL(/phone=samsung$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("guide.installation.title"));
    });
  });
