import type { Db } from "../../../database.ts";
import { tellFigure } from "../../../infra/figures.ts";
import { countMostReveals } from "../acts.repository.ts";

/** A session that somebody stole, or a colleague who is curious, shows here: each look was kept before it was given. */
export async function revealFigures(db: Db): Promise<string> {
  const help =
    "What the one operator who looked most has revealed of people and activation codes within a day";
  return tellFigure({ name: "operator_reveals_most", help }, [
    { labels: { window: "24h" }, value: await countMostReveals(db) },
  ]);
}
