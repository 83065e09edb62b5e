export { noteEsimEnd, placePaidOrder, refundRefusedEsim } from "./fulfil-order.ts";
export { orderJobs } from "./orders.jobs.ts";
export { mountOrders } from "./orders.routes.ts";
