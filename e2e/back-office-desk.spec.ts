import type { Browser, Locator, Page } from "@playwright/test";
import { accept, type BackOffice, invite, openBackOffice, plain, plugIn } from "./back-office.ts";
import { beginChat } from "./begin-chat.ts";
import { test } from "./killable-test.ts";
import { expectNoViolations } from "./no-violations.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { eventually, expect, type Visit } from "./test.ts";
import { languagesFrom, onlyWithAll } from "./when.ts";

// Chats that begin at the back office's own desk: in a shop of its own.
test.use({ settings: { SUPPORT_DESK: "back-office" } });
test.describe.configure({ timeout: 240_000 });
// Who comes to the door has no session yet, and who answers what has changed meanwhile is told so.
test.beforeEach(({ complaints }) => complaints.expect(/401|403|409/));

let office: BackOffice;
test.beforeAll(async ({ program }) => {
  office = await openBackOffice(program.dataDir);
});
test.afterAll(() => office.stop());

/** A guest in a browser of their own, with the chat's window open. */
async function guest(browser: Browser, { language, t }: Visit, shopUrl: string) {
  const page = await (await browser.newContext({ locale: language })).newPage();
  await page.goto(`${shopUrl}/${language}/support`);
  const chat = await beginChat(page, t);
  const log = chat.getByRole("log");
  const write = async (text: string) => {
    await chat.getByRole("textbox", { name: t("chat.message") }).fill(text);
    await chat.getByRole("button", { name: t("chat.send") }).click();
    await expect(log.getByText(text)).toBeVisible();
  };
  return { page, log, write };
}

/** Somebody who gives support, in a browser of their own, signed in with a passkey. */
async function agent(page: Page, t: Visit["t"], name: string) {
  await plugIn(page.context(), page);
  await accept(page, await invite(office, name, "support"), t);
  const word = (key: string, values = {}) => plain(t(`admin.${key}` as Parameters<typeof t>[0], values));
  const row = (text: string): Locator => page.locator("[data-row]").filter({ hasText: text });
  return {
    page,
    word,
    row,
    log: page.getByRole("log"),
    box: page.getByRole("textbox", { name: word("desk.answer") }),
    send: page.getByRole("button", { name: word("desk.send"), exact: true }),
    toTheLine: () => page.getByRole("link", { name: word("places.desk") }).click(),
  };
}

for (const { language, when } of languagesFrom("ar", onlyWithAll))
  test.describe(language, when, () => {
    test.use({ language, locale: language });

    test(`who writes in the shop's chat is answered from the back office, by one of two, in ${language}`, async ({
      visit,
      browser,
      program,
    }) => {
      const { t } = visit;
      const asking = await guest(browser, visit, program.shopUrl);
      const question = `eSIM ${Date.now()}`;
      await asking.write(question);
      const lina = await agent(visit.page, t, "Lina");
      const other = await (await browser.newContext({ locale: language })).newPage();
      const samir = await agent(other, t, "Samir");

      await lina.toTheLine();
      await expect(lina.row(question)).toBeVisible(eventually);
      await expectNoViolations(lina.page);
      await expectNoSidewaysScroll(lina.page);
      await lina.row(question).click();
      await expect(lina.log).toContainText(question);
      await samir.toTheLine();
      await samir.row(question).click();
      await expect(samir.log).toContainText(question);

      await lina.page.getByRole("button", { name: lina.word("desk.saved"), exact: true }).click();
      const sheet = lina.page.getByRole("dialog");
      await expect(sheet.getByRole("listitem").first()).toBeVisible();
      await expectNoViolations(lina.page);
      await sheet.getByRole("listitem").first().getByRole("button").click();
      await expect(sheet).toBeHidden();
      await expect(lina.box).not.toBeEmpty();
      await lina.box.fill("Voici la réponse de Lina");
      await samir.box.fill("Et celle de Samir");
      await lina.send.click();
      await expect(asking.log).toContainText("Voici la réponse de Lina", eventually);
      // The second is told, and keeps what was typed; having read it, it is theirs to send.
      await expect(samir.page.getByText(samir.word("desk.meanwhile"))).toBeVisible(eventually);
      await samir.send.click();
      await expect(samir.page.getByRole("alert")).toBeVisible();
      await expect(samir.box).toHaveValue("Et celle de Samir");
      await expect(asking.log).not.toContainText("Samir");
      await samir.send.click();
      await expect(asking.log).toContainText("Et celle de Samir", eventually);
      await expect(samir.box).toBeEmpty();
      await expectNoViolations(samir.page);
      await expectNoSidewaysScroll(samir.page);

      const stranger = await guest(browser, visit, program.shopUrl);
      await expect(stranger.log).not.toContainText("Lina");
      await lina.page.getByRole("button", { name: lina.word("desk.close"), exact: true }).click();
      await lina.toTheLine();
      await expect(lina.row(question)).toHaveCount(0);
      // It waits again when its writer writes again.
      await asking.write("Merci !");
      await expect(lina.row("Merci !")).toBeVisible(eventually);
    });
  });
