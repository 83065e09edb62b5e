import type { Browser, Page } from "@playwright/test";
import { enterAt } from "./account.ts";
import { buyAsGuest, buyThroughApi, signInThroughApi } from "./buying-without-a-screen.ts";
import { bringTo } from "./esim-life.ts";
import { expectNoViolations } from "./no-violations.ts";
import { shareEsims } from "./sharing.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { eventually, expect, test } from "./test.ts";
import { languagesFrom, onlyWithAll } from "./when.ts";

/** Somebody's phone: neither the buyer's cookies nor the buyer's storage. */
async function newPhone(browser: Browser): Promise<Page> {
  return (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
}

for (const { language, when } of languagesFrom("en"))
  test.describe(language, when, () => {
    test.use({ language });

    test(
      `an eSIM is shared with a mother, who has three buttons on her phone, in ${language}`,
      onlyWithAll,
      async ({ visit, sandbox, customer, browser }) => {
        test.slow();
        const { page, t } = visit;
        const order = await buyThroughApi(page.request, sandbox, customer);
        const id = order.esims[0]?.id as string;
        const token = await enterAt(visit, sandbox, customer, `/details/${id}`);
        await page.getByRole("link", { name: t("sharing.someone") }).click();
        await page.getByLabel(t("sharing.name")).fill("Yemma Zohra");
        await page.getByLabel(t("sharing.largeType")).check();
        await page.getByRole("button", { name: t("sharing.make") }).click();
        const link = (await page.getByText(/\/for-you#[\w-]{43}$/).textContent()) ?? "";
        await expectNoViolations(page);

        await test.step("whoever only looks, takes nothing", async () => {
          const preview = await page.request.get(link);
          expect(preview.headers()["set-cookie"]).toBeUndefined();
          expect(await preview.text()).not.toContain("Yemma");
        });

        const mother = await newPhone(browser);
        await test.step("she keeps it on her phone", async () => {
          await mother.goto(link);
          await expect(mother.getByRole("heading", { level: 1 })).toContainText("Yemma Zohra");
          expect(mother.url()).not.toContain("#");
          await expectNoSidewaysScroll(mother);
          await expectNoViolations(mother);
          await mother.getByRole("button", { name: t("received.offer.keep") }).click();
          await expect(mother.getByRole("main").getByRole("navigation").getByRole("link")).toHaveCount(3);
          await expectNoSidewaysScroll(mother);
          await mother
            .getByRole("main")
            .getByRole("link", { name: t("received.install") })
            .click();
          await expect(mother.getByText(t("install.qr.title"))).toBeVisible();
          await expectNoSidewaysScroll(mother);
          await mother.goBack();
          await mother
            .getByRole("main")
            .getByRole("link", { name: t("received.help") })
            .click();
          await expect(mother.getByText(t("guide.check.title"))).toBeVisible();
          await expectNoSidewaysScroll(mother);
          await expectNoViolations(mother);
        });

        await test.step("a cookie from before sharing had its addresses opens it too, and is replaced", async () => {
          const phone = mother.context();
          const cookies = await phone.cookies();
          expect(cookies).toContainEqual(
            expect.objectContaining({ name: "recipient_secret", path: "/api/v1/app/shares" }),
          );
          await phone.clearCookies();
          await phone.addCookies(
            cookies.map((cookie) =>
              cookie.name === "recipient_secret"
                ? { ...cookie, name: "holder_secret", path: "/api/v1/app/hand-overs" }
                : cookie,
            ),
          );
          await mother.goto("about:blank");
          await mother.goto(link);
          await expect(mother.getByRole("main").getByRole("navigation").getByRole("link")).toHaveCount(3);
          const names = (await phone.cookies()).map(({ name }) => name);
          expect(names).toContain("recipient_secret");
          expect(names).not.toContain("holder_secret");
        });

        const other = await newPhone(browser);
        await test.step("nobody else can open it, until the buyer allows another phone", async () => {
          await other.goto(link);
          await expect(other.getByText(t("problems.code.share_taken"))).toBeVisible();
          await bringTo("in_use", id, { request: page.request, sandbox, token });
          await page.goto(`/${language}/for-others/${order.number}`);
          const main = page.getByRole("main");
          await expect(main).toContainText(beginningOf(t("sharing.board.connectedAt", { date: "|" })));
          await page.getByRole("button", { name: t("sharing.manageOf", { name: "Yemma Zohra" }) }).click();
          await expect(page.getByText(t("sharing.other.installed"))).toBeVisible();
          await page.getByRole("button", { name: t("sharing.other.allow") }).click();
          await expect(page.getByRole("button", { name: t("sharing.other.allow") })).toBeHidden();
          await other.goto("about:blank");
          await other.goto(link);
          await other.getByRole("button", { name: t("received.offer.keep") }).click();
          await other
            .getByRole("main")
            .getByRole("link", { name: t("received.install") })
            .click();
          await expect(other.getByRole("button", { name: t("install.again") })).toBeVisible();
        });

        await test.step("the link is withdrawn, and its page with it, also where that lies open", async () => {
          // The page learns that the other phone has opened it.
          await page.reload();
          await page.getByRole("button", { name: t("sharing.manageOf", { name: "Yemma Zohra" }) }).click();
          await page.getByRole("button", { name: t("sharing.withdraw.action") }).click();
          await expect(page.getByText(beginningOf(t("sharing.withdraw.seen", { date: "|" })))).toBeVisible();
          await page.getByRole("button", { name: t("sharing.withdraw.sure") }).click();
          await expect(page.getByRole("button", { name: t("sharing.make") })).toBeVisible();
          const from = `\u2068${customer.name.split(" ")[0]}\u2069`;
          await expect(other.getByText(t("received.takenBack.title", { from }))).toBeVisible(eventually);
          await expect(other.getByText("LPA:1$")).toHaveCount(0);
          await other.context().close();
          await mother.goto(`/${language}/for-you`);
          await expect(mother.getByText(t("received.none.title"))).toBeVisible();
          await mother.context().close();
        });
      },
    );

    test(
      `a group is named from a list, printed, followed and reminded, in ${language}`,
      onlyWithAll,
      async ({ visit, sandbox, customer }) => {
        test.slow();
        const { page, t } = visit;
        const order = await buyThroughApi(page.request, sandbox, customer, 12);
        expect(await sandbox.supplierOrdersFor(order)).toHaveLength(1);
        const token = await enterAt(visit, sandbox, customer, `/status/${order.number}`);
        await page.getByRole("link", { name: t("orders.next.share", { count: 12 }) }).click();
        const names = Array.from({ length: 13 }, (_, at) => `Hadj ${String.fromCharCode(65 + at)}`);
        const list = page.getByLabel(t("sharing.names.label"));
        await list.fill(names.map((name, at) => `${at + 1}. ${name}`).join("\n"));
        await expect(page.getByText(t("sharing.names.tooMany", { extra: 1, free: 12 }))).toBeVisible();
        await list.fill(names.slice(0, 12).join("\n"));
        await page.getByRole("button", { name: t("sharing.names.make", { count: 12 }) }).click();
        const board = page.getByRole("region", { name: t("sharing.board.title") });
        await expect(board.getByRole("listitem")).toHaveCount(12);
        await expect(board).toContainText("Hadj L");
        await expectNoSidewaysScroll(page);
        await expectNoViolations(page);

        const download = page.waitForEvent("download");
        await page.getByRole("button", { name: t("sharing.print.all") }).click();
        expect((await download).suggestedFilename()).toBe(`esims-${order.number}.pdf`);

        const around = { request: page.request, sandbox, token };
        await bringTo("onboard", order.esims[0]?.id as string, around);
        await bringTo("in_use", order.esims[1]?.id as string, around);
        await page.reload();
        await expect(board).toContainText(t("sharing.board.counts", { installed: 2, connected: 1, all: 12 }));
        await expect(page.getByText(t("sharing.remind.title", { count: 10 }))).toBeVisible();
        await page.getByRole("button", { name: t("sharing.remind.oneOf", { name: "Hadj L" }) }).click();
        const whatsapp = page.getByRole("link", { name: t("sharing.ways.whatsapp") });
        await expect(whatsapp).toHaveAttribute("href", /^https:\/\/wa\.me\/\?text=.*Hadj%20L.*for-you%23/);
      },
    );
  });

test(
  "an eSIM in other hands is not offered to its buyer for installing without a word",
  onlyWithAll,
  async ({ visit, sandbox, customer }) => {
    const { page, t } = visit;
    const order = await buyThroughApi(page.request, sandbox, customer);
    const token = await enterAt(visit, sandbox, customer, "/home");
    await shareEsims(page.request, token, order, ["Lina"], { language: "ar", largeType: false });
    await page.goto(`/fr/details/${order.esims[0]?.id}`);
    await expect(page.getByText(t("sharing.here.body"))).toBeVisible();
    await expect(page.getByRole("button", { name: t("install.showCode") })).toHaveCount(0);
    await page.getByRole("button", { name: t("sharing.here.show") }).click();
    await expect(page.getByText(t("install.qr.title"))).toBeVisible();
  },
);

for (const { language, when } of languagesFrom("ar"))
  test.describe(language, when, () => {
    test.use({ language });

    test(`a guest who bought three installs one and sends the others from the page after paying, in ${language}`, async ({
      visit,
      sandbox,
      customer,
      browser,
    }) => {
      const { page, t } = visit;
      const { order, secret } = await buyAsGuest(page.request, sandbox, customer, 3);
      await page.goto(`/${language}/home`);
      await page.evaluate(
        ([name, value]) => localStorage.setItem(name as string, value as string),
        [`order-secret:${order.number}`, secret],
      );
      await page.goto(`/${language}/success?order=${order.number}`);
      const rows = page.getByRole("list", { name: t("sharing.rows.label") }).locator("> li");
      await expect(rows).toHaveCount(3);
      await expect(rows.first()).toContainText(t("sharing.rows.mine"));
      await expect(rows.first().getByRole("img", { name: t("install.qr.label") })).toBeVisible(eventually);
      await rows.nth(1).getByLabel(t("sharing.rows.who")).fill("Yemma Zohra");
      await rows
        .nth(1)
        .getByRole("button", { name: t("sharing.rows.send") })
        .dblclick();
      await expect(rows.nth(1)).toContainText("Yemma Zohra");
      await expect(rows.nth(1)).toContainText(t("sharing.board.sent"));
      await expect(rows.nth(1).getByRole("link", { name: t("sharing.ways.whatsapp") })).toHaveAttribute(
        "href",
        /Yemma%20Zohra.*for-you%23/,
      );
      await expectNoSidewaysScroll(page);
      await expectNoViolations(page);
      const link =
        (await rows
          .nth(1)
          .getByText(/\/for-you#[\w-]{43}$/)
          .textContent()) ?? "";
      const mother = await newPhone(browser);
      await mother.goto(link);
      await expect(mother.getByRole("heading", { level: 1 })).toContainText("Yemma Zohra");
      // Whoever has the order's number and not its secret sees none of them.
      const shares = `/api/v1/app/orders/${order.number}/shares`;
      expect((await mother.request.get(shares)).status()).toBe(404);
      expect(
        (await mother.request.get(shares, { headers: { "order-secret": "x".repeat(43) } })).status(),
      ).toBe(404);
      await mother.goto(`/${language}/success?order=${order.number}`);
      await expect(mother.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(mother.getByRole("list", { name: t("sharing.rows.label") })).toHaveCount(0);
      await page.reload();
      await expect(rows.nth(1)).toContainText("Yemma Zohra");
      await expect(rows.nth(2).getByLabel(t("sharing.rows.who"))).toBeVisible();
    });
  });

test(
  "a guest gives a group its links and pages without an account, until an eSIM is on a phone",
  onlyWithAll,
  async ({ visit, sandbox, customer }) => {
    test.slow();
    const { page, t } = visit;
    const { order, secret } = await buyAsGuest(page.request, sandbox, customer, 3);
    await page.goto("/fr/home");
    await page.evaluate(
      ([name, value]) => localStorage.setItem(name as string, value as string),
      [`order-secret:${order.number}`, secret],
    );
    await page.goto(`/fr/success?order=${order.number}`);
    await page.getByRole("link", { name: t("orders.next.share", { count: 3 }) }).click();
    await page.getByLabel(t("sharing.names.label")).fill("Amina\nKarim\nNour");
    await page.getByRole("button", { name: t("sharing.names.make", { count: 3 }) }).click();
    const board = page.getByRole("region", { name: t("sharing.board.title") });
    await expect(board.getByRole("listitem")).toHaveCount(3);
    await expect(board.getByRole("link")).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: t("sharing.print.all") }).click();
    expect((await download).suggestedFilename()).toBe(`esims-${order.number}.pdf`);

    const token = await signInThroughApi(page.request, sandbox, customer.email);
    await bringTo("in_use", order.esims[0]?.id as string, { request: page.request, sandbox, token });
    await page.reload();
    await expect(page.getByText(t("sharing.signIn.body"))).toBeVisible();
    await expect(board.getByRole("button")).toHaveCount(2);

    await page.evaluate("localStorage.clear()");
    await page.reload();
    await expect(page).toHaveURL(/\/login\?next=/);
  },
);

/** With the day that follows. */
const beginningOf = (text: string) => new RegExp(`${(text.split("|")[0] ?? "").trim()}\\W*\\d\\d/\\d\\d/`);
