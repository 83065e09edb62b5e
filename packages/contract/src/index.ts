import type * as z from "zod/mini";
import { accountEndpoints } from "./account/account.ts";
import { alertMailEndpoints } from "./account/alert-mails.ts";
import { authEndpoints } from "./account/auth.ts";
import { deviceEndpoints } from "./account/devices.ts";
import { notificationEndpoints } from "./account/notifications.ts";
import { catalogueEndpoints } from "./catalogue.ts";
import { chatEndpoints } from "./chat.ts";
import { compatibilityEndpoints } from "./compatibility.ts";
import { esimEndpoints } from "./esims/esims.ts";
import { feedbackEndpoints } from "./esims/feedback.ts";
import { rechargeEndpoints } from "./esims/recharges.ts";
import { repairEndpoints } from "./esims/repairs.ts";
import { shareEndpoints } from "./esims/shares.ts";
import { guideEndpoints } from "./guides.ts";
import { locationEndpoints } from "./location.ts";
import { cancellationEndpoints } from "./orders/cancellation.ts";
import { invoiceEndpoints } from "./orders/invoices.ts";
import { orderEndpoints } from "./orders/orders.ts";
import { paymentLinkEndpoints } from "./orders/payment-links.ts";
import { receiptEndpoints } from "./orders/receipts.ts";
import { voucherEndpoints } from "./orders/vouchers.ts";
import { paymentEndpoints } from "./payments/payments.ts";
import { topUpEndpoints } from "./payments/top-ups.ts";
import { walletEndpoints } from "./payments/wallet.ts";

export * from "./account/account.ts";
export * from "./account/alert-mails.ts";
export * from "./account/auth.ts";
export * from "./account/codes.ts";
export * from "./account/devices.ts";
export * from "./account/notifications.ts";
export * from "./catalogue.ts";
export * from "./chat.ts";
export * from "./compatibility.ts";
export * from "./endpoint/endpoint.ts";
export * from "./endpoint/problems.ts";
export * from "./endpoint/wrong-as-http.ts";
export * from "./esims/esims.ts";
export * from "./esims/feedback.ts";
export * from "./esims/recharges.ts";
export * from "./esims/repairs.ts";
export * from "./esims/shares.ts";
export * from "./guides.ts";
export * from "./location.ts";
export * from "./money.ts";
export * from "./orders/cancellation.ts";
export * from "./orders/company.ts";
export * from "./orders/invoices.ts";
export * from "./orders/orders.ts";
export * from "./orders/payment-links.ts";
export * from "./orders/receipts.ts";
export * from "./orders/vouchers.ts";
export * from "./payments/captchas.ts";
export * from "./payments/payments.ts";
export * from "./payments/top-ups.ts";
export * from "./payments/wallet.ts";
export type { DeviceAnswer, DeviceCategory } from "./rules/devices.ts";
export { deviceCategories } from "./rules/devices.ts";
export type { EsimStatus, RechargeObstacle } from "./rules/esim-status.ts";
export { esimStatuses, rechargeObstacles } from "./rules/esim-status.ts";
export type { Language, Names } from "./rules/index.ts";
export {
  appVersionHeader,
  basePath,
  callsFromApps,
  chatSecretHeader,
  deletionWord,
  deviceSecretHeader,
  failureReportDays,
  idempotencyKeyHeader,
  idempotencyKeyLength,
  idempotencyKeyPattern,
  lateDeliveryHours,
  maxDays,
  minDays,
  orderSecretHeader,
  recipientSecretHeader,
  refundArrivalDays,
  refundWindowHours,
} from "./rules/index.ts";

export const endpoints = {
  ...catalogueEndpoints,
  ...compatibilityEndpoints,
  ...locationEndpoints,
  ...guideEndpoints,
  ...authEndpoints,
  ...accountEndpoints,
  ...alertMailEndpoints,
  ...deviceEndpoints,
  ...notificationEndpoints,
  ...orderEndpoints,
  ...invoiceEndpoints,
  ...paymentLinkEndpoints,
  ...shareEndpoints,
  ...cancellationEndpoints,
  ...paymentEndpoints,
  ...receiptEndpoints,
  ...esimEndpoints,
  ...rechargeEndpoints,
  ...repairEndpoints,
  ...feedbackEndpoints,
  ...walletEndpoints,
  ...topUpEndpoints,
  ...voucherEndpoints,
  ...chatEndpoints,
};
export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;

type Part<Key extends EndpointName, Name extends "path" | "query" | "body"> = Endpoints[Key] extends {
  [N in Name]: infer S;
}
  ? S
  : never;
/** What a caller may send, before defaults are filled in. */
export type QueryOf<Key extends EndpointName> = z.input<Part<Key, "query">>;
export type BodyOf<Key extends EndpointName> = z.input<Part<Key, "body">>;
/** What a handler receives, after parsing. */
export type ParsedPathOf<Key extends EndpointName> = z.output<Part<Key, "path">>;
export type ParsedQueryOf<Key extends EndpointName> = z.output<Part<Key, "query">>;
export type ParsedBodyOf<Key extends EndpointName> = z.output<Part<Key, "body">>;
/** The `data` of the answer. */
export type DataOf<Key extends EndpointName> = Endpoints[Key] extends {
  output: infer S extends z.ZodMiniType;
}
  ? z.output<S>
  : undefined;
