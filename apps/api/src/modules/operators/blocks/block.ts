import { supportBlockDays, widestNetwork } from "@rihla/contract/admin/operator-rules";
import type { Uses } from "../../../app.ts";
import { newId } from "../../../infra/ids.ts";
import { OperatorRefusal } from "../../../operator-refusal.ts";
import {
  type Fact,
  findDevices,
  findStanding,
  holdBlocks,
  insertBlock,
  isDevice,
  isPublic,
  isTooWide,
  overlap,
  readFact,
  readNetwork,
} from "../../blocks/index.ts";
import { findCustomer, findCustomerByEmail } from "../../customers/index.ts";
import { type Responsible, recordAct } from "../acts.repository.ts";

type BlockingApp = Uses<"config" | "db">;

/** Who blocks. `isOwner`: also whoever has the machine. `ip`: from where, where that is known. */
export type Blocker = { responsible: Responsible; isOwner: boolean; ip?: string };
type Wanted = { customerId: string | null; facts: readonly Fact[]; until: Date | null };

/** Blocks who is known by one thing, as it was typed. */
export async function blockFact(
  app: BlockingApp,
  { kind, value, until }: { kind: Fact["kind"]; value: string; until: Date | null },
  by: Blocker,
): Promise<{ id: string }> {
  const fact = readFact(kind, value);
  if (!fact || (kind === "device" && !(await isDevice(app.db, value))))
    throw new OperatorRefusal("fact_unreadable", { kind });
  if (kind === "network") assertBlockable(app, fact.value, by);
  const customer = kind === "email" ? await findCustomerByEmail(app.db, fact.value) : undefined;
  return keepBlock(app, { customerId: customer?.id ?? null, facts: [fact], until }, by);
}

type OfPerson = { kinds: readonly ("email" | "phone" | "device")[]; until: Date | null };

/** Blocks a person by what their account is known by; of devices all that are not forgotten. */
export async function blockCustomer(
  app: BlockingApp,
  customerId: string,
  { kinds, until }: OfPerson,
  by: Blocker,
): Promise<{ id: string }> {
  const customer = await findCustomer(app.db, customerId);
  if (!customer) throw new OperatorRefusal("customer_unknown");
  const devices = await findDevices(app.db, customerId);
  const has: Record<(typeof kinds)[number], string[]> = {
    email: [customer.email],
    phone: customer.phone === null ? [] : [customer.phone],
    device: devices.map(({ id }) => id),
  };
  const facts = [...new Set(kinds)].flatMap((kind) => has[kind].map((value) => ({ kind, value })));
  if (facts.length === 0) throw new OperatorRefusal("fact_unreadable", { kind: kinds.join(", ") });
  return keepBlock(app, { customerId, facts, until }, by);
}

/** One transaction. Of two who want the same at once the second is told that it stands. */
async function keepBlock({ db }: BlockingApp, wanted: Wanted, { responsible, isOwner }: Blocker) {
  const { customerId, facts, until } = wanted;
  if (until && until <= new Date()) throw new OperatorRefusal("end_is_over", { end: until.toISOString() });
  if (!isOwner && isForOwners(until, facts))
    throw new OperatorRefusal("block_for_owners", { days: supportBlockDays });
  const id = newId();
  await db.transaction().execute(async (tx) => {
    await holdBlocks(tx);
    assertNew(wanted, await findStanding(tx, facts));
    const { who, why } = responsible;
    await insertBlock(tx, { id, who, why, customerId, endsAt: until, disputeId: null }, facts);
    const details = { block: id, by: countedKinds(facts), until: until?.toISOString() ?? "lifted" };
    const states = { before: { blocked: false }, after: { blocked: true } };
    await recordAct(tx, {
      ...responsible,
      id: newId(),
      act: "block",
      subject: customerId ?? id,
      details,
      ...states,
    });
  });
  return { id };
}

/** What stands for long enough already is not blocked once more; for longer it is. */
function assertNew({ facts, until }: Wanted, standing: readonly { endsAt: Date | null }[]): void {
  const lasts = ({ endsAt }: { endsAt: Date | null }) =>
    endsAt === null || (until !== null && endsAt >= until);
  if (standing.length < facts.length || !standing.every(lasts)) return;
  const ends = standing.flatMap(({ endsAt }) => endsAt?.toISOString() ?? []).toSorted();
  throw new OperatorRefusal("blocked_already", { until: ends[0] ?? "" });
}

/** "email 1, device 2": no act says who. */
function countedKinds(facts: readonly Fact[]): string {
  const counts = Object.entries(Object.groupBy(facts, ({ kind }) => kind));
  return counts.map(([kind, all]) => `${kind} ${all?.length}`).join(", ");
}

/** What is a person's for a while, everybody who helps buyers may do; what many may stand behind, or what nobody looks at again, is an owner's. */
export function isForOwners(until: Date | null, facts: readonly Pick<Fact, "kind">[]): boolean {
  // A minute for the way here.
  const latest = Date.now() + supportBlockDays * 86_400_000 + 60_000;
  return until === null || until.getTime() > latest || facts.some(({ kind }) => kind === "network");
}

/** Neither a country's customers, nor who asks, nor what all of the shop's visitors seem to call from. */
function assertBlockable({ config }: BlockingApp, value: string, { ip }: Blocker): void {
  const network = readNetwork(value);
  if (!network) throw new OperatorRefusal("fact_unreadable", { kind: "network" });
  if (isTooWide(network)) throw new OperatorRefusal("network_too_wide", widestNetwork);
  const { ADMIN_NETWORKS = [], API_TRUSTED_PROXIES } = config;
  const near = [...ADMIN_NETWORKS, ...API_TRUSTED_PROXIES, ...(ip ? [ip] : [])].map(readNetwork);
  if (!isPublic(network) || near.some((one) => one && overlap(one, network)))
    throw new OperatorRefusal("own_network");
}
