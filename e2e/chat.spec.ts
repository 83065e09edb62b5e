import { chatPatienceMinutes } from "@rihla/contract/rules";
import { beginChat } from "./begin-chat.ts";
import { expectNoViolations } from "./no-violations.ts";
import { signIn } from "./signing-in.ts";
import { eventually, expect, test, type Visit } from "./test.ts";
import { onlyWithAll } from "./when.ts";

const photo = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

async function openHelp({ page, t }: Visit): Promise<void> {
  await page
    .getByRole("link", { name: t("shell.nav.help"), exact: true })
    .first()
    .click();
}

test("a guest writes from the header, is answered, and finds all of it on the next page and after a reload", async ({
  visit,
}) => {
  test.slow();
  const { page, t } = visit;
  await page.goto("/fr/compatibility");
  await openHelp(visit);
  const chat = await beginChat(page, t);
  const log = chat.getByRole("log");
  const box = chat.getByRole("textbox", { name: t("chat.message") });
  await box.fill("Bonjour, mon code est 4821, répondez deux fois");
  await chat.getByRole("button", { name: t("chat.send") }).click();
  await expect(log.getByText("mon code est ••••")).toBeVisible();
  await expect(log.getByText("ici Lina")).toHaveCount(1, eventually);
  await expect(log.getByText(t("chat.state.seen"))).toBeVisible(eventually);
  await chat
    .getByLabel(t("chat.photo"))
    .first()
    .setInputFiles({ name: "ecran.png", mimeType: "image/png", buffer: photo });
  await expect(log.getByRole("img", { name: t("chat.photoOf", { who: "person" }) })).toBeVisible();
  await expectNoViolations(page);
  await page.reload();
  await expect(log.getByText("ici Lina").first()).toBeVisible();
  await expect(log.getByRole("img")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(chat).toBeHidden();
  // As a mail about an answer leads to it.
  await page.goto("/ar/support#chat");
  const window = page.getByRole("dialog");
  await expect(window.getByRole("log")).toContainText("ici Lina");
  await window.getByRole("textbox").fill("لم تصل الشريحة");
  await window.locator('button[type="submit"]').click();
  await expect(window.getByRole("log")).toContainText("معك لينا", eventually);
  await expectNoViolations(page);
});

test(
  "a guest whom nobody answers says where to be answered, and reads by when and under which number",
  onlyWithAll,
  async ({ visit, customer, complaints }) => {
    complaints.expect(/\b400\b/);
    const { page, t } = visit;
    await page.clock.install();
    await page.goto("/fr/compatibility");
    await openHelp(visit);
    const chat = await beginChat(page, t);
    await chat.getByRole("textbox", { name: t("chat.message") }).fill("Une question, sans réponse");
    await chat.getByRole("button", { name: t("chat.send") }).click();
    await expect(chat.getByRole("log")).toContainText("Une question");
    await page.clock.fastForward(chatPatienceMinutes * 60_000 + 5000);
    const field = chat.getByLabel(t("chat.byMail.ask"));
    await field.fill("amina");
    await chat.getByRole("button", { name: t("chat.byMail.keep") }).click();
    await expect(field).toHaveAccessibleDescription(t("chat.byMail.fault"));
    await expectNoViolations(page);
    await field.fill(customer.email);
    await chat.getByRole("button", { name: t("chat.byMail.keep") }).click();
    await expect(chat).toContainText(`la réponse arrive à ${customer.email}, en 24 h au plus`);
    await expectNoViolations(page);
    await chat.getByRole("button", { name: t("chat.byMail.change") }).click();
    await expect(field).toHaveValue(customer.email);
  },
);

test(
  "two tabs show one chat; what was written while nothing came through is there once, in its order",
  onlyWithAll,
  async ({ visit, complaints }) => {
    test.slow();
    complaints.expect(/chat\/(messages|changes).*ERR_FAILED|ERR_FAILED.*chat\/(messages|changes)/);
    const { page, t } = visit;
    await page.goto("/fr/home");
    await openHelp(visit);
    const chat = await beginChat(page, t);
    const log = chat.getByRole("log");
    const write = async (text: string) => {
      await chat.getByRole("textbox", { name: t("chat.message") }).fill(text);
      await chat.getByRole("button", { name: t("chat.send"), exact: true }).click();
    };
    await page.route("**/chat/messages", (route) => route.abort());
    await write("Premier, sans réponse");
    await write("Deuxième, sans réponse");
    await expect(log.getByText(t("chat.problem.offline"))).toBeVisible();
    await page.reload();
    await expect(log.getByText("Deuxième, sans réponse")).toBeVisible();

    const other = await page.context().newPage();
    // Streams are blocked there: it asks now and then.
    await other.route("**/chat/changes", (route) => route.abort());
    await other.goto("/ar/support#chat");
    const otherLog = other.getByRole("log");
    await expect(otherLog).toBeVisible();
    await page.unroute("**/chat/messages");
    await log.getByRole("button", { name: t("chat.retry") }).click();
    await expect(log.getByText(t("chat.state.sent"))).toHaveCount(2, eventually);
    await expect(otherLog.getByText("sans réponse")).toHaveText(
      ["Premier, sans réponse", "Deuxième, sans réponse"],
      eventually,
    );
    await expect(log.getByText("sans réponse")).toHaveCount(2);

    await chat.getByRole("button", { name: t("chat.delete") }).click();
    await chat
      .getByRole("alertdialog")
      .getByRole("button", { name: t("chat.delete") })
      .click();
    await expect(chat.getByLabel(t("chat.start.name"))).toBeVisible();
    await expect(otherLog).toBeHidden(eventually);
  },
);

test(
  "a customer's chat is one on two phones: what is written on either, and answered, stands on both",
  onlyWithAll,
  async ({ visit, sandbox, customer, browser }) => {
    test.slow();
    const { page, t, language } = visit;
    await page.goto(`/${language}/login?next=%2Fsupport`);
    await signIn(visit, sandbox, customer.email);
    await expect(page).toHaveURL(/\/support$/);
    const other = { ...visit, page: await (await browser.newContext()).newPage() };
    await other.page.goto(`/${language}/login?next=%2Fsupport`);
    await signIn(other, sandbox, customer.email, 1);
    await expect(other.page).toHaveURL(/\/support$/);
    const open = async ({ page: where }: Visit) => {
      await where.getByRole("button", { name: t("contact.live") }).click();
      return where.getByRole("dialog", { name: t("chat.title") });
    };
    const write = async (chat: Awaited<ReturnType<typeof open>>, text: string) => {
      await chat.getByRole("textbox", { name: t("chat.message") }).fill(text);
      await chat.getByRole("button", { name: t("chat.send") }).click();
    };
    const here = await open(visit);
    await write(here, "Depuis le premier téléphone");
    await expect(here.getByRole("log")).toContainText("ici Lina", eventually);
    const there = await open(other);
    for (const said of ["Depuis le premier téléphone", "ici Lina"])
      await expect(there.getByRole("log")).toContainText(said, eventually);
    await write(there, "Et depuis le second");
    await expect(here.getByRole("log")).toContainText("Et depuis le second", eventually);
    await other.page.context().close();
  },
);
