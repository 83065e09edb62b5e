import { stored, text } from "../../platform/storage/storage.ts";

/** Orders that this browser placed and has not yet seen paid or over, as `placed-here.ts` reads them. */
export const placedOrders = stored("device", "placed-orders", text);
