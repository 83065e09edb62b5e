import { tmpdir } from "node:os";
import path from "node:path";
import type { Page, Request } from "@playwright/test";
import { expectNoViolations } from "./no-violations.ts";
import { cameraShowing, codePicture, filmBoardingPass } from "./qr-picture.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { expect, test, type Visit } from "./test.ts";
import { languagesFrom, onlyWithAll } from "./when.ts";

const film = path.join(tmpdir(), `rihla-ticket-${process.env.TEST_PARALLEL_INDEX ?? "0"}.y4m`);
test.use({ launchOptions: cameraShowing(film) });
test.describe.configure({ timeout: 120_000 });

const dayMs = 86_400_000;
const inDays = (days: number) =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Africa/Algiers" }).format(Date.now() + days * dayMs);
const leaving = inDays(20);
const inYear = (day: string) =>
  String((Date.parse(day) - Date.parse(`${day.slice(0, 4)}-01-01`)) / dayMs + 1).padStart(3, "0");
/** Nobody's. */
const boardingPass = (to = "IST") =>
  `M1BENALI/AMINA        EXK7QM2 ALG${to}TK 0652 ${inYear(leaving)}Y012A0034 100`;
const secrets = /BENALI|AMINA|XK7QM2|0652/i;

const sheet = ({ page, t }: Visit) => page.getByRole("dialog", { name: t("ticket.title") });

async function open(visit: Visit): Promise<void> {
  const { page, t, language } = visit;
  await page.goto(`/${language}/home`);
  await page.getByRole("button", { name: t("trip.when") }).click();
  await page.getByRole("button", { name: t("trip.ticket"), exact: true }).click();
  await expect(sheet(visit).getByText(t("ticket.private"))).toBeVisible();
}

async function choose(visit: Visit, name: string, mimeType: string, buffer: Buffer, before = async () => {}) {
  const chooser = visit.page.waitForEvent("filechooser");
  await sheet(visit)
    .getByRole("button", { name: visit.t("ticket.file.choose") })
    .click();
  const { setFiles } = await chooser.then((opened) => ({ setFiles: opened.setFiles.bind(opened) }));
  await before();
  await setFiles({ name, mimeType, buffer });
}

const fill = (visit: Visit) => sheet(visit).getByRole("button", { name: visit.t("ticket.found.fill") });

/** In one tap: a week. */
async function answerBack(visit: Visit): Promise<void> {
  const week = sheet(visit)
    .locator("label")
    .filter({ hasText: visit.t("common.days", { count: 8 }) });
  await week.getByRole("radio").check();
}

async function expectFilled({ page, language, t }: Visit): Promise<void> {
  const turkey = { fr: "Turquie", en: "Türkiye", ar: "تركيا" }[language];
  await expect(page.getByRole("combobox", { name: t("search.label") })).toHaveValue(
    new RegExp(`${turkey}|Turkey`),
  );
  await expect(page.locator('input[name="from"]').first()).toHaveValue(leaving);
  await expect(page.locator('input[name="to"]').first()).toHaveValue(inDays(27));
}

/** Of everything that a browser keeps. */
const kept = (page: Page) =>
  page.evaluate<string>(
    "JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state])",
  );

for (const { language, when } of languagesFrom("fr", onlyWithAll))
  test.describe(language, when, () => {
    test.use({ language });

    test(`a turned picture of a boarding pass fills the form, and nothing of it leaves the phone (${language})`, async ({
      visit,
      context,
    }) => {
      const { page } = visit;
      await open(visit);
      await expectNoViolations(page);
      await expectNoSidewaysScroll(page);
      const picture = await codePicture(context, boardingPass(), "PDF417", 7);
      const asked: Request[] = [];
      const decoder = page.waitForResponse(/\.wasm/);
      await choose(visit, "photo.png", "image/png", picture, async () => {
        await decoder;
        page.on("request", (request) => asked.push(request));
      });
      await expect(sheet(visit).getByText(visit.t("ticket.found.title"))).toBeVisible();
      await expectNoViolations(page);
      await expectNoSidewaysScroll(page);
      await answerBack(visit);
      expect(asked.map((request) => request.url())).toEqual([]);
      await fill(visit).click();
      await expectFilled(visit);
      // Only then its plans are asked for, by the country alone; nobody was sent on.
      expect(page.url()).toMatch(/\/home$/);
      for (const request of asked)
        expect(
          `${request.url()} ${request.postData() ?? ""} ${JSON.stringify(request.headers())}`,
        ).not.toMatch(secrets);
      expect(await kept(page)).not.toMatch(secrets);
      expect(await page.content()).not.toMatch(secrets);
      await expectNoViolations(page);
    });
  });

