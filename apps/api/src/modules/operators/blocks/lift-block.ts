import { supportBlockDays } from "@rihla/contract/admin/operator-rules";
import type { Uses } from "../../../app.ts";
import { newId } from "../../../infra/ids.ts";
import { OperatorRefusal } from "../../../operator-refusal.ts";
import { endBlock, findFactsOf, lockBlock } from "../../blocks/index.ts";
import { recordAct } from "../acts.repository.ts";
import { type Blocker, isForOwners } from "./block.ts";

/** Ends a block before its time; what only an owner may make, only an owner lifts. Of two at once the second is told that it is over. */
export async function liftBlock(
  { db }: Uses<"db">,
  id: string,
  { responsible, isOwner }: Blocker,
): Promise<{ id: string }> {
  await db.transaction().execute(async (tx) => {
    const block = await lockBlock(tx, id);
    if (!block) throw new OperatorRefusal("block_unknown");
    if (!block.stands) throw new OperatorRefusal("block_is_over");
    if (!isOwner && isForOwners(block.endsAt, await findFactsOf(tx, [id])))
      throw new OperatorRefusal("block_for_owners", { days: supportBlockDays });
    await endBlock(tx, id);
    const states = { before: { blocked: true }, after: { blocked: false } };
    const subject = block.customerId ?? id;
    await recordAct(tx, {
      ...responsible,
      id: newId(),
      act: "unblock",
      subject,
      details: { block: id },
      ...states,
    });
  });
  return { id };
}
