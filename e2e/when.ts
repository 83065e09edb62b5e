import type { Language } from "@rihla/contract";
import { languageCodes, locales } from "@rihla/i18n";

/** For a journey that `npm test` leaves out and `npm test -- --all` runs. */
export const onlyWithAll = { tag: "@all" };

/** What a journey in another language bears that was followed in one already. */
export const again = "@again";

/** For a journey that `npm test` also follows on a wide screen. */
export const alsoOnDesktop = { tag: "@desktop" };

/** What no run but one by hand follows: the journey was followed in both directions already. */
const onlyByHand = "@by-hand";

/**
 * A journey's languages: `first` in every run, one that runs the other way with `--all`, the others by hand: they look like one of
 * the two, and what a language lacks is found without a browser. What is about no language is followed in the one
 * that its file names (`test.use({ language })`); none may have too many (`scripts/testing/journeys.test.ts`).
 */
export function languagesFrom(first: Language, inEveryRun: { tag?: string } = {}) {
  const others = languageCodes.filter((language) => language !== first);
  const opposite = others.find((language) => locales[language].direction !== locales[first].direction);
  return [
    { language: first, when: inEveryRun },
    ...others.map((language) => ({
      language,
      when: { tag: [onlyWithAll.tag, again, ...(language === opposite ? [] : [onlyByHand])] },
    })),
  ];
}
