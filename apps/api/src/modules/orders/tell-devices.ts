import type { Uses } from "../../app.ts";
import { type OrderNotice, requestNotice } from "../notices/index.ts";
import type { OrderRow } from "./order.ts";

/** Has the devices of an order's buyer told what the mail tells; a mail that is tried again has nothing told twice. */
export const tellDevices = (
  { db, jobs }: Uses<"db" | "jobs">,
  order: Pick<OrderRow, "email">,
  notice: { about: OrderNotice; id: string },
): Promise<void> => db.transaction().execute((tx) => requestNotice(jobs, tx, order, notice));
