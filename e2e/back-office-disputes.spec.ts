import type { Page } from "@playwright/test";
import pg from "pg";
import { accept, type BackOffice, invite, openBackOffice, plain, plugIn } from "./back-office.ts";
import { buyByCard, topUpByCard } from "./buying-by-card.ts";
import { signInThroughApi } from "./buying-without-a-screen.ts";
import { expectNoViolations } from "./no-violations.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { eventually, expect, test } from "./test.ts";
import { languagesFrom, onlyWithAll } from "./when.ts";
import type { Words } from "./words.ts";

// Its pages are built first, where nobody has; and a sweep is waited for.
test.describe.configure({ timeout: 180_000 });

let office: BackOffice;
let db: pg.Client;
test.beforeAll(async () => {
  office = await openBackOffice();
  db = new pg.Client({ connectionString: office.environment.DATABASE_URL });
  await db.connect();
});
test.afterAll(async () => {
  await db?.end();
  await office?.stop();
});
// Who comes to the door has no session yet; what wants a touch is asked for again; what is refused is told so.
test.beforeEach(({ complaints }) => complaints.expect(/401|403|409/));

const why = "as agreed with them";

/** The hour in which disputes are read has come: the worker's own job, as its clock sends it. */
async function passTheHour(name: string): Promise<void> {
  await expect(async () => {
    await db.query("insert into jobs.job (name, data) values ('sweep-disputes', '{}')");
    await expect
      .poll(async () => (await db.query("select from dispute where reference = $1", [name])).rowCount, {
        timeout: 20_000,
      })
      .toBe(1);
  }).toPass({ timeout: 100_000 });
}

/** Opens an act, says why, and presses its button; what comes of it is for the caller to see. */
async function press(page: Page, t: Words, name: string, before = async () => {}) {
  await page.getByRole("button", { name, exact: true }).first().click();
  const sheet = page.getByRole("dialog");
  await before();
  await sheet.getByLabel(plain(t("admin.why")), { exact: true }).fill(why);
  await sheet.getByRole("button", { name, exact: true }).click();
  return sheet;
}

/** Refused in words, and closed again. */
async function expectRefused(page: Page, t: Words, sheet: ReturnType<Page["getByRole"]>): Promise<void> {
  await expect(sheet.getByRole("alert")).toHaveText(plain(t("admin.problem.payment_under_dispute")));
  await expectNoViolations(page);
  await expectNoSidewaysScroll(page);
  await sheet.getByRole("button", { name: plain(t("admin.do.close")) }).click();
  await expect(sheet).toBeHidden();
}

/** What a gateway has decided is heard of within moments. */
async function expectState(page: Page, words: string): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole("main").getByText(words, { exact: true }).first()).toBeVisible({
      timeout: 5_000,
    });
  }).toPass(eventually);
}

