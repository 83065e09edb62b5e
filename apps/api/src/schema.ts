import type { CatalogueTables } from "./modules/catalogue/catalogue.tables.ts";
import type { CouponTables } from "./modules/coupons/coupons.tables.ts";
import type { CustomerTables } from "./modules/customers/customers.tables.ts";
import type { EsimTables } from "./modules/esims/esims.tables.ts";
import type { OperatorTables } from "./modules/operators/operators.tables.ts";
import type { OrderTables } from "./modules/orders/orders.tables.ts";
import type { PaymentTables } from "./modules/payments/payments.tables.ts";
import type { TopUpTables } from "./modules/top-ups/top-ups.tables.ts";
import type { WalletTables } from "./modules/wallet/wallet.tables.ts";
import type { WebhookTables } from "./modules/webhooks/webhooks.tables.ts";

/** Every table, as the migrations made it. Each module describes its own. */
export type Schema = CatalogueTables &
  CouponTables &
  CustomerTables &
  OrderTables &
  PaymentTables &
  EsimTables &
  OperatorTables &
  TopUpTables &
  WalletTables &
  WebhookTables;
