import type { Done } from "@rihla/contract/admin";
import type { Uses } from "../../../app.ts";
import type { Responsible } from "../acts.repository.ts";
import { propose, type Typed } from "./propose.ts";
import { NeedsSecondPerson } from "./second-person.ts";

/** Does it, or keeps it for a second person, as the command line would be told to do it, where it is more than one may do alone. */
export async function orPropose(
  app: Uses<"config" | "db" | "jobs">,
  typed: Typed,
  responsible: Responsible,
  act: () => Promise<unknown>,
): Promise<Done> {
  try {
    await act();
    return { proposal: null };
  } catch (error) {
    if (!(error instanceof NeedsSecondPerson)) throw error;
    return { proposal: (await propose(app, typed, responsible, error)).proposal };
  }
}
