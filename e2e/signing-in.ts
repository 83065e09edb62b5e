import type { Sandbox } from "./sandbox.ts";
import { expect, type Visit } from "./test.ts";

/** On the sign-in page: asks for a code, reads it in the mail, types it into the boxes; `known`: mails with codes that came before. */
export async function signIn(visit: Visit, sandbox: Sandbox, email: string, known = 0): Promise<void> {
  await askForCode(visit, email);
  await typeCode(visit, await sandbox.signInCode(email, known));
}

export async function askForCode({ page, t }: Visit, email: string): Promise<void> {
  const field = page.getByLabel(t("account.email"), { exact: true });
  if ((await field.inputValue()) !== email) await field.fill(email);
  await page.getByRole("button", { name: t("account.sendCode") }).click();
  await expect(page.getByRole("heading", { level: 1, name: t("account.code.title") })).toBeVisible();
}

/** The last digit sends it. */
export async function typeCode({ page, t }: Visit, code: string): Promise<void> {
  await page.getByLabel(t("account.code.label")).pressSequentially(code);
}

/** A new PIN, by the code of six digits that is mailed for it; `known`: mails with codes that came before. */
export async function saveByCode(
  visit: Visit,
  sandbox: Sandbox,
  { email }: { email: string },
  known: number,
): Promise<void> {
  await expect(visit.page.getByText(visit.t("wallet.pin.codeTitle"))).toBeVisible();
  const code = await sandbox.signInCode(email, known);
  expect(code).toHaveLength(6);
  await typeCode(visit, code);
}

/** On the profile. */
export async function signOut({ page, t }: Visit): Promise<void> {
  await page.getByRole("button", { name: t("profile.signOut") }).click();
  await expect(page.getByRole("heading", { name: t("profile.guest.title") })).toBeVisible();
}
