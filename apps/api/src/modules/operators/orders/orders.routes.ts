import type { Uses } from "../../../app.ts";
import type { AdminRoute } from "../../../http/admin-route.ts";
import { lookUpAnything } from "../look-ups/look-up-anything.ts";
import { responsibleFor } from "../responsible-for.ts";
import { orPropose } from "../second-person/or-propose.ts";
import { typedAmount } from "../second-person/typed-amount.ts";
import { replaceEsimFor } from "./esim-acts.ts";
import { refundOrder } from "./refund-order.ts";
import { resendMail } from "./resend-mail.ts";
import { retryOrder } from "./retry-order.ts";
import { reveal } from "./reveal.ts";
import { showCode } from "./show-code.ts";
import { showOrder } from "./show-order.ts";

type OrdersApp = Uses<
  "config" | "db" | "esimEvents" | "gateways" | "jobs" | "log" | "methods" | "paymentEvents" | "providers"
>;

export function mountOrdersOfOperators(route: AdminRoute, app: OrdersApp): void {
  route("POST /look-ups", ({ body }) => lookUpAnything(app, body.text));
  route("GET /orders/{number}", ({ path }) => showOrder(app, path.number));
  route("POST /orders/{number}/refunds", ({ caller, path: { number }, body }) => {
    const { amount, to, left, why } = body;
    const by = responsibleFor(caller, why);
    const toWallet = to === "wallet";
    const typed = { words: ["refund", number, typedAmount(amount)], options: { "to-wallet": toWallet } };
    return orPropose(app, typed, by, () => refundOrder(app, number, { amount, toWallet, seen: left }, by));
  });
  route("POST /orders/{number}/retries", async ({ caller, path, body }) => {
    const { number: _, ...asked } = await retryOrder(app, path.number, responsibleFor(caller, body.why));
    return asked;
  });
  route("POST /orders/{number}/mails", ({ caller, path, body }) =>
    resendMail(app, path.number, responsibleFor(caller, body.why)),
  );
  route("POST /esims/{id}/replacements", ({ caller, path: { id }, body }) => {
    const by = responsibleFor(caller, body.why);
    return orPropose(app, { words: ["replace", id], options: {} }, by, () => replaceEsimFor(app, id, by));
  });
  route("POST /esims/{id}/codes", ({ caller, path, body: { note, ...asked } }) =>
    showCode(app, path.id, { ...asked, note: note || undefined }, responsibleFor(caller, asked.reason)),
  );
  route("POST /reveals", ({ caller, body: { why, ...wish } }) =>
    reveal(app, wish, responsibleFor(caller, why)),
  );
}