for (const { language, when } of languagesFrom("fr", onlyWithAll))
  test.describe(language, when, () => {
    test.use({ language, locale: language });

    test("a payment that is disputed waits with its deadline, has its proof to copy, gives nothing back, and is lost and won as its bank says", async ({
      page,
      context,
      request,
      sandbox,
      customer,
      t,
    }) => {
      const { order, ref } = await buyByCard(request, sandbox, { ...customer, language });
      await plugIn(context, page);
      await accept(page, await invite(office, "Samir", "support"), t);
      await page.goto(`${office.url}/orders/${order.number}`);
      let name = "";

      await test.step("whoever is about to refund is refused in words: it was disputed meanwhile", async () => {
        const sheet = await press(page, t, plain(t("admin.do.refund")), async () => {
          await sandbox.fault({
            endpoint: "stripe:webhook",
            kind: "drop",
            match: "charge.dispute.created",
            times: 1,
          });
          name = await sandbox.disputeCard(ref);
          await passTheHour(name);
        });
        await expectRefused(page, t, sheet);
      });
      await test.step("today says until when it is to be answered", async () => {
        await page.goto(`${office.url}/today`);
        const row = page.getByRole("listitem").filter({ hasText: order.number });
        await expect(row).toContainText(plain(t("admin.task.kind.dispute")));
        await expect(row).toContainText(plain(t("admin.task.by", { at: "" })).trim());
        await expectNoViolations(page);
        await expectNoSidewaysScroll(page);
        await row.getByRole("link", { name: order.number }).click();
      });
      await test.step("its order has the proof to copy, and nothing that gives money back", async () => {
        await expect(
          page.getByText(plain(t("admin.order.disputeState.needs_answer")), { exact: true }).first(),
        ).toBeVisible();
        await expect(
          page.getByRole("button", { name: plain(t("admin.do.refund")), exact: true }),
        ).toHaveCount(0);
        await expect(await press(page, t, plain(t("admin.do.proof")))).toBeHidden();
        const proof = page.getByText(`Dispute ${name}`);
        await expect(proof).toContainText(order.number);
        await expect(proof).not.toContainText(customer.email);
        await expectNoViolations(page);
        await expectNoSidewaysScroll(page);
        await context.grantPermissions(["clipboard-read", "clipboard-write"]);
        await page.getByRole("button", { name: plain(t("admin.do.copyText")) }).click();
        await expect(page.getByText(plain(t("admin.people.copied")), { exact: true })).toBeVisible();
      });
      await test.step("no other eSIM comes, and no code is shown", async () => {
        await expectRefused(page, t, await press(page, t, plain(t("admin.do.replace"))));
        await expectRefused(page, t, await pressForCode(page, t));
      });
      await test.step("lost, and the screen says so; won after all, and money may go back again", async () => {
        await sandbox.decideDispute(name, "lost");
        await expectState(page, plain(t("admin.order.disputeState.lost")));
        await expect(
          page.getByRole("button", { name: plain(t("admin.do.refund")), exact: true }),
        ).toHaveCount(0);
        await expectNoSidewaysScroll(page);
        await sandbox.decideDispute(name, "won");
        await expectState(page, plain(t("admin.order.disputeState.won")));
        await expect(
          page.getByRole("button", { name: plain(t("admin.do.refund")), exact: true }),
        ).toBeVisible();
        await expectNoViolations(page);
      });
      await test.step("the code is shown this once, stands nowhere else, and its buyer has a mail", async () => {
        await expect(await pressForCode(page, t)).toBeHidden();
        const code = page.getByText("LPA:1$");
        await expect(code).toBeVisible();
        await expectNoViolations(page);
        await expectNoSidewaysScroll(page);
        const kept = await page.evaluate<string>(
          "JSON.stringify([history.state, location.href, { ...localStorage }, { ...sessionStorage }])",
        );
        expect(kept).not.toContain("LPA:1");
        await page.getByRole("link", { name: plain(t("admin.places.today")) }).click();
        await page.goBack();
        await expect(page.getByRole("heading", { level: 1, name: order.number })).toBeVisible();
        await expect(code).toHaveCount(0);
        await expect
          .poll(
            async () =>
              (await sandbox.mails(customer.email)).some(({ subject }) =>
                subject.includes(subjectOf[language]),
              ),
            eventually,
          )
          .toBe(true);
      });
    });

    test("a top-up that is lost is taken out of its wallet by who sees first what is left there", async ({
      page,
      context,
      request,
      sandbox,
      customer,
      t,
    }) => {
      const token = await signInThroughApi(request, sandbox, customer.email);
      const name = await sandbox.disputeCard(await topUpByCard(request, sandbox, token));
      await sandbox.decideDispute(name, "lost");
      await plugIn(context, page);
      await accept(page, await invite(office, "Samir", "support"), t);
      await page.getByRole("link", { name: plain(t("admin.places.today")) }).click();
      const row = page.getByRole("listitem").filter({ hasText: name });
      await expect(async () => {
        await page.reload();
        await expect(row).toContainText(plain(t("admin.task.kind.lost-top-up")), { timeout: 5_000 });
      }).toPass(eventually);
      await expectNoViolations(page);
      await expectNoSidewaysScroll(page);
      await row.getByRole("link", { name: plain(t("admin.order.whole")) }).click();
      const sheet = await press(page, t, plain(t("admin.do.takeBack")), async () => {
        await expect(page.getByRole("dialog")).toContainText("$20");
        await expectNoViolations(page);
        await expectNoSidewaysScroll(page);
      });
      await expect(sheet).toBeHidden();
      await expect(page.getByText(plain(t("admin.do.done")), { exact: true })).toBeVisible();
      await expect(page.getByText(plain(t("admin.order.disputeTaken", { sum: "$20" })))).toBeVisible();
      await expect(
        page.getByRole("button", { name: plain(t("admin.do.takeBack")), exact: true }),
      ).toHaveCount(0);
      await expectNoViolations(page);
      await expectNoSidewaysScroll(page);
      const wallet = await request.get("/api/v1/app/wallet", {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(await wallet.text()).not.toContain("2000");
    });
  });

/** Chooses a reason of the list, and says no more. */
async function pressForCode(page: Page, t: Words) {
  const name = plain(t("admin.do.code"));
  await page.getByRole("button", { name, exact: true }).first().click();
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel(plain(t("admin.why")), { exact: true }).selectOption("by_telephone");
  await expectNoViolations(page);
  await sheet.getByRole("button", { name, exact: true }).click();
  return sheet;
}

const subjectOf = { fr: "affiché par notre équipe", en: "shown the code", ar: "اطّلع فريقنا" } as const;
