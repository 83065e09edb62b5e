import type { Uses } from "../../app.ts";
import type { Db } from "../../database.ts";
import { tellFigure } from "../../infra/figures.ts";
import { countPayments, countPlaced, paymentOutcomes } from "./sales.repository.ts";

/**
 * How much is sold just now. Not a count of all that ever was, which would take longer the older the shop is and begin anew with
 * each process: what lies in a short window is the same at every process and after each restart.
 */
export async function orderFigures(db: Db): Promise<string> {
  const help = "Orders made within the window that are paid for, or needed no money";
  const value = await countPlaced(db, 30);
  return tellFigure({ name: "orders_placed", help }, [{ labels: { window: "30m" }, value }]);
}

/** How paying goes just now; a gateway that nobody has begun to pay at is told with zeros. */
export async function paymentFigures({ db, gateways }: Uses<"db" | "gateways">): Promise<string> {
  const help = "Attempts to pay that were begun within the window, by what became of them so far";
  const counted = await countPayments(db, { long: 60, short: 15 });
  const names = new Set([...gateways.keys(), ...counted.map(({ gateway }) => gateway)]);
  const samples = [...names].flatMap((gateway) =>
    paymentOutcomes.flatMap((outcome) => {
      const found = counted.find((one) => one.gateway === gateway && one.outcome === outcome);
      return [
        { labels: { gateway, outcome, window: "15m" }, value: found?.inShort ?? 0 },
        { labels: { gateway, outcome, window: "1h" }, value: found?.inLong ?? 0 },
      ];
    }),
  );
  return tellFigure({ name: "payments_begun", help }, samples);
}
