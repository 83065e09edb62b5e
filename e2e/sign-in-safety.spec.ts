import { createHash } from "node:crypto";
import type { Page, Route } from "@playwright/test";
import { asBearer, enterAt } from "./account.ts";
import { expectNoViolations } from "./no-violations.ts";
import { menuRow, openDeletion, submitDeletion } from "./profile-menu.ts";
import { askForCode, signIn, signOut, typeCode } from "./signing-in.ts";
import { expect, test, type Visit } from "./test.ts";
import { onlyWithAll } from "./when.ts";

test.use({ language: "en" });

const api = "/api/v1/app";

test("the owner is told of a sign-in on a device that was not known, and of no other", async ({
  visit,
  sandbox,
  customer,
  playwright,
  baseURL,
}) => {
  const { page, t } = visit;
  await page.goto("/en/login?next=%2Fprofile");
  await signIn(visit, sandbox, customer.email);
  await signOut(visit);
  await page.goto("/en/login?next=%2Fprofile");
  await signIn(visit, sandbox, customer.email, 1);
  await expect(page.getByText(customer.email)).toBeVisible();

  const elsewhere = await playwright.request.newContext({ baseURL });
  const data = { email: customer.email };
  await elsewhere.post(`${api}/auth/codes`, { data });
  const code = await sandbox.signInCode(customer.email, 2);
  await elsewhere.post(`${api}/auth/sessions`, { data: { ...data, code } });
  const told = await sandbox.mail(customer.email, "New sign-in");
  expect(told.text).toContain(t("profile.menu.devices"));
  expect(told.text).not.toMatch(/https?:/);
  const tellings = (await sandbox.mails(customer.email)).filter(({ subject }) => subject === told.subject);
  expect(tellings).toHaveLength(1);
  await elsewhere.dispose();
});

test(
  "a longer code takes the place of a short one: the boxes follow",
  onlyWithAll,
  async ({ visit, sandbox, customer, complaints }) => {
    complaints.expect(/422/);
    const { page, t } = visit;
    await page.goto("/en/login");
    await askForCode(visit, customer.email);
    await onceAnswered(page, "**/auth/sessions", 422, {
      code: "longer_code_sent",
      codeSent: {
        codeLength: 6,
        alphabet: "digits",
        expiresAt: new Date(Date.now() + 600_000).toISOString(),
        resendAfterSeconds: 60,
      },
    });
    await typeCode(visit, await sandbox.signInCode(customer.email));
    await expect(page.getByText(t("account.code.longer"))).toBeVisible();
    await expect(page.getByLabel(t("account.code.label"))).toBeFocused();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expectNoViolations(page);
    const sent = page.waitForRequest("**/auth/sessions");
    await typeCode(visit, "123456");
    expect((await sent).postDataJSON()).toMatchObject({ email: customer.email, code: "123456" });
  },
);

test(
  "where the shop asks for work first, the browser does it and the code comes",
  onlyWithAll,
  async ({ visit, customer, complaints }) => {
    complaints.expect(/428/);
    const { page } = visit;
    await page.goto("/en/login");
    const challenge = "rihla".padEnd(43, "x");
    await onceAnswered(page, "**/auth/codes", 428, {
      code: "proof_required",
      proof: { challenge, zeroBits: 12 },
    });
    const sent = page.waitForRequest((request) => request.postDataJSON()?.proof !== undefined);
    await askForCode(visit, customer.email);
    const { proof } = (await sent).postDataJSON();
    const digest = createHash("sha256").update(`${challenge}:${proof.nonce}`).digest();
    expect(Math.clz32(digest.readUInt32BE())).toBeGreaterThanOrEqual(12);
  },
);

test.describe("what only the customer may do asks for a fresh code in place", () => {
  const unconfirmed = { code: "confirmation_required" };
  const typeInSheet = async ({ page, t }: Visit, code: string) => {
    const sheet = page.getByRole("dialog", { name: t("account.confirm.title") });
    await sheet.getByLabel(t("account.code.label")).pressSequentially(code);
  };

  test("before the account is deleted, and keeps the word that was typed", async ({
    visit,
    sandbox,
    customer,
    complaints,
  }) => {
    complaints.expect(/40[13]/);
    const { page, t } = visit;
    await enterAt(visit, sandbox, customer, "/profile");
    await onceAnswered(page, "**/auth/me", 403, unconfirmed, "DELETE");
    await submitDeletion(visit, await openDeletion(visit), "DELETE");
    await expect(page.getByText(t("account.confirm.title"))).toBeVisible();
    await expect(page.getByLabel(t("account.code.label"))).toBeFocused();
    await expectNoViolations(page);
    await typeInSheet(visit, await sandbox.signInCode(customer.email, 1));
    await expect(page.getByRole("dialog", { name: t("profile.deletion.doneTitle") })).toBeVisible();
  });

  test("before the data is saved", onlyWithAll, async ({ visit, sandbox, customer, complaints }) => {
    complaints.expect(/403/);
    const { page, t } = visit;
    await enterAt(visit, sandbox, customer, "/profile");
    await onceAnswered(page, "**/auth/me/export", 403, unconfirmed);
    const saved = page.waitForEvent("download");
    await menuRow(visit, t("profile.menu.download")).click();
    await typeInSheet(visit, await sandbox.signInCode(customer.email, 1));
    expect((await saved).suggestedFilename()).toBe("rihla-my-data.json");
  });
});

test("who signs out takes the keys to the orders along", async ({ visit, sandbox, customer }) => {
  const { page } = visit;
  await enterAt(visit, sandbox, customer, "/profile");
  await page.evaluate('localStorage.setItem("order-secret:R7K2M9QX", "a secret")');
  await signOut(visit);
  expect(await page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('order-'))")).toEqual(
    [],
  );
});

test(
  "so does who is signed out by the shop",
  onlyWithAll,
  async ({ visit, sandbox, customer, complaints }) => {
    complaints.expect(/401/);
    const { page, t } = visit;
    const token = await enterAt(visit, sandbox, customer, "/profile");
    await page.evaluate('localStorage.setItem("order-secret:R7K2M9QX", "a secret")');
    await page.evaluate('sessionStorage.setItem("checkout-draft", "{}")');
    await page.request.delete(`${api}/auth/sessions/current`, { headers: asBearer(token) });
    await page.goto("/en/esims");
    await expect(page.getByLabel(t("account.email"), { exact: true })).toBeVisible();
    const kept = "[...Object.keys(localStorage), ...Object.keys(sessionStorage)]";
    expect(await page.evaluate(`${kept}.filter((key) => /^(Token|order-|checkout-)/.test(key))`)).toEqual([]);
  },
);

/** The first call to it is answered so; later ones reach the shop. */
async function onceAnswered(
  page: Page,
  address: string,
  status: number,
  problem: object,
  method?: string,
): Promise<void> {
  let answered = false;
  const answer = async (route: Route) => {
    if (answered || (method && route.request().method() !== method)) return route.fallback();
    answered = true;
    await route.fulfill({ status, contentType: "application/problem+json", body: JSON.stringify(problem) });
  };
  await page.route(address, answer);
}
