import { readFile } from "node:fs/promises";
import type { Route } from "@playwright/test";
import type { PersonalData } from "@rihla/contract";
import { asBearer, enterAt, enterWith, me, startPaying } from "./account.ts";
import { openSummary } from "./buying.ts";
import { buyThroughApi, placeOrder, signInThroughApi } from "./buying-without-a-screen.ts";
import { currencyPill } from "./header-pills.ts";
import { menuRow, openDeletion, openDeletionWarning, submitDeletion } from "./profile-menu.ts";
import { signIn } from "./signing-in.ts";
import { expect, test } from "./test.ts";
import { onlyWithAll } from "./when.ts";
import { wordsOf } from "./words.ts";

const api = "/api/v1/app";

test("name and country can be changed, e-mail and phone say why not", async ({
  visit,
  sandbox,
  customer,
}) => {
  const { page, t } = visit;
  const token = await enterAt(visit, sandbox, customer, "/personal-information");
  await expect(page.getByLabel(t("profile.personal.email"))).toHaveValue(customer.email);
  await expect(page.getByLabel(t("profile.personal.email"))).not.toBeEditable();
  await expect(page.getByLabel(t("profile.personal.phone"))).not.toBeEditable();
  await expect(page.getByText(t("profile.personal.emailLocked"))).toBeVisible();
  await expect(page.getByText(t("profile.personal.phoneSoon"))).toBeVisible();
  const name = page.getByLabel(t("profile.personal.name"));
  const save = page.getByRole("button", { name: t("profile.personal.save") });
  for (const [typed, fault] of [
    ["", "required.name"],
    ["A", "field.name_too_short"],
    ["x".repeat(50), "field.name_too_long"],
  ] as const) {
    await name.fill(typed);
    await save.click();
    await expect(page.getByText(t(`problems.${fault}`))).toBeVisible();
  }
  await name.fill("Amina Haddad");
  await page.getByLabel(t("profile.personal.country")).selectOption("FR");
  await save.click();
  await expect(page.getByRole("dialog", { name: t("profile.personal.saved") })).toBeVisible();
  expect(await me(page.request, token)).toMatchObject({ name: "Amina Haddad", country: "FR" });
});

test(
  "the phone of an order is there at the next purchase, on any device",
  onlyWithAll,
  async ({ visit, sandbox, customer }) => {
    const { page, t } = visit;
    const token = await signInThroughApi(page.request, sandbox, customer.email);
    await placeOrder(page.request, customer, { session: asBearer(token) });
    await enterWith(page, token);
    await openSummary(visit);
    const known = page.getByRole("main").getByText(customer.name).locator("..");
    await expect(known).toContainText(customer.email);
    await expect(known).toContainText(customer.phone.replace(/^0/, "+213"));
    await expect(page.getByLabel(t("checkout.billing.phoneNumber"), { exact: true })).toHaveCount(0);
  },
);

test(
  "what was chosen on one device is found on another; what is chosen there by hand comes back",
  onlyWithAll,
  async ({ visit, sandbox, customer, browser }) => {
    const { page, t } = visit;
    const token = await enterAt(visit, sandbox, customer, "/home");
    const preferences = async () => (await me(page.request, token)).preferences;
    await currencyPill(visit).click();
    await page.getByRole("button", { name: /USD/ }).last().click();
    await expect.poll(preferences).toEqual({ language: "fr", currency: "USD" });

    const elsewhere = await browser.newPage();
    await elsewhere.goto("/fr/home", { waitUntil: "networkidle" });
    await elsewhere.getByRole("button", { name: t("shell.language.title") }).click();
    await elsewhere.getByRole("link", { name: "English" }).click();
    await expect(elsewhere).toHaveURL(/\/en\/home$/);
    await elsewhere.goto("/en/login?next=%2Fprofile");
    const there = { page: elsewhere, language: "en", t: wordsOf("en") } as const;
    await signIn(there, sandbox, customer.email, 1);
    await expect(elsewhere).toHaveURL(/\/en\/profile$/);
    await expect(elsewhere.getByRole("link", { name: /USD/ })).toBeVisible();
    await expect.poll(preferences).toEqual({ language: "en", currency: "USD" });
    await elsewhere.close();

    const third = await browser.newPage();
    await third.goto("/fr/login?next=%2Fprofile");
    await signIn({ ...visit, page: third }, sandbox, customer.email, 2);
    await expect(third).toHaveURL(/\/en\/profile$/);
    await expect(third.locator("html")).toHaveAttribute("lang", "en");
    await third.close();
  },
);

