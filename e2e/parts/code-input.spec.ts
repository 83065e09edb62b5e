import type { Locator, Page } from "@playwright/test";
import { onlyWithAll } from "../when.ts";
import { expect, test, words } from "./component-gallery.ts";

const codeOn = (page: Page, language: "fr" | "ar" = "fr") =>
  page.getByRole("textbox", { name: words[language].otp, exact: true });
const longOn = (page: Page) => page.getByRole("textbox", { name: `${words.fr.otp} (8)` });

/** As the clipboard brings it; reading the real one asks for permission. */
async function paste(input: Locator, text: string): Promise<void> {
  await input.focus();
  await input.page().evaluate(`{
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", ${JSON.stringify(text)});
    const pasted = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    document.activeElement.dispatchEvent(pasted);
  }`);
}

test("typing, deleting and arrows work as in any field; too many characters are none", async ({
  page,
  openComponentGallery,
}) => {
  await openComponentGallery();
  const code = codeOn(page);
  await code.fill("");
  await code.pressSequentially("1a2345");
  await expect(code).toHaveValue("1234");
  await code.press("ArrowLeft");
  await code.press("ArrowLeft");
  await code.press("9");
  await expect(code).toHaveValue("1294");
  await code.press("Backspace");
  await expect(code).toHaveValue("124");
});

test(
  "a paste that fits is taken, one that doesn't is rejected",
  onlyWithAll,
  async ({ page, openComponentGallery }) => {
    await openComponentGallery();
    const code = codeOn(page);
    await code.fill("");
    await paste(code, "12 34");
    await expect(code).toHaveValue("1234");
    for (const other of ["123", "12345", "12a4", "Code : 9876"]) await paste(code, other);
    await expect(code).toHaveValue("1234");
  },
);

test(
  "eight letters and digits, when the server says so",
  onlyWithAll,
  async ({ page, openComponentGallery }) => {
    await openComponentGallery();
    const code = longOn(page);
    await code.pressSequentially("ab2c-3d4e");
    await expect(code).toHaveValue("AB2C3D4E");
    await expect(page.getByRole("status").filter({ hasText: /^AB2C3D4E$/ })).toBeVisible();
    await expect(code).toHaveAttribute("inputmode", "text");
  },
);

test(
  "is offered the code of a message, and a digit keyboard",
  onlyWithAll,
  async ({ page, openComponentGallery }) => {
    await openComponentGallery();
    await expect(codeOn(page)).toHaveAttribute("autocomplete", "one-time-code");
    await expect(codeOn(page)).toHaveAttribute("inputmode", "numeric");
  },
);

test(
  "in Arabic the boxes fill from the left, and Arabic digits count",
  onlyWithAll,
  async ({ page, openComponentGallery }) => {
    await openComponentGallery({ language: "ar" });
    const code = codeOn(page, "ar");
    await code.fill("");
    await code.pressSequentially("٧2");
    await expect(code).toHaveValue("72");
    const boxes = code.locator("xpath=preceding-sibling::div/span");
    const [first, second] = [await boxes.nth(0).boundingBox(), await boxes.nth(1).boundingBox()];
    await expect(boxes.nth(0)).toHaveText("7");
    expect(first?.x).toBeLessThan(second?.x ?? 0);
  },
);

test(
  "emptied from outside, it begins again at the first box",
  onlyWithAll,
  async ({ page, openComponentGallery }) => {
    await openComponentGallery();
    const code = codeOn(page);
    await code.fill("1234");
    await code.fill("");
    const boxes = code.locator("xpath=preceding-sibling::div/span");
    await expect(boxes.nth(0)).toHaveClass(/border-sea/);
    await expect(boxes.nth(3)).not.toHaveClass(/border-sea/);
  },
);
