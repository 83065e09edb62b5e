import type { Page } from "@playwright/test";
import pg from "pg";
import { accept, type BackOffice, invite, openBackOffice, plain, plugIn } from "./back-office.ts";
import { buyThroughApi } from "./buying-without-a-screen.ts";
import { expectNoViolations } from "./no-violations.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { expect, test } from "./test.ts";
import { languagesFrom, onlyWithAll } from "./when.ts";

// Its pages are built first, where nobody has.
test.describe.configure({ timeout: 240_000 });

let office: BackOffice;
let db: pg.Client;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  office = await openBackOffice();
  db = new pg.Client({ connectionString: office.environment.DATABASE_URL });
  await db.connect();
});
test.afterAll(async () => {
  await db?.end();
  await office?.stop();
});
test.beforeEach(({ complaints }) => complaints.expect(/401|403|409/));

const daysAgo = (count: number) =>
  new Date(Date.now() + 3_600_000 - count * 86_400_000).toISOString().slice(0, 10);
const inFrance = (day: string) => day.split("-").reverse().join("/");
const csv = (lines: readonly string[]) => ({
  name: "releve.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(`\ufeff${lines.join("\r\n")}\r\n`, "utf16le"),
});

/** As from a folder that lies beside the window. */
async function dropOn(page: Page, gateway: string, { name, buffer }: ReturnType<typeof csv>) {
  const dataTransfer = await page.evaluateHandle(`(() => {
    const held = new DataTransfer();
    held.items.add(new File([new Uint8Array(${JSON.stringify([...buffer])})], ${JSON.stringify(name)}));
    return held;
  })()`);
  await page.getByRole("group", { name: gateway, exact: true }).dispatchEvent("drop", { dataTransfer });
}

for (const { language, when } of languagesFrom("ar", onlyWithAll))
  test.describe(language, when, () => {
    test.use({ language, locale: language });

    test("a bank's file is put beside a day: its columns are named once, and what differs is told", async ({
      page,
      context,
      request,
      sandbox,
      customer,
      t,
    }) => {
      // On a day and under headings of its own: all are followed in one shop, and may be tried again.
      const day = daysAgo(20 + Math.floor(Math.random() * 1000));
      const order = await buyThroughApi(request, sandbox, customer);
      const { rows } = await db.query<{ ref: string; amount: string }>(
        "update payment set paid_at = $1 where order_number = $2 returning gateway_ref as ref, amount",
        [`${day}T12:00:00+01:00`, order.number],
      );
      const [paid] = rows;
      const sum = (Number(paid?.amount) / 100).toFixed(2).replace(".", ",");
      const headings = `Référence ${order.number};Date;Montant;Opération`;
      const agreeing = `${paid?.ref};${inFrance(day)} 12:00;${sum};Achat`;
      const unknown = `X-77;${inFrance(day)} 12:01;1 500,00;Achat`;
      const words = (key: string, values = {}) =>
        plain(t(`admin.money.statements.${key}` as "admin.title", values));
      const told = page.getByRole("status");

      await plugIn(context, page);
      await accept(page, await invite(office, "Amel", "owner"), t);
      await page.goto(`${office.url}/money/${day}`);
      const button = page.getByRole("button", { name: words("buttonOf", { gateway: "satim" }) });
      await expect(button).toBeVisible();
      await expectNoViolations(page);
      await expectNoSidewaysScroll(page);

      await test.step("it is chosen by keys, and its columns are named", async () => {
        const choosing = page.waitForEvent("filechooser");
        await button.focus();
        await page.keyboard.press("Enter");
        await (await choosing).setFiles(csv([headings, agreeing, unknown]));
        const sheet = page.getByRole("dialog");
        await expect(sheet.getByLabel(words("reference"), { exact: true })).toHaveValue("0");
        await expect(sheet.getByText("X-77")).toBeVisible();
        await expectNoViolations(page);
        await expectNoSidewaysScroll(page);
        await sheet.getByRole("button", { name: words("read") }).click();
        await expect(sheet).toBeHidden();
        await expect(told.filter({ hasText: words("agreed", { count: 1 }) })).toContainText(
          words("onlyThere", { count: 1 }),
        );
        await expect(page.getByText("paid 150000 DZD, X-77")).toBeVisible();
        await expectNoViolations(page);
        await expectNoSidewaysScroll(page);
      });
      await test.step("the next one is read at once; the same changes nothing", async () => {
        await dropOn(page, "satim", csv([headings, agreeing, unknown]));
        await expect(told.filter({ hasText: words("same") })).toBeVisible();
        await dropOn(page, "satim", csv([headings, agreeing]));
        await expect(page.getByText(plain(t("admin.money.gone")))).toBeVisible();
      });
      await test.step("what can't be read, or is of another day, says why and changes nothing", async () => {
        await dropOn(page, "satim", csv([headings, agreeing, `X-78;${inFrance(day)};cinq;Achat`]));
        const alert = page.getByRole("alert");
        await expect(alert).toContainText(words("line", { line: 3, why: words("why.sum") }));
        await expect(alert).toContainText("cinq");
        await expectNoViolations(page);
        await dropOn(page, "satim", csv([headings, agreeing.replace(inFrance(day), inFrance(daysAgo(2)))]));
        await expect(alert).not.toContainText("cinq");
        await dropOn(page, "satim", {
          name: "releve.xlsx",
          mimeType: "",
          buffer: Buffer.from("PK\u0003\u0004\u0000"),
        });
        await expect(alert).toContainText(plain(t("admin.problem.statement_unreadable")));
        await page.reload();
        await expect(page.getByText("X-77")).toHaveCount(1);
      });
      await test.step("a file of which nothing is known here is kept by who is sure", async () => {
        await dropOn(page, "satim", csv([headings, unknown]));
        await expect(told.filter({ hasText: words("strange", { gateway: "satim" }) })).toBeVisible();
        await expectNoViolations(page);
        await page.getByRole("button", { name: words("keep") }).click();
        await expect(page.getByText(`paid ${paid?.amount} DZD`)).toBeVisible();
      });
    });
  });
