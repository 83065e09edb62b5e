import { type Capture, cents, givenBack, type Order, type Paypal } from "./order.ts";
import { invalid } from "./refusal.ts";

const MOST_PER_PAGE = 500;
const MOST_DAYS = 31;

/** Payments and refunds between two moments, 31 days apart at most, `page_size` of them on each `page`. */
export function searchTransactions(paypal: Paypal, query: Readonly<Record<string, string>>) {
  const [from, to] = [Date.parse(query.start_date ?? ""), Date.parse(query.end_date ?? "")];
  if (!(to > from) || to - from > MOST_DAYS * 24 * 3_600_000) invalid("INVALID_REQUEST");
  const size = Number(query.page_size ?? 100);
  const page = Number(query.page ?? 1);
  if (!(size >= 1 && size <= MOST_PER_PAGE && page >= 1)) invalid("INVALID_REQUEST");
  const all = paypal.orders.all().flatMap((order) => transactionsOf(order, from, to));
  return {
    transaction_details: all.slice((page - 1) * size, page * size),
    page,
    total_items: all.length,
    total_pages: Math.max(1, Math.ceil(all.length / size)),
  };
}

const states = { COMPLETED: "S", PENDING: "P", DECLINED: "D", FAILED: "D", CANCELLED: "V" };

function transactionsOf(order: Order, from: number, to: number) {
  const { capture, customId, refunds, misreportCapture } = order;
  if (!capture?.at) return [];
  const { amount = capture.amount } = misreportCapture;
  const all = [
    info(capture, { code: "T0006", status: statusOf(order, capture), amount, custom: customId }),
    // A live list was seen to name the payment that a refund is of, and not what the shop called the refund.
    ...refunds.map((refund) =>
      info(refund, {
        code: "T1107",
        status: states[refund.status],
        amount: { ...refund.amount, value: `-${(cents(refund.amount) / 100).toFixed(2)}` },
        of: capture.id,
      }),
    ),
  ];
  return all.filter(({ at }) => at >= from && at < to).map(({ answer }) => answer);
}

/** A payment tells by its status, too, that it was given back in part (F) or whole (V). */
function statusOf(order: Order, capture: Capture): string {
  const given = givenBack(order);
  if (given === 0) return states[capture.status];
  return given < cents(capture.amount) ? "F" : "V";
}

type TransactionFacts = {
  code: string;
  status: string;
  amount: unknown;
  custom?: string | null;
  of?: string;
};

const info = (
  { id, at = 0 }: { id: string; at?: number },
  { code, status, amount, custom, of }: TransactionFacts,
) => ({
  at,
  answer: {
    transaction_info: {
      transaction_id: id,
      transaction_event_code: code,
      transaction_status: status,
      transaction_initiation_date: new Date(at).toISOString(),
      transaction_amount: amount,
      custom_field: custom ?? undefined,
      ...(of && { paypal_reference_id: of, paypal_reference_id_type: "TXN" }),
    },
  },
});
