import type { SignedInOperator } from "../../http/operator-caller.ts";
import type { Responsible } from "./acts.repository.ts";

/** Who signed in answers for it, by their own id: two may be called alike, and what each may give alone is counted by it. */
export const responsibleFor = ({ name, operatorId }: SignedInOperator, why: string): Responsible => ({
  who: name,
  why,
  user: operatorId,
  operator: operatorId,
});
