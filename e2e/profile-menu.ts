import type { Locator } from "@playwright/test";
import { expect, type Visit } from "./test.ts";

/** A row of one's own profile: what it leads to, or does. */
export const menuRow = ({ page }: Visit, name: string): Locator =>
  page.getByRole("main").getByRole("listitem").filter({ hasText: name }).locator("a, button");

/** What the reader is told before anything is typed: what stays, and what forbids it. */
export async function openDeletionWarning(visit: Visit): Promise<Locator> {
  const { page, t } = visit;
  await menuRow(visit, t("profile.menu.delete")).click();
  const warning = page.getByRole("alertdialog", { name: t("profile.deletion.title") });
  await expect(warning).toContainText(t("profile.deletion.staysItems.accounting"));
  return warning;
}

/** The sheet that asks for the word, after that. */
export async function openDeletion(visit: Visit): Promise<Locator> {
  const { page, t } = visit;
  const warning = await openDeletionWarning(visit);
  await warning.getByRole("button", { name: t("profile.deletion.continue") }).click();
  return page.getByRole("dialog", { name: t("profile.deletion.typeTitle") });
}

export async function submitDeletion({ t }: Visit, sheet: Locator, word: string): Promise<void> {
  await sheet.getByLabel(t("profile.deletion.typeLabel")).fill(word);
  await sheet.getByRole("button", { name: t("profile.deletion.submit") }).click();
}
