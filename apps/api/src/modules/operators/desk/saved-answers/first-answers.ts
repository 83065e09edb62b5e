import type { SavedAnswer } from "@rihla/contract/admin";
import { firstAnswersAr } from "./first-answers.ar.ts";
import { firstAnswersEn } from "./first-answers.en.ts";
import { type FirstAnswers, firstAnswersFr } from "./first-answers.fr.ts";

/** What the shop comes with. One that an owner writes anew or takes away has a row by its name here, which then counts. */
export const firstAnswers: readonly SavedAnswer[] = (
  Object.keys(firstAnswersFr) as (keyof FirstAnswers)[]
).map((id) => ({
  id,
  revision: 0,
  titles: { fr: firstAnswersFr[id].title, en: firstAnswersEn[id].title, ar: firstAnswersAr[id].title },
  texts: { fr: firstAnswersFr[id].text, en: firstAnswersEn[id].text, ar: firstAnswersAr[id].text },
}));
