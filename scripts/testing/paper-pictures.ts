import { mkdirSync } from "node:fs";
import path from "node:path";
import type { Browser } from "@playwright/test";
import type { Language } from "@rihla/contract";
import { allPapers } from "../../apps/api/src/testing/papers/all-papers.ts";
import { paperPage } from "../../apps/api/src/testing/papers/paper-page.ts";
import { pictureOf } from "../../e2e/screen-gallery/picture.ts";
import type { Variant } from "../../e2e/screen-gallery/screen.ts";

const papersIn = async (language: Language) =>
  (await allPapers(language)).map((paper) => ({ ...paper, name: `paper, ${paper.name}` }));

export const papers = (await papersIn("fr")).map(({ name }) => ({ name }));

/** A sheet has one size, and is always by day. */
export const isPaperIn = ({ size, theme }: Variant): boolean => size === "desktop" && theme === "light";

/** A4 as screens count it, its letters sharp enough to be read. */
const sheet = { viewport: { width: 794, height: 1123 }, deviceScaleFactor: 2 };

export async function takePaperPictures(
  browser: Browser,
  wanted: readonly { name: string; variant: Variant }[],
  folder: string,
): Promise<void> {
  for (const [language, inOne] of Map.groupBy(wanted, ({ variant }) => variant.language)) {
    const made = await papersIn(language);
    for (const { name, variant } of inOne) {
      const paper = made.find((one) => one.name === name);
      if (!paper) throw new Error(`No ${name} in ${language}`);
      const page = await browser.newPage(sheet);
      await page.setContent(paperPage(paper));
      await page.evaluate("document.fonts.ready");
      const file = path.join(folder, pictureOf({ name }, variant));
      mkdirSync(path.dirname(file), { recursive: true });
      await page.screenshot({ path: file, fullPage: true });
      await page.close();
    }
  }
}
