import { forgetRecords } from "../../platform/storage/kept-records.ts";

/** What was kept for being without a network of an order that is opened here no more; `kept-queries.ts` names it by its call. */
export const forgetKeptOrder = (number: string): Promise<void> =>
  forgetRecords((name) => name.startsWith('["GET /orders/') && name.includes(`"number":"${number}"`));
