import { enterAt } from "./account.ts";
import { expectNoViolations } from "./no-violations.ts";
import { expect, test, type Visit } from "./test.ts";
import { languagesFrom, onlyWithAll } from "./when.ts";
import { startingWith, wordsOf } from "./words.ts";

/** Those too that a closed topic holds. */
const questions = ({ page }: Visit) =>
  page.getByRole("main").getByRole("heading", { level: 3, includeHidden: true });
const mailLink = ({ page, t }: Visit) =>
  page.getByRole("main").getByRole("link", { name: t("contact.email"), exact: true });

test("the search of the help answers with each key, best first, and lets go again", async ({ visit }) => {
  const { page, t } = visit;
  await page.goto("/fr/support");
  const all = await questions(visit).count();
  await page.getByRole("searchbox").fill("REMBOURSE");
  await expect(questions(visit).first()).toHaveText(t("support.questions.refund.q"));
  await questions(visit).first().click();
  await page.getByRole("link", { name: "conditions de vente" }).click();
  await expect(page.getByRole("heading", { level: 1, name: t("legal.terms.title") })).toBeVisible();
  await page.goBack();
  await page.getByRole("searchbox").fill("zzzz");
  await expect(page.getByText(t("support.search.noneHint"))).toBeVisible();
  await page.getByRole("button", { name: t("support.search.clear") }).click();
  await expect(questions(visit)).toHaveCount(all);
  await page.getByRole("searchbox").fill("redmi note 12");
  await expect(page.getByRole("link", { name: startingWith("Xiaomi Redmi Note 12") }).first()).toBeVisible();

  // In another language one goes on searching in that one.
  await page.getByRole("button", { name: startingWith(t("shell.language.title")) }).click();
  await page.getByRole("link", { name: "العربية" }).click();
  const arabic = wordsOf("ar");
  await page.getByRole("searchbox").fill("استرجاع المال");
  await expect(questions(visit).first()).toHaveText(arabic("support.questions.refund.q"));
});

test("an answer has an address that opens it, and leads to us", onlyWithAll, async ({ visit }) => {
  const { page, t } = visit;
  await page.goto("/fr/support#refund");
  await expect(page.locator("#refund")).toBeInViewport();
  const link = page.locator("#refund").getByRole("link", { name: "écrivez-nous" });
  const place = await link.boundingBox();
  // The last thing the shop's code does as it takes the page over; nothing may move under the finger meanwhile.
  await expect.poll(() => page.evaluate("globalThis.takeEarlyInput === undefined")).toBe(true);
  expect(await link.boundingBox()).toEqual(place);
  await link.click();
  await expect(page.getByRole("heading", { name: t("contact.title") })).toBeInViewport();
  await page.goto("/fr/terms");
  await page.locator("#refund").getByRole("link").click();
  await expect(page.getByRole("heading", { name: t("contact.title") })).toBeInViewport();
});

test(
  "whoever is signed in finds the e-mail of the account in the letter",
  onlyWithAll,
  async ({ visit, sandbox, customer }) => {
    const { page, t } = visit;
    await page.goto("/fr/support");
    const letter = async () => new URL((await mailLink(visit).getAttribute("href")) ?? "").searchParams;
    expect((await letter()).get("subject")).toBe(t("contact.subject"));
    expect((await letter()).get("body")).toMatch(/Cordialement$/);
    await enterAt(visit, sandbox, customer, "/support");
    await expect(mailLink(visit)).toHaveAttribute("href", new RegExp(encodeURIComponent(customer.email)));
    expect((await letter()).get("body")).toMatch(/Cordialement$/);
  },
);

test("help is at hand where there is nothing else to do", onlyWithAll, async ({ visit }) => {
  const { page, t } = visit;
  await page.goto("/fr/login");
  await page.getByRole("link", { name: t("shell.nav.help") }).click();
  const sheet = page.getByRole("dialog", { name: t("contact.title") });
  await expect(sheet.getByRole("link", { name: t("contact.whatsapp") })).toHaveAttribute(
    "href",
    /wa\.me\/\d+\?text=Bonjour/,
  );
  await expectNoViolations(page);
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
});

test.describe("before any script runs", () => {
  test.use({ javaScriptEnabled: false });

  test("the help answers and unfolds", onlyWithAll, async ({ visit, complaints }) => {
    const { page, t } = visit;
    complaints.expect(/\.js csp$/);
    await page.goto("/fr/support");
    await page.getByRole("searchbox").fill("facture");
    await page.getByRole("searchbox").press("Enter");
    await expect(questions(visit).first()).toHaveText(t("support.questions.receipt.q"));
    await page.goto("/fr/support#hotspot");
    await expect(page.locator("#hotspot")).toBeVisible();
  });
});

for (const { language, when } of languagesFrom("en"))
  test.describe(language, when, () => {
    test.use({ language });

    test(
      `help and legal pages in ${language} are told to search engines and shut nobody out`,
      onlyWithAll,
      async ({ visit }) => {
        test.slow();
        const { page, t } = visit;
        await page.goto(`/${language}/support#offline`);
        const facts = JSON.parse(
          (await page.locator('script[type="application/ld+json"]').textContent()) ?? "",
        );
        expect(facts["@type"]).toBe("FAQPage");
        expect(facts.mainEntity).toHaveLength(await questions(visit).count());
        // Of paying both say what this shop is set up with.
        const { acceptedAnswer } = facts.mainEntity.find(
          ({ name }: { name: string }) => name === t("support.questions.methods.q"),
        );
        for (const method of ["cib", "edahabia", "card"] as const) {
          expect(acceptedAnswer.text).toContain(t(`support.methods.${method}`));
          await expect(page.locator("#methods")).toContainText(t(`support.methods.${method}`));
        }
        await expectNoViolations(page);
        for (const name of ["privacy", "terms", "notices"] as const) {
          await page.goto(`/${language}/${name === "notices" ? "legal" : name}`);
          await expect(page.getByRole("heading", { level: 1, name: t(`legal.${name}.title`) })).toBeVisible();
          await expectNoViolations(page);
        }
      },
    );

    test(`every link at the foot of the shop leads somewhere in ${language}`, async ({ page, request }) => {
      await page.goto(`/${language}/home`);
      const links = await page.getByRole("contentinfo").getByRole("link").all();
      expect(links).toHaveLength(10);
      for (const link of links) {
        const address = (await link.getAttribute("href")) ?? "";
        expect(address).toMatch(`/${language}/`);
        expect([address, (await request.get(address)).status()]).toEqual([address, 200]);
      }
    });
  });
