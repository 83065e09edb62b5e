import { languageCodes } from "@rihla/i18n";
import { payAtTheBank } from "./bank-page.ts";
import { fillSummary, openSummary, payButton } from "./buying.ts";
import { expectNoViolations } from "./no-violations.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { eventually, expect, test, type Visit } from "./test.ts";
import { languagesFrom, onlyWithAll } from "./when.ts";
import { wordsOf } from "./words.ts";

const agents = {
  iphone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
  oldIphone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 12_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.0 Mobile/15E148 Safari/604.1",
  samsung:
    "Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36",
  unknown:
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
};
/** Only Chrome gives hints; the phones played here would contradict its own. */
const noHints = "delete Navigator.prototype.userAgentData";
const eid = "89049032007108882600137544319616";

const sheet = ({ page, t }: Visit) => page.getByRole("dialog", { name: t("compatibility.sheet.title") });
const press = (visit: Visit, key: Parameters<Visit["t"]>[0]) =>
  sheet(visit)
    .getByRole("button", { name: visit.t(key), exact: true })
    .click();

/** The EID typed, the lock answered. */
async function checkPhone(visit: Visit): Promise<void> {
  const { t } = visit;
  await press(visit, "compatibility.sheet.eid.yes");
  const field = sheet(visit).getByLabel(t("compatibility.sheet.eid.field"));
  await field.fill(eid.replace("2600", "2060"));
  await expect(field).toHaveAccessibleDescription(new RegExp(t("compatibility.sheet.eid.faults.digits")));
  await field.fill(eid);
  await expect(sheet(visit).getByText(t("compatibility.sheet.eid.right"))).toBeVisible();
  await press(visit, "compatibility.sheet.lock.free");
  await expect(
    sheet(visit)
      .getByRole("status")
      .filter({ hasText: t("compatibility.sheet.result.good") }),
  ).toBeVisible();
}

test.describe("before any script runs", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "three presses lead to a device's answer, and a search finds it",
    onlyWithAll,
    async ({ visit, complaints }) => {
      const { page, t } = visit;
      complaints.expect(/\.js csp$/); // how the browser puts that scripts are switched off
      await page.goto("/fr/compatibility");
      await page.getByRole("link", { name: t("compatibility.kinds.tablet") }).click();
      await page.getByRole("link", { name: "Apple", exact: true }).click();
      await page.getByRole("link", { name: /iPad \(10th gen\)/ }).click();
      await expect(page.getByText(t("compatibility.answers.depends.body"))).toBeVisible();
      await expect(page.getByText(t("compatibility.exceptions.cellular"))).toBeVisible();
      const field = page.getByRole("searchbox", { name: t("compatibility.search.label") });
      await field.fill("s23");
      await field.press("Enter");
      await expect(page).toHaveURL(/compatibility\?q=s23/);
      await expect(page.getByRole("link", { name: /^Galaxy S23 / }).first()).toBeVisible();
    },
  );
});

test(
  "search engines find the page in each language, with its own title",
  onlyWithAll,
  async ({ request }) => {
    const map = await (await request.get("/sitemap.xml")).text();
    for (const language of languageCodes) {
      expect(map).toContain(`/${language}/compatibility</loc>`);
      const page = await (await request.get(`/${language}/compatibility`)).text();
      expect(page).toContain(`>${wordsOf(language)("compatibility.title")}</h1>`);
      expect(page).toMatch(/<title>[^<]*eSIM[^<]*<\/title>/);
    }
  },
);

test("a device is found as it is typed, and one that is not listed is unknown, not refused", async ({
  visit,
}) => {
  const { page, t } = visit;
  await page.goto("/fr/compatibility", { waitUntil: "networkidle" });
  const field = page.getByRole("searchbox", { name: t("compatibility.search.label") });
  await field.fill("آيفون xs");
  await page.getByRole("link", { name: /^iPhone XS\s?Apple/ }).click();
  await expect(page.getByText(t("compatibility.exceptions.china"))).toBeVisible();
  await field.fill("galaxy a12");
  await expect(page.getByText(t("compatibility.search.unknown", { query: "galaxy a12" }))).toBeVisible();
  await expect(page.getByText(t("compatibility.answers.no.body"))).toHaveCount(0);
});

