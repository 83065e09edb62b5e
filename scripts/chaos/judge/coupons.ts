import type { Books } from "../books.ts";
import type { Difference } from "./difference.ts";

/** No more uses than there are; one that a closed order held is there again. */
export function* coupons({ coupons: ours }: Books): Generator<Difference> {
  for (const { code, uses, left, held, heldByUnsold } of ours) {
    if (held > uses) yield { kind: "double", what: `${held} orders hold ${code}, which ${uses} may` };
    if (held + left !== uses)
      yield { kind: "unexplained", what: `of ${uses} uses of ${code} ${held} are held and ${left} left` };
    if (heldByUnsold > 0) yield { kind: "lost", what: `${heldByUnsold} closed orders hold uses of ${code}` };
  }
}
