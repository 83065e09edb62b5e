import { writeFileSync } from "node:fs";
import path from "node:path";
import type { CDPSession, Page } from "@playwright/test";
import type { Language } from "@rihla/contract";
import type { Film } from "./film.ts";
import { framePage, frameSize } from "./frame-page.ts";
import { type Moment, timeline } from "./timeline.ts";

/** Takes each picture of a film, in order; `poster` is of the first screen. */
export async function shootFilm(page: Page, film: Film, language: Language, folder: string) {
  const camera = await page.context().newCDPSession(page);
  await page.setContent(framePage(film, language));
  await page.evaluate("document.fonts.ready");
  const pictures: { file: string; seconds: number }[] = [];
  for (const { seconds, ...moment } of timeline(film)) {
    const file = path.join(folder, `${String(pictures.length).padStart(4, "0")}.png`);
    writeFileSync(file, await takePicture(page, camera, moment, { format: "png", optimizeForSpeed: true }));
    pictures.push({ file, seconds });
  }
  const opening = { scene: 0, entering: 1, tapping: 1 };
  const poster = await takePicture(page, camera, opening, { format: "webp", quality: 70 });
  await camera.detach();
  return { pictures, poster };
}

type Form = { format: "png"; optimizeForSpeed: true } | { format: "webp"; quality: number };

/** Playwright's own screenshots take five times as long. */
async function takePicture(page: Page, camera: CDPSession, moment: Moment, form: Form): Promise<Buffer> {
  // Painted for certain only after the second: one picture in two hundred was of the moment before.
  await page.evaluate(
    `new Promise((done) => { show(${JSON.stringify(moment)}); requestAnimationFrame(() => requestAnimationFrame(done)) })`,
  );
  const clip = { x: 0, y: 0, ...frameSize, scale: 1 };
  const { data } = await camera.send("Page.captureScreenshot", { ...form, clip });
  return Buffer.from(data, "base64");
}
