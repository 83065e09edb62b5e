import type { Tx } from "../../database.ts";
import { eraseFact, findPhones, forgetCustomer } from "./blocks.repository.ts";
import { digestOf } from "./facts.ts";

/**
 * Of who deletes their account nothing is left by which a block could be read, and the block stands: else deleting would be the way out of it.
 * Before their orders and devices go, which say what is theirs.
 */
export async function eraseBlocks(
  secretKey: string,
  tx: Tx,
  customer: { id: string; email: string },
): Promise<void> {
  const phones = await findPhones(tx, customer);
  const facts = [
    { kind: "email" as const, value: customer.email },
    ...phones.map((value) => ({ kind: "phone" as const, value })),
  ];
  for (const fact of facts) await eraseFact(tx, fact, digestOf(secretKey, fact));
  await forgetCustomer(tx, customer.id);
}
