import { expect, test } from "@playwright/test";

for (const { language, direction } of [
  { language: "fr", direction: "ltr" },
  { language: "en", direction: "ltr" },
  { language: "ar", direction: "rtl" },
])
  test(`the shop opens in ${language} without an error in the console`, async ({ page }) => {
    const complaints: string[] = [];
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.goto(`/${language}`, { waitUntil: "networkidle" });
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.locator("html")).toHaveAttribute("dir", direction);
    await expect(page.getByRole("main")).toBeVisible();
    expect(complaints).toEqual([]);
  });
