import type { Sandbox } from "./sandbox.ts";
import { expect, type Visit } from "./test.ts";

/** On the sign-in page: asks for a code, reads it in the mail, types it into the boxes. */
export async function signIn(visit: Visit, sandbox: Sandbox, email: string): Promise<void> {
  await askForCode(visit, email);
  await typeCode(visit, await sandbox.signInCode(email));
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

/** On the profile. */
export async function signOut({ page, t }: Visit): Promise<void> {
  await page.getByRole("button", { name: t("profile.signOut") }).click();
  await expect(page.getByRole("heading", { name: t("profile.guest.title") })).toBeVisible();
}