test(
  "language and currency are kept here and in the account",
  onlyWithAll,
  async ({ visit, sandbox, customer }) => {
    const { page, t } = visit;
    const token = await enterAt(visit, sandbox, customer, "/preferences");
    await page.getByRole("radio", { name: "English" }).check();
    const en = wordsOf("en");
    await expect(
      page.getByRole("heading", { level: 1, name: en("profile.preferences.title") }),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/en\/preferences$/);
    await page.getByRole("radio", { name: "US dollar" }).check();
    await expect(page.getByRole("radio", { name: "US dollar" })).toBeChecked();
    await expect
      .poll(async () => (await me(page.request, token)).preferences)
      .toEqual({ language: "en", currency: "USD" });
    await page.goto("/home");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    expect(t("profile.title")).not.toBe(en("profile.title"));
  },
);

test(
  "an address that is a language alone chooses it for the account too; a page's twin in another language chooses nothing",
  onlyWithAll,
  async ({ visit, sandbox, customer }) => {
    const { page } = visit;
    const token = await signInThroughApi(page.request, sandbox, customer.email);
    const language = async () => (await me(page.request, token)).preferences.language;
    const words = page.locator("html");
    await page.goto("/ar", { waitUntil: "networkidle" });
    await page.goto("/en/packages/SA", { waitUntil: "networkidle" });
    await expect(words).toHaveAttribute("lang", "en");
    await page.locator('header a[href="/en/home"]').last().click();
    await expect(page).toHaveURL(/\/en\/home$/);
    await page.goto("/login?next=%2Fprofile");
    await expect(words).toHaveAttribute("lang", "ar");
    await signIn({ ...visit, t: wordsOf("ar") }, sandbox, customer.email, 1);
    await expect(page).toHaveURL(/\/profile$/);
    await expect(words).toHaveAttribute("lang", "ar");
    await expect.poll(language).toBe("ar");

    await page.goto("/fr/profile", { waitUntil: "networkidle" });
    expect(await language()).toBe("ar");
    await page.goto("/fr", { waitUntil: "networkidle" });
    await expect.poll(language).toBe("fr");
    await page.goto("/profile");
    await expect(words).toHaveAttribute("lang", "fr");
  },
);

test(
  "notifications are asked for on a press only; a refusal is explained",
  onlyWithAll,
  async ({ visit, sandbox, customer }) => {
    const { page, t } = visit;
    await page.addInitScript(`
    globalThis.asked = 0;
    globalThis.Notification = {
      permission: "default",
      requestPermission: async () => { globalThis.asked += 1; return "denied"; },
    };`);
    await enterAt(visit, sandbox, customer, "/preferences");
    const allow = page.getByRole("button", { name: t("profile.notifications.allow") });
    await expect(allow).toBeVisible();
    expect(await page.evaluate("globalThis.asked")).toBe(0);
    await allow.click();
    await expect(page.getByText(t("profile.notifications.denied"))).toBeVisible();
    expect(await page.evaluate("globalThis.asked")).toBe(1);
  },
);

test("the person's data comes as a file", onlyWithAll, async ({ visit, sandbox, customer }) => {
  const { page, t } = visit;
  await enterAt(visit, sandbox, customer, "/profile");
  const saved = page.waitForEvent("download");
  await menuRow(visit, t("profile.menu.download")).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe("rihla-my-data.json");
  const data = JSON.parse(await readFile(await file.path(), "utf8")) as PersonalData;
  expect(data.profile.email).toBe(customer.email);
  await expect(page.getByText(t("profile.downloaded"))).toBeVisible();
});

