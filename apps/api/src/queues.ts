import type { JobDefinition } from "./infra/jobs.ts";
import { catalogueQueues } from "./modules/catalogue/index.ts";
import { customerQueues } from "./modules/customers/index.ts";
import { esimQueues } from "./modules/esims/index.ts";
import { orderQueues } from "./modules/orders/index.ts";
import { paymentQueues } from "./modules/payments/index.ts";
import { receiptQueues } from "./modules/receipts/index.ts";
import { webhookQueues } from "./modules/webhooks/index.ts";

/** Every queue that a database needs. A test compares them with the handlers that a worker runs. */
export const queues: readonly JobDefinition[] = [
  ...catalogueQueues,
  ...customerQueues,
  ...esimQueues,
  ...orderQueues,
  ...paymentQueues,
  ...receiptQueues,
  ...webhookQueues,
];
