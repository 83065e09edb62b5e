import type { ShownFeedback } from "@rihla/contract";
import { feedbackShownFrom } from "@rihla/contract/rules/feedback";
import type { Db } from "../../database.ts";
import { addUp, findShownTexts } from "./feedback.repository.ts";

/** What everybody sees; nothing below so many answers, texts neither. */
export async function showToEverybody(db: Db): Promise<ShownFeedback | null> {
  const { count, average } = await addUp(db);
  if (count < feedbackShownFrom) return null;
  return { average, count, texts: await findShownTexts(db) };
}
