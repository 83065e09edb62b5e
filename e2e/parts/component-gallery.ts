import { createReadStream, existsSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { makeThrowAwayFolder, removeFolder } from "../../scripts/testing/throw-away.ts";
import { buildComponentGallery } from "../component-gallery/build-component-gallery.ts";
import { sampleWords } from "../component-gallery/sample-words.ts";
import { test as base } from "../test.ts";

export { expect } from "../test.ts";

type Part = {
  /** Opens the design system's own page: every part, without a shop behind it. */
  openComponentGallery: (choice?: {
    language?: "fr" | "en" | "ar";
    theme?: "light" | "dark";
  }) => Promise<void>;
};

/** Built once for each worker; the shop's own build doesn't contain it. */
export const test = base.extend<Part, { galleryAddress: string }>({
  galleryAddress: [
    async ({}, use) => {
      const folder = makeThrowAwayFolder("component-gallery");
      await buildComponentGallery(folder);
      const server = serve(folder);
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/component-gallery.html`);
      server.close();
      removeFolder(folder);
    },
    { scope: "worker", timeout: 120_000 },
  ],
  openComponentGallery: ({ page, galleryAddress }, use) =>
    use(async ({ language = "fr", theme = "light" } = {}) => {
      await page.goto(`${galleryAddress}?language=${language}&theme=${theme}`);
      await page.locator("main section").waitFor();
    }),
});

export const words = sampleWords;

/** From here on time passes only as `page.clock.runFor` says. */
export async function stopTheClock(page: Page): Promise<void> {
  await page.clock.install({ time: "2026-12-12T12:00:00Z" });
  await page.clock.pauseAt("2026-12-12T12:01:00Z");
}

/** The pad with its boxes, and what a test does with it. */
export function padOn(page: Page, language: keyof typeof words = "fr") {
  const { pin } = words[language];
  const pad = page.getByRole("group", { name: pin.title });
  return {
    pad,
    words: pin,
    digit: (value: string) => pad.getByRole("button", { name: value, exact: true }),
    remove: pad.getByRole("button", { name: pin.remove }),
    confirm: pad.getByRole("button", { name: pin.confirm }),
    redBoxes: pad.locator("[data-wrong]"),
    async type(pin: string) {
      for (const value of pin) await this.digit(value).click();
    },
  };
}

/** Where Tab goes from one stop to the next, `times` times: the focus never leaves `dialog`. */
export async function tabsStayIn(page: Page, dialog: Locator, times: number): Promise<boolean> {
  for (const key of ["Tab", "Shift+Tab"]) {
    for (let time = 0; time < times; time++) {
      await page.keyboard.press(key);
      if (!(await focusIsIn(dialog))) return false;
    }
  }
  return true;
}

export async function focusIsIn(dialog: Locator): Promise<boolean> {
  const focused = dialog.locator(":focus");
  return (await focused.count()) === 1;
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

function serve(folder: string) {
  return createServer(({ url = "/" }, response) => {
    const file = path.join(folder, new URL(url, "http://component-gallery").pathname);
    if (!existsSync(file)) return response.writeHead(204).end();
    response.writeHead(200, { "content-type": types[path.extname(file)] ?? "application/octet-stream" });
    createReadStream(file).pipe(response);
  });
}
