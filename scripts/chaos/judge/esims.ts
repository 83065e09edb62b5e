import type { Books } from "../books.ts";
import type { OurEsim } from "../our-books.ts";
import type { SupplierOrder } from "../suppliers/supplier.ts";
import type { Difference } from "./difference.ts";

/** Each eSIM given out was ordered once and is the one that was made; nothing was ordered for nobody. */
export function* esims({ esims: ours, made: madeThere }: Books): Generator<Difference> {
  const ordered = Map.groupBy(madeThere, owners(ours));
  for (const [name, together] of Map.groupBy(ours, nameOf)) {
    const made = ordered.get(name) ?? [];
    yield* ofOrder(name, together, made);
    for (const esim of together) yield* ofOne(esim, made);
  }
  for (const { supplier, reference, esims: profiles } of nobodys(ours, ordered.get(undefined) ?? [])) {
    const what = `${reference ?? "without a reference"}, ${profiles.map(({ iccid }) => iccid)}`;
    yield { kind: "unexplained", what: `nobody knows the order ${what} at ${supplier}` };
  }
  for (const [iccid, sharers] of Map.groupBy(ours, (esim) => esim.iccid))
    if (iccid && sharers.length > 1)
      yield {
        kind: "double",
        what: `one profile was given out as ${sharers.map(({ id }) => id).join(" and ")}`,
      };
}

const nameOf = ({ supplier, reference }: Pick<SupplierOrder, "supplier" | "reference">) =>
  `${supplier} ${reference}`;

/** Whose an order is: by our reference, or by who has what was made where the supplier does not know it, or learned it afterwards. */
function owners(ours: readonly OurEsim[]): (order: SupplierOrder) => string | undefined {
  const names = new Set(ours.map(nameOf));
  const byProfile = new Map(ours.map((esim) => [`${esim.supplier} ${esim.iccid}`, nameOf(esim)]));
  return (order) => {
    const named = names.has(nameOf(order)) ? nameOf(order) : undefined;
    const has = byProfile.get(`${order.supplier} ${order.esims[0]?.iccid}`);
    return order.isMarkedAfterwards ? (has ?? named) : (named ?? has);
  };
}

/** Orders without an owner, less those that eSIMs whose order's answer was lost may still find to be theirs. */
function nobodys(ours: readonly OurEsim[], orders: readonly SupplierOrder[]): SupplierOrder[] {
  const looking = ours.filter(({ provisioning, hasOrder }) => provisioning === "requested" && !hasOrder);
  const seekersAt = (name: string) =>
    new Set(looking.filter(({ supplier }) => supplier === name).map(nameOf)).size;
  return [...Map.groupBy(orders, ({ supplier }) => supplier)].flatMap(([supplier, all]) =>
    all.slice(seekersAt(supplier)),
  );
}

/** Those of one line are one order. */
function* ofOrder(
  reference: string,
  together: readonly OurEsim[],
  made: readonly SupplierOrder[],
): Generator<Difference> {
  const profiles = made.flatMap((order) => order.esims);
  if (made.length > 1 || profiles.length > together.length)
    yield {
      kind: "double",
      what: `eSIM ${reference} was ordered ${made.length} times, ${profiles.length} were made for ${together.length}`,
    };
}

function* ofOne(
  { id, provisioning, iccid, cancellation }: OurEsim,
  made: readonly SupplierOrder[],
): Generator<Difference> {
  const profiles = made.flatMap((order) => order.esims).filter((profile) => profile.iccid === iccid);
  if (provisioning === "issued" && profiles.length === 0)
    yield { kind: "unexplained", what: `eSIM ${id} is not the one that the supplier made for it` };
  if (provisioning === "refused" && made.length > 0)
    yield { kind: "unexplained", what: `eSIM ${id} was given up and the supplier made one` };
  const isTakenBack = profiles.some(({ takenBack }) => takenBack);
  if (isTakenBack && cancellation !== "done" && cancellation !== "asked")
    yield {
      kind: "lost",
      what: `the supplier took eSIM ${id} back, here that is ${cancellation ?? "unknown"}`,
    };
  if (!isTakenBack && cancellation === "done")
    yield { kind: "unexplained", what: `eSIM ${id} is given back, and the supplier has not taken it` };
}
