import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser } from "@playwright/test";
import { pictureOf } from "../../e2e/screen-gallery/picture.ts";
import { readers, type Screen, type Variant } from "../../e2e/screen-gallery/screen.ts";
import { screens } from "../../e2e/screen-gallery/screens.ts";
import { type Shop, takePictures } from "../../e2e/screen-gallery/take-pictures.ts";
import { root } from "../program/paths.ts";

const file = path.join(root, "docs/shop.jpg");
const size = { width: 1600, height: 736 };

const shown: { name: string; variant: Variant }[] = [
  { name: "home, advised", variant: { language: "fr", size: "phone", theme: "light" } },
  { name: "plans of a country", variant: { language: "fr", size: "phone", theme: "light" } },
  { name: "an eSIM, in_use", variant: { language: "fr", size: "phone", theme: "light" } },
  { name: "home", variant: { language: "ar", size: "phone", theme: "dark" } },
];

/** The picture at the head of the README: screens of the gallery beside each other, as phones show them. Gives 1 when a screen is missing. */
export async function takeReadmePicture(browser: Browser, shop: Shop): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), "readme-picture-"));
  try {
    const wanted = shown.map(({ name, variant }) => ({ screen: closeUpOf(name), variant }));
    const missing = await takePictures(browser, shop, wanted, folder);
    if (missing.length > 0) return 1;
    const page = await browser.newPage({ viewport: size });
    await page.setContent(
      sideBySide(shown.map((one) => readFileSync(path.join(folder, pictureOf(one, one.variant))))),
    );
    await page.screenshot({ path: file, type: "jpeg", quality: 86 });
    await page.close();
    console.log(`${file} is made.`);
    return 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function closeUpOf(name: string) {
  const screen = screens.find((one) => one.name === name);
  if (!screen) throw new Error(`The gallery has no screen "${name}"`);
  return { ...screen, open: withLetters(screen.open), isCloseUp: true as const };
}

/** As whoever came from another page sees it: on their first one a browser may show letters of its own. */
const withLetters =
  (open: Screen["open"]): Screen["open"] =>
  async (stage) => {
    await open(stage);
    await stage.page.evaluate(
      'document.documentElement.dataset.movedOn = ""; document.activeElement?.blur(); document.body.offsetWidth',
    );
  };

function sideBySide(pictures: readonly Buffer[]): string {
  const { width, height } = readers.phone;
  const images = pictures.map((one) => `<img src="data:image/png;base64,${one.toString("base64")}">`);
  return `<!doctype html><style>
body { margin: 0; height: 100vh; display: flex; justify-content: space-evenly; align-items: center; background: linear-gradient(160deg, #f3ecdf, #d8cdb9) }
img { height: 92vh; aspect-ratio: ${width} / ${height}; border-radius: 26px; box-shadow: 0 8px 32px #14223b40 }
</style>${images.join("")}`;
}
