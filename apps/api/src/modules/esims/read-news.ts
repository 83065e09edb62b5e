import type { Uses } from "../../app.ts";
import { lookWithin } from "./esim-life.repository.ts";
import { refreshEsim } from "./refresh-esim.ts";

/** Seconds until a provider is asked again that had news of an eSIM and gave no answer. */
const afterNoAnswer = 60;

/** There is news, a top-up that arrived say. Without an answer its owner would read for a day that nothing is left. */
export async function readNews(
  app: Uses<"db" | "esimEvents" | "log" | "providers">,
  esimId: string,
): Promise<void> {
  if (await refreshEsim(app, esimId, 0, "background")) return;
  await lookWithin(app.db, esimId, afterNoAnswer);
}