for (const format of ["Aztec", "DataMatrix", "QRCode"] as const)
  test(`a picture of a pass with the code ${format} is read`, onlyWithAll, async ({ visit, context }) => {
    await open(visit);
    await choose(visit, "photo.png", "image/png", await codePicture(context, boardingPass(), format));
    await answerBack(visit);
    await fill(visit).click();
    await expectFilled(visit);
  });

test("the camera reads a boarding pass on paper", onlyWithAll, async ({ visit, context }) => {
  await filmBoardingPass(film, "PDF417", boardingPass());
  await context.grantPermissions(["camera"]);
  await open(visit);
  await sheet(visit)
    .getByRole("button", { name: visit.t("ticket.camera.open") })
    .click();
  await answerBack(visit);
  await fill(visit).click();
  await expectFilled(visit);
});

test(
  "a pasted message is read without a network, and either order of a date is asked for",
  onlyWithAll,
  async ({ visit, context, complaints }) => {
    complaints.expect(/ERR_INTERNET_DISCONNECTED/);
    const { page, t } = visit;
    await open(visit);
    await context.setOffline(true);
    const read = async (text: string) => {
      await sheet(visit).getByRole("textbox").fill(text);
      await sheet(visit)
        .getByRole("button", { name: t("ticket.text.read") })
        .click();
    };
    await read("Bonjour");
    await expect(sheet(visit).getByText(t("ticket.miss.no-flight"))).toBeVisible();
    const year = Number(leaving.slice(0, 4)) + 1;
    await read(`Vol Alger - Istanbul 05/02/${year} à 14h`);
    const question = sheet(visit).getByRole("group", {
      name: new RegExp(`5.février ${year} ou 2.mai ${year}`),
    });
    await expect(question).toBeVisible();
    await expect(fill(visit)).toHaveAttribute("aria-disabled", "true");
    // By keyboard alone.
    await question.getByRole("radio").nth(1).press("Space");
    await sheet(visit)
      .getByRole("radio", { name: t("ticket.back.none") })
      .press("Space");
    await fill(visit).press("Enter");
    await expect(page.getByRole("combobox", { name: t("search.label") })).toHaveValue("Turquie");
    await expect(page.getByRole("button", { name: t("trip.when") })).toContainText(t("trip.add"));
    await context.setOffline(false);
  },
);

test(
  "a calendar's file is read, and what a file can't give is said",
  onlyWithAll,
  async ({ visit, context }) => {
    const { t } = visit;
    await open(visit);
    await choose(visit, "note.pdf", "application/pdf", Buffer.from("%PDF-1.7"));
    await expect(sheet(visit).getByText(t("ticket.miss.pdf"))).toBeVisible();
    await choose(
      visit,
      "photo.png",
      "image/png",
      await codePicture(context, "https://example.com", "QRCode"),
    );
    await expect(sheet(visit).getByText(t("ticket.miss.no-flight"))).toBeVisible();
    const day = leaving.replaceAll("-", "");
    const lines = [
      "BEGIN:VCALENDAR",
      "BEGIN:VEVENT",
      "SUMMARY:Vol ALG-IST",
      `DTSTART;VALUE=DATE:${day}`,
      "END:VEVENT",
    ];
    await choose(visit, "vol.ics", "text/calendar", Buffer.from([...lines, "END:VCALENDAR"].join("\r\n")));
    await answerBack(visit);
    await fill(visit).click();
    await expectFilled(visit);
  },
);
