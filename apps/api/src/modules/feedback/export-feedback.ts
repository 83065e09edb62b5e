import type { PersonalData } from "@rihla/contract";
import type { Db } from "../../database.ts";
import { readPages } from "../../infra/database/read-pages.ts";
import { findFeedbackBefore } from "./feedback.repository.ts";

/** What the owner of this e-mail said of their eSIMs, in pages. */
export async function* exportFeedback(db: Db, email: string): AsyncGenerator<PersonalData["feedback"]> {
  for await (const rows of readPages((before, limit) => findFeedbackBefore(db, email, before, limit)))
    yield rows.map(({ esimId, stars, words, firstName, reading, givenAt }) => ({
      esim: esimId,
      stars,
      words,
      firstName,
      reading,
      at: givenAt.toISOString(),
    }));
}
