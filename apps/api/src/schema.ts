import type { AutomaticRechargeTables } from "./modules/automatic-recharges/automatic-recharges.tables.ts";
import type { BlockTables } from "./modules/blocks/blocks.tables.ts";
import type { CatalogueTables } from "./modules/catalogue/catalogue.tables.ts";
import type { ChatTables } from "./modules/chat/chat.tables.ts";
import type { CouponTables } from "./modules/coupons/coupons.tables.ts";
import type { CustomerTables } from "./modules/customers/customers.tables.ts";
import type { DeviceTables } from "./modules/devices/devices.tables.ts";
import type { EsimShareTables } from "./modules/esim-shares/esim-shares.tables.ts";
import type { EsimTables } from "./modules/esims/esims.tables.ts";
import type { FeedbackTables } from "./modules/feedback/feedback.tables.ts";
import type { LimitTables } from "./modules/limits/limits.tables.ts";
import type { UnwantedMailTables } from "./modules/messages/choices/unwanted-mails.tables.ts";
import type { MailTables } from "./modules/messages/mails/mails.tables.ts";
import type { NotificationTables } from "./modules/messages/push/notifications.tables.ts";
import type { PushSubscriptionTables } from "./modules/messages/push/push-subscriptions.tables.ts";
import type { OperatorAccessTables } from "./modules/operator-access/operator-access.tables.ts";
import type { OperatorTables } from "./modules/operators/operators.tables.ts";
import type { ReturnedMailTables } from "./modules/order-messages/returned-mails.tables.ts";
import type { OrderTables } from "./modules/orders/orders.tables.ts";
import type { PauseTables } from "./modules/pauses/pauses.tables.ts";
import type { PaymentTables } from "./modules/payments/payments.tables.ts";
import type { ReceiptTables } from "./modules/receipts/receipts.tables.ts";
import type { RechargeTables } from "./modules/recharges/recharges.tables.ts";
import type { RepairTables } from "./modules/repairs/repairs.tables.ts";
import type { SignInTables } from "./modules/sign-in/sign-in.tables.ts";
import type { TopUpTables } from "./modules/top-ups/top-ups.tables.ts";
import type { VoucherTables } from "./modules/vouchers/vouchers.tables.ts";
import type { WalletTables } from "./modules/wallet/wallet.tables.ts";
import type { WebhookTables } from "./modules/webhooks/webhooks.tables.ts";

/** Every table, as the migrations made it. Each module describes its own. */
export type Schema = UnwantedMailTables &
  AutomaticRechargeTables &
  BlockTables &
  CatalogueTables &
  ChatTables &
  CouponTables &
  CustomerTables &
  DeviceTables &
  PushSubscriptionTables &
  SignInTables &
  OrderTables &
  PauseTables &
  PaymentTables &
  EsimTables &
  EsimShareTables &
  FeedbackTables &
  LimitTables &
  MailTables &
  NotificationTables &
  OperatorAccessTables &
  OperatorTables &
  ReceiptTables &
  RechargeTables &
  RepairTables &
  ReturnedMailTables &
  TopUpTables &
  VoucherTables &
  WalletTables &
  WebhookTables;
