import type { Uses } from "../../../app.ts";
import type { AdminRoute } from "../../../http/admin-route.ts";
import { OperatorRefusal } from "../../../operator-refusal.ts";
import { findCustomer } from "../../customers/index.ts";
import { responsibleFor } from "../responsible-for.ts";
import { orPropose } from "../second-person/or-propose.ts";
import { typedAmount } from "../second-person/typed-amount.ts";
import { moveWalletMoney, takePinAway } from "./customer-wallet.ts";
import { deleteFor, exportFor } from "./personal-data.ts";
import { showCustomer } from "./show-customer.ts";

export function mountCustomersOfOperators(
  route: AdminRoute,
  app: Uses<"config" | "db" | "gateways" | "jobs" | "log" | "paymentEvents" | "providers">,
): void {
  route("GET /customers/{id}", ({ path }) => showCustomer(app, path.id));
  route("POST /customers/{id}/credits", async ({ caller, path, body }) => {
    const { key, amount, currency, why } = body;
    const by = responsibleFor(caller, why);
    const email = await emailOf(app, path.id);
    const typed = { words: ["wallet", "credit", email, typedAmount(amount), currency], options: {} };
    const money = { amount, currency };
    return orPropose(app, typed, by, () =>
      moveWalletMoney(app, "credit", { email, amount: money, responsible: by, key }),
    );
  });
  route("POST /customers/{id}/exports", ({ caller, path, body }) =>
    exportFor(app, path.id, responsibleFor(caller, body.why)),
  );
  route("POST /customers/{id}/deletions", ({ caller, path, body }) =>
    deleteFor(app, path.id, responsibleFor(caller, body.why)),
  );
  route("POST /customers/{id}/pin-resets", async ({ caller, path, body }) =>
    takePinAway(app, await emailOf(app, path.id), responsibleFor(caller, body.why)),
  );
}

async function emailOf({ db }: Uses<"db">, id: string): Promise<string> {
  const customer = await findCustomer(db, id);
  if (!customer) throw new OperatorRefusal("customer_unknown");
  return customer.email;
}
