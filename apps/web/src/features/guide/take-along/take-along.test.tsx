import { languageCodes } from "@rihla/i18n";
import { expect, test } from "vitest";
import { drawnIn } from "../../../lib/page/drawn-page.test-kit.tsx";
import { guidePhones } from "../../../paths.ts";
import { TakeAlong } from "./take-along.tsx";

test.each(languageCodes)(
  "the sheet to print is the one of this phone, in the page's language: %s",
  async (language) => {
    for (const maker of guidePhones)
      expect(await drawnIn(language, <TakeAlong maker={maker} menus="fr" />, ["public", "guide"])).toContain(
        `href="/papers/esim-${maker}.${language}.pdf"`,
      );
  },
);
