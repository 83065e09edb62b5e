export { deleteOrdersOfStrangers } from "./delete-unpaid-orders.ts";
export { eraseOrders } from "./erase-orders.ts";
export { exportOrderConsents, exportOrders } from "./export-orders.ts";
export { noteEsimEnd, placePaidOrder, refundCancelledEsim, refundRefusedEsim } from "./fulfil-order.ts";
export type { OrderRow } from "./order.ts";
export { orderJobs } from "./orders.jobs.ts";
export { orderQueues } from "./orders.queue.ts";
export {
  findOrderByNumber,
  findOrdersById,
  findOrdersNamed,
  findOrdersOf,
  lockOrdersOf,
} from "./orders.repository.ts";
export { mountOrders } from "./orders.routes.ts";
export { type Claim, findOwnOrder, showOrder } from "./show-order.ts";