test.describe("on an iPhone", () => {
  test.use({ userAgent: agents.iphone, language: "fr" });

  test("it is named and answered, with its own way to the EID", onlyWithAll, async ({ visit }) => {
    const { page, t } = visit;
    await page.addInitScript(noHints);
    await page.goto("/fr/home", { waitUntil: "networkidle" });
    await page.getByRole("link", { name: t("discover.compatibility.check") }).click();
    await expect(sheet(visit).getByRole("link", { name: /\*#06#/ })).toHaveAttribute("href", "tel:*%2306%23");
    await expect(sheet(visit).getByText(t("compatibility.sheet.eid.find.iphone"))).toBeVisible();
    await press(visit, "compatibility.sheet.makes.pixel");
    await expect(sheet(visit).getByText(t("compatibility.sheet.eid.find.pixel"))).toBeVisible();
    await page.goto("/fr/compatibility");
    await expect(page.getByText(t("compatibility.here.iphoneNew", { version: "17.5" }))).toBeVisible();
  });
});

test.describe("on an iPhone with iOS 12.0", () => {
  test.use({ userAgent: agents.oldIphone });

  test("the least version is said", onlyWithAll, async ({ visit }) => {
    await visit.page.addInitScript(noHints);
    await visit.page.goto("/fr/compatibility");
    await expect(visit.page.getByText(visit.t("compatibility.here.iphoneOld"))).toBeVisible();
  });
});

test.describe("on an Android that says nothing of itself", () => {
  test.use({ userAgent: agents.unknown, language: "ar" });

  test("it is called unknown in Arabic, and the EID decides", async ({ visit }) => {
    const { page, t } = visit;
    await page.addInitScript(noHints);
    await page.goto("/ar/compatibility", { waitUntil: "networkidle" });
    await expect(page.getByRole("heading", { name: t("compatibility.here.android") })).toBeVisible();
    await page
      .getByRole("link", { name: t("compatibility.check") })
      .first()
      .click();
    await press(visit, "compatibility.sheet.eid.no");
    await expect(sheet(visit).getByText(t("compatibility.sheet.result.missing"))).toBeVisible();
    await expectNoViolations(page);
  });
});

test.describe("on a Samsung", () => {
  test.use({ userAgent: agents.samsung });

  test("what was checked goes with the order, and its EID nowhere", async ({ visit, customer }) => {
    const { page, t } = visit;
    await page.addInitScript(noHints);
    const sent: string[] = [];
    page.on("request", (request) => sent.push(request.url() + (request.postData() ?? "")));
    await page.goto("/fr/compatibility");
    await expect(
      page.getByRole("heading", { name: t("compatibility.here.model", { model: "Galaxy S23" }) }),
    ).toBeVisible();
    await openSummary(visit);
    await fillSummary(visit, customer);
    const agreed = page.getByRole("checkbox", { name: t("checkout.agree.device") });
    await agreed.uncheck();
    await page.getByRole("link", { name: t("checkout.agree.check") }).click();
    await checkPhone(visit);
    await press(visit, "compatibility.sheet.done");
    await expect(agreed).toBeChecked();
    const placed = page.waitForRequest(
      (request) => request.method() === "POST" && /\/orders$/.test(request.url()),
    );
    await payButton(visit).click();
    expect((await placed).postDataJSON().deviceCheck).toEqual({
      model: "Galaxy S23",
      eid: "verified",
      lock: "free",
      forSomebodyElse: false,
    });
    await payAtTheBank(page);
    await expect(page).toHaveURL(/\/success/, eventually);
    expect(sent.filter((text) => text.includes(eid))).toEqual([]);
    expect(await page.evaluate("JSON.stringify([{ ...localStorage }, { ...sessionStorage }])")).not.toContain(
      eid,
    );
  });
});

test(
  "somebody else's phone is checked there, and the answer comes back by its link",
  onlyWithAll,
  async ({ visit, browser, baseURL }) => {
    const { page, t } = visit;
    await page.goto("/fr/compatibility", { waitUntil: "networkidle" });
    await page.getByRole("button", { name: t("compatibility.other.share") }).click();
    const there = await browser.newContext({ ...(baseURL ? { baseURL } : {}), userAgent: agents.samsung });
    const theirs = await there.newPage();
    await theirs.addInitScript(noHints);
    await theirs.goto("/fr/compatibility?whose=other");
    await expect(
      theirs.getByRole("heading", { level: 1, name: t("compatibility.asked.title") }),
    ).toBeVisible();
    await expect(theirs.getByRole("heading", { name: /Galaxy S23/ })).toBeVisible();
    await theirs.getByRole("link", { name: t("compatibility.check"), exact: true }).click();
    await checkPhone({ ...visit, page: theirs });
    const whatsapp = sheet({ ...visit, page: theirs }).getByRole("link", { name: "WhatsApp" });
    const message = new URL((await whatsapp.getAttribute("href")) ?? "").searchParams.get("text") ?? "";
    for (const [way, scheme] of [
      ["compatibility.other.sms", /^sms:/],
      ["compatibility.other.mail", /^mailto:/],
    ] as const)
      await expect(
        sheet({ ...visit, page: theirs }).getByRole("link", { name: t(way), exact: true }),
      ).toHaveAttribute("href", scheme);
    await there.close();
    await page.getByLabel(t("compatibility.other.paste")).fill(message);
    await expect(page.getByText(t("compatibility.answered.title"), { exact: true })).toBeVisible();
    await page.goto(/https?:\S+/.exec(message)?.[0] ?? "");
    await expect(page.getByText(t("compatibility.answered.kept"))).toBeVisible();
    expect(await page.evaluate("localStorage.deviceCheck")).toBe("vfo-Galaxy S23");
  },
);

for (const { language, when } of languagesFrom("en"))
  test.describe(language, when, () => {
    test.use({ language });

    test(
      `compatibility in ${language} shuts nobody out, by day and by night`,
      onlyWithAll,
      async ({ visit }) => {
        for (const query of ["?q=redmi", "?kind=watch&maker=Samsung&model=apple-iphone-15"]) {
          await visit.page.goto(`/${language}/compatibility${query}`);
          await expectNoSidewaysScroll(visit.page);
          await expectNoViolations(visit.page);
        }
      },
    );
  });
