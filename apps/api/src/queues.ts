import type { JobDefinition } from "./infra/jobs/jobs.ts";
import { automaticRechargeQueues } from "./modules/automatic-recharges/index.ts";
import { catalogueQueues } from "./modules/catalogue/index.ts";
import { chatQueues } from "./modules/chat/index.ts";
import { esimQueues } from "./modules/esims/index.ts";
import { healthQueues } from "./modules/health/index.ts";
import { messageQueues } from "./modules/messages/index.ts";
import { operatorAccessQueues } from "./modules/operator-access/index.ts";
import { operatorQueues } from "./modules/operators/index.ts";
import { orderQueues } from "./modules/orders/index.ts";
import { paymentQueues } from "./modules/payments/index.ts";
import { receiptQueues } from "./modules/receipts/index.ts";
import { rechargeQueues } from "./modules/recharges/index.ts";
import { signInQueues } from "./modules/sign-in/index.ts";
import { topUpQueues } from "./modules/top-ups/index.ts";
import { walletQueues } from "./modules/wallet/index.ts";
import { webhookQueues } from "./modules/webhooks/index.ts";

/** Every queue that a database needs. A test compares them with the handlers that a worker runs. */
export const queues: readonly JobDefinition[] = [
  ...automaticRechargeQueues,
  ...catalogueQueues,
  ...chatQueues,
  ...esimQueues,
  ...healthQueues,
  ...messageQueues,
  ...operatorAccessQueues,
  ...operatorQueues,
  ...orderQueues,
  ...paymentQueues,
  ...receiptQueues,
  ...rechargeQueues,
  ...signInQueues,
  ...topUpQueues,
  ...walletQueues,
  ...webhookQueues,
];
