import type { Language } from "@rihla/contract";
import { languageCodes } from "@rihla/i18n";

/** For a journey that `npm test` leaves out and `npm test -- --all` runs. */
export const onlyWithAll = { tag: "@all" };

/** What a journey in another language bears that was followed in one already. */
export const again = "@again";

/** For a journey that `npm test` also follows on a wide screen. */
export const alsoOnDesktop = { tag: "@desktop" };

/**
 * A journey's languages: `first` in every run, the other two only with `--all`. What is about no language is followed in the one
 * that its file names (`test.use({ language })`); none may have too many (`scripts/testing/journeys.test.ts`).
 */
export const languagesFrom = (first: Language, inEveryRun: { tag?: string } = {}) =>
  languageCodes
    .toSorted((a, b) => Number(b === first) - Number(a === first))
    .map((language) => ({
      language,
      when: language === first ? inEveryRun : { tag: [onlyWithAll.tag, again] },
    }));
