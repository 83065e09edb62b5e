import * as z from "zod";
import { UnknownOutcome } from "../../../infra/outbound/outbound.ts";
import type {
  GatewayGivenBack,
  GatewayTakings,
  GivenBackThere,
  TakenThere,
} from "../../../modules/payments/payment-gateway.ts";
import type { PaypalClient } from "./client.ts";
import { moneyOf } from "./order.ts";

/** A sum that left the account begins with a minus. */
const money = z.object({ currency_code: z.string(), value: z.string() });
const transaction = z.object({
  transaction_info: z.object({
    transaction_id: z.string(),
    /** T00: a payment of some kind; others are fees, transfers, refunds. */
    transaction_event_code: z.string(),
    transaction_status: z.string(),
    transaction_initiation_date: z.string(),
    transaction_amount: money,
    custom_field: z.string().optional(),
  }),
});
const page = z.object({ transaction_details: z.array(transaction), total_pages: z.number().int() });

const perPage = 500;
/** S: taken; F and V: taken, and given back since in part or whole. P and D: not, or not yet. */
const taken = ["S", "F", "V"];

type Transaction = z.output<typeof transaction>;

/** Their search of transactions, which knows what happened some hours ago at the earliest. */
export const listTaken = async (call: PaypalClient, from: Date, to: Date): Promise<GatewayTakings> => ({
  outcome: "listed",
  taken: (await search(call, from, to)).flatMap(takenOf),
});

/** The list does not promise to name a refund as we did, the refund itself does: each is asked for. */
export async function listGivenBack(call: PaypalClient, from: Date, to: Date): Promise<GatewayGivenBack> {
  const givenBack: GivenBackThere[] = [];
  for (const one of (await search(call, from, to)).flatMap(givenBackOf))
    givenBack.push({ ...one, refundId: await findOurName(call, one.name) });
  return { outcome: "listed", givenBack };
}

const refund = z.object({ custom_id: z.string().optional() });

async function findOurName(call: PaypalClient, name: string): Promise<string | null> {
  const answer = await call({ method: "GET", path: `v2/payments/refunds/${encodeURIComponent(name)}` });
  const parsed = refund.safeParse(answer.body);
  if (answer.status === 404) return null;
  if (!answer.isOk || !parsed.success) throw new UnknownOutcome(`refund: status ${answer.status}`);
  return parsed.data.custom_id ?? null;
}

async function search(call: PaypalClient, from: Date, to: Date): Promise<Transaction[]> {
  const found: Transaction[] = [];
  for (let number = 1; ; number++) {
    const query = new URLSearchParams({
      start_date: from.toISOString(),
      end_date: to.toISOString(),
      fields: "transaction_info",
      page_size: String(perPage),
      page: String(number),
    });
    const answer = await call({ method: "GET", path: `v1/reporting/transactions?${query}` });
    const parsed = page.safeParse(answer.body);
    if (!answer.isOk || !parsed.success) throw new UnknownOutcome(`transactions: status ${answer.status}`);
    found.push(...parsed.data.transaction_details);
    if (number >= parsed.data.total_pages) return found;
  }
}

function takenOf({ transaction_info: info }: Transaction): TakenThere[] {
  const { currency_code, value } = info.transaction_amount;
  const isPayment = info.transaction_event_code.startsWith("T00") && !value.startsWith("-");
  if (!isPayment || !taken.includes(info.transaction_status)) return [];
  return [
    {
      name: info.transaction_id,
      paymentId: info.custom_field ?? null,
      amount: moneyOf({ currency_code, value }),
      at: new Date(info.transaction_initiation_date),
    },
  ];
}

/** T1107: a refund, whose sum left the account; P: on its way, D and V: nothing came of it. */
function givenBackOf({ transaction_info: info }: Transaction): Omit<GivenBackThere, "refundId">[] {
  const { currency_code, value } = info.transaction_amount;
  if (info.transaction_event_code !== "T1107" || !value.startsWith("-")) return [];
  return [
    {
      name: info.transaction_id,
      amount: moneyOf({ currency_code, value: value.slice(1) }),
      at: new Date(info.transaction_initiation_date),
      failed: !["S", "P"].includes(info.transaction_status),
    },
  ];
}
