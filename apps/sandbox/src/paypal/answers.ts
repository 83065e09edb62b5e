import { cents, givenBack, type Order } from "./order.ts";

export function orderAnswer(order: Order) {
  const { id, status, amount, refunds } = order;
  const capture = captureAnswer(order);
  return {
    id,
    intent: "CAPTURE",
    status,
    purchase_units: [
      {
        reference_id: "default",
        amount,
        custom_id: order.customId ?? undefined,
        description: order.description,
        ...(capture && { payments: { captures: [capture], refunds } }),
      },
    ],
    create_time: new Date(order.createdAt).toISOString(),
    links: [
      { rel: "self", href: `/v2/checkout/orders/${id}`, method: "GET" },
      { rel: "payer-action", href: order.pageUrl, method: "GET" },
    ],
    ...order.misreport,
  };
}

export function captureAnswer({ id, capture, refunds, customId, misreportCapture }: Order) {
  if (!capture) return null;
  const given = givenBack({ refunds });
  const isWhole = given === cents(capture.amount);
  return {
    ...capture,
    status: given === 0 ? capture.status : isWhole ? "REFUNDED" : "PARTIALLY_REFUNDED",
    custom_id: customId ?? undefined,
    supplementary_data: { related_ids: { order_id: id } },
    ...misreportCapture,
  };
}
