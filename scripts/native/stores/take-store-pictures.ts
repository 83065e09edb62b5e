import { type Browser, chromium } from "@playwright/test";
import { languageCodes } from "@rihla/i18n";
import { storeSizes, type Variant } from "../../../e2e/screen-gallery/screen.ts";
import { storeScreens } from "../../../e2e/screen-gallery/store-screens.ts";
import { takePictures } from "../../../e2e/screen-gallery/take-pictures.ts";
import { buildPlayedAppIfChanged } from "../../program/web-build.ts";
import { bringBrowser, browserArguments } from "../../testing/browser.ts";
import { startThrowAwayProgram } from "../../testing/throw-away-program.ts";

/** The app's own screens at the stores' sizes, in every language, into `folder`. Gives the names of those that could not be taken. */
export async function takeStorePictures(folder: string): Promise<string[]> {
  await buildPlayedAppIfChanged();
  const program = await startThrowAwayProgram();
  const { shopUrl, sandboxUrl = "" } = program;
  const browser = await chromium.launch({ executablePath: bringBrowser(), args: browserArguments });
  try {
    return await takePictures(browser, { shopUrl, sandboxUrl }, wanted(), folder);
  } finally {
    await close(browser, program);
  }
}

const wanted = () =>
  storeScreens.flatMap((screen) =>
    storeSizes.flatMap((size) =>
      languageCodes.map((language) => ({
        screen: { ...screen, shell: size === "android" ? ("android" as const) : ("ios" as const) },
        variant: { language, size, theme: "light" } satisfies Variant,
      })),
    ),
  );

async function close(browser: Browser, program: { stop: () => Promise<unknown> }): Promise<void> {
  await browser.close();
  await program.stop();
}
