import { waitUntil } from "../processes/wait-until.ts";
import type { Database } from "./database.ts";
import type { Outside } from "./outside.ts";
import type { Supplier } from "./suppliers/supplier.ts";
import { suppliers } from "./suppliers/suppliers.ts";

/** What happens to a buyer that no call to the shop brings about. */
export type Interventions = {
  /** The order's payment link is over, and so is its own hour. */
  endLinks(orderNumber: string): Promise<void>;
  /** The eSIM of this id gets onto a phone, where it has been delivered. */
  install(esimId: string): Promise<void>;
  /** So much of its data is used, from the first connection on: 0 to 1 of what it was sold with. */
  use(esimId: string, share: number): Promise<void>;
  /** It can't be used any more, by nobody's wish at the shop. */
  end(esimId: string): Promise<void>;
};

/** The database may be away when it is needed. */
const patience = 60_000;

export function interventionsIn({ query }: Database, outside: Outside): Interventions {
  const ask = async <Row extends object>(sql: string): Promise<Row[]> => {
    let rows: Row[] | undefined;
    const isDone = async () => {
      rows = await query<Row>(sql).catch(() => undefined);
      return rows !== undefined;
    };
    await waitUntil(isDone, patience, 200);
    return rows ?? [];
  };
  const atSupplier = async (
    esimId: string,
    happen: (supplier: Supplier, esim: { iccid: string; bytes: number }) => Promise<unknown>,
  ) => {
    const [esim] = await ask<{ provider: string; iccid: string | null; bytes: number }>(
      `select provider, iccid, (plan->>'dataBytes')::float8 as bytes from esim where id = '${esimId}'`,
    );
    const supplier = suppliers.find(({ name }) => name === esim?.provider);
    if (supplier && esim?.iccid) await happen(supplier, { iccid: esim.iccid, bytes: esim.bytes });
  };
  return {
    async endLinks(orderNumber) {
      const yesterday = "now() - interval '1 day'";
      await ask(
        `with over as (update customer_order set payable_until = ${yesterday}, payment_link_ends_at = ${yesterday}
          where number = '${orderNumber}' and status = 'open' returning id)
        update payment_link set ends_at = ${yesterday} from over where order_id = over.id`,
      );
    },
    install: (esimId) => atSupplier(esimId, (supplier, { iccid }) => supplier.install(outside.ask, iccid)),
    use: (esimId, share) =>
      atSupplier(esimId, (supplier, { iccid, bytes }) =>
        supplier.use(outside.ask, iccid, Math.round(bytes * share)),
      ),
    end: (esimId) => atSupplier(esimId, (supplier, { iccid }) => supplier.end(outside.ask, iccid)),
  };
}