test.describe("deleting the account", () => {
  test("takes the typed word, and then the account is gone", async ({
    visit,
    sandbox,
    customer,
    complaints,
  }) => {
    complaints.expect(/401/);
    const { page, t } = visit;
    const token = await enterAt(visit, sandbox, customer, "/profile");
    const sheet = await openDeletion(visit);
    await submitDeletion(visit, sheet, "delete");
    await expect(sheet.getByRole("alert")).toHaveText(t("problems.code.confirmation_mismatch"));
    await submitDeletion(visit, sheet, "DELETE");
    await expect(page.getByRole("dialog", { name: t("profile.deletion.doneTitle") })).toBeVisible();
    await expect(page).toHaveURL(/\/fr\/home$/);
    expect(await page.evaluate('localStorage.getItem("Token")')).toBeNull();
    expect((await page.request.get(`${api}/auth/me`, { headers: asBearer(token) })).status()).toBe(401);
  });

  test(
    "says that it failed and can be tried again; then every device is signed out, and the address begins a new account",
    onlyWithAll,
    async ({ visit, sandbox, customer, complaints, browser }) => {
      complaints.expect(/401|ERR_FAILED/);
      test.slow();
      const { page, t } = visit;
      await buyThroughApi(page.request, sandbox, customer);
      const token = await enterAt(visit, sandbox, customer, "/profile");
      const { id } = await me(page.request, token);
      const elsewhere = await (await browser.newContext()).newPage();
      await enterWith(elsewhere, await signInThroughApi(page.request, sandbox, customer.email, 1));
      await elsewhere.goto("/fr/esims");
      await expect(elsewhere.getByText("France").first()).toBeVisible();

      const sheet = await openDeletion(visit);
      let failures = 0;
      const fails = (call: Route) => call.request().method() === "DELETE" && failures++ === 0;
      await page.route("**/auth/me", (call) => (fails(call) ? call.abort() : call.fallback()));
      await submitDeletion(visit, sheet, "DELETE");
      const failed = page.getByRole("alertdialog", { name: t("profile.deletion.failedTitle") });
      await expect(failed).toContainText(t("problems.code.offline"));
      await failed.getByRole("button", { name: t("profile.deletion.close") }).click();
      await submitDeletion(visit, await openDeletion(visit), "DELETE");
      await expect(page.getByRole("dialog", { name: t("profile.deletion.doneTitle") })).toBeVisible();

      await elsewhere.reload();
      await expect(elsewhere).toHaveURL(/\/fr\/login/);
      await expect(elsewhere.getByText("France")).toHaveCount(0);
      const again = await signInThroughApi(page.request, sandbox, customer.email, 2);
      const anew = await me(page.request, again);
      expect(anew.id).not.toBe(id);
      const orders = await page.request.get(`${api}/orders`, { headers: asBearer(again) });
      expect((await orders.json()).data).toEqual([]);
    },
  );

  test(
    "is refused while money is moving, with the order that is in the way, before the word is typed and after",
    onlyWithAll,
    async ({ visit, sandbox, customer, complaints }) => {
      complaints.expect(/409/);
      const { page, t } = visit;
      const token = await enterAt(visit, sandbox, customer, "/profile");
      const sheet = await openDeletion(visit);
      // In another tab, say.
      const orderNumber = await startPaying(page.request, customer, token);
      const reason = t("problems.deletion.payment_pending", { orderNumber: `\u2066${orderNumber}\u2069` });
      await submitDeletion(visit, sheet, "DELETE");
      const refused = page.getByRole("alertdialog", { name: t("profile.deletion.failedTitle") });
      await expect(refused).toContainText(reason);
      await refused.getByRole("button", { name: t("profile.deletion.close") }).click();
      await expect(page.getByText(customer.email)).toBeVisible();
      const warning = await openDeletionWarning(visit);
      await expect(warning).toContainText(reason);
      await expect(warning.getByRole("button")).toHaveText([t("profile.deletion.close")]);
    },
  );
});
