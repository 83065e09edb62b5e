import { expect, type Locator, type Page } from "@playwright/test";

/** A page worked by its keys alone, which are counted: each letter that is typed is one. */
export class PressedKeys {
  readonly #page: Page;
  count = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(key: string): Promise<void> {
    this.count += 1;
    await this.#page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    this.count += text.length;
    await this.#page.keyboard.type(text);
  }

  async tabTo(wanted: Locator): Promise<void> {
    await expect(wanted).toBeVisible();
    const isThere = wanted.and(this.#page.locator(":focus"));
    for (let n = 0; n < 60 && (await isThere.count()) === 0; n++) await this.press("Tab");
    await expect(wanted).toBeFocused();
  }

  /** Counted as one: how many others wait before it is another matter. */
  async walkTo(row: Locator): Promise<void> {
    await expect(row).toBeVisible();
    const isThere = row.and(this.#page.locator(":focus"));
    for (let n = 0; n < 200 && (await isThere.count()) === 0; n++) await this.#page.keyboard.press("j");
    await expect(row).toBeFocused();
    this.count += 1;
  }
}
