import type { Locator, Page } from "@playwright/test";
import type { Visit } from "./test.ts";

/** As a guest, on a page that offers the chat; gives its window. */
export async function beginChat(page: Page, t: Visit["t"]): Promise<Locator> {
  await page.getByRole("button", { name: t("contact.live") }).click();
  const chat = page.getByRole("dialog", { name: t("chat.title") });
  await chat.getByLabel(t("chat.start.name")).fill("Amina");
  await chat.getByRole("button", { name: t("chat.start.go") }).click();
  return chat;
}
