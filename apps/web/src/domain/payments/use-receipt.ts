import { api } from "../../lib/api/api.ts";
import { usePaper } from "../../lib/page/use-paper.ts";
import { orderSecret } from "../orders/order-access.ts";

/** Receipts. The proof of whose one is goes in a header or a body, never in an address. */
export function useOrderReceipt(number: string) {
  const access = { path: { number }, orderSecret: orderSecret(number) };
  return usePaper<void>({
    make: () => api("POST /orders/{number}/receipt", access),
    mail: () => api("POST /orders/{number}/receipt/mail", access),
  });
}

/** Of what was put into the wallet of whoever is signed in. */
export function useTopUpReceipt(number: string) {
  const path = { number };
  return usePaper<void>({
    make: () => api("POST /wallet/top-ups/{number}/receipt", { path }),
    mail: () => api("POST /wallet/top-ups/{number}/receipt/mail", { path }),
  });
}

/** Of who paid by a link, and leaves the address that it goes to. */
export function usePayerReceipt(token: string, id: string) {
  const path = { id };
  return usePaper<{ email: string; tellOfRefund: boolean }>({
    make: () => api("POST /payment-links/payments/{id}/receipt", { path, body: { token } }),
    mail: (to) => api("POST /payment-links/payments/{id}/receipt/mail", { path, body: { token, ...to } }),
  });
}
