import type { Tx } from "../../../database.ts";
import { newId } from "../../../infra/ids.ts";
import { lockEsim, moveEsim, updateEsim } from "../esims.repository.ts";
import { isStillToCome } from "../provisioning-end.ts";
import { leadInstead, lockOthers } from "./provisioning-line.repository.ts";

/** The shop gives up waiting for an eSIM that never came; what its provider still sends is not delivered. False where it has ended. */
export async function giveUpEsim(tx: Tx, esimId: string): Promise<boolean> {
  const current = await lockEsim(tx, esimId);
  if (!isStillToCome(current)) return false;
  await moveEsim(tx, current, "refused", "never came, given up for its buyer", { nextAttemptAt: null });
  const heir = (await lockOthers(tx, current)).find(({ provisioning }) => provisioning === "requested");
  if (!heir) return true;
  // Those that were ordered together with it still wait: one of them leads the order now.
  await leadInstead(tx, current.id, heir.id);
  await updateEsim(tx, current.id, {
    providerTransaction: newId(),
    orderedWith: heir.id,
    providerOrder: null,
  });
  await updateEsim(tx, heir.id, {
    providerTransaction: current.providerTransaction,
    orderedWith: null,
    providerOrder: current.providerOrder,
    requestedAt: current.requestedAt,
    sentAt: current.sentAt,
    leaseUntil: current.leaseUntil,
    nextAttemptAt: new Date(),
  });
  return true;
}
