import type * as z from "zod/mini";
import { accountEndpoints } from "./account.ts";
import { alertMailEndpoints } from "./alert-mails.ts";
import { authEndpoints } from "./auth.ts";
import { cancellationEndpoints } from "./cancellation.ts";
import { catalogueEndpoints } from "./catalogue.ts";
import { chatEndpoints } from "./chat.ts";
import { compatibilityEndpoints } from "./compatibility.ts";
import { deviceEndpoints } from "./devices.ts";
import { esimEndpoints } from "./esims.ts";
import { guideEndpoints } from "./guides.ts";
import { locationEndpoints } from "./location.ts";
import { noticeEndpoints } from "./notices.ts";
import { orderEndpoints } from "./orders.ts";
import { paymentLinkEndpoints } from "./payment-links.ts";
import { paymentEndpoints } from "./payments.ts";
import { receiptEndpoints } from "./receipts.ts";
import { rechargeEndpoints } from "./recharges.ts";
import { repairEndpoints } from "./repairs.ts";
import { handOverEndpoints } from "./shares.ts";
import { topUpEndpoints } from "./top-ups.ts";
import { voucherEndpoints } from "./vouchers.ts";
import { walletEndpoints } from "./wallet.ts";

export * from "./account.ts";
export * from "./alert-mails.ts";
export * from "./auth.ts";
export * from "./cancellation.ts";
export * from "./captchas.ts";
export * from "./catalogue.ts";
export * from "./chat.ts";
export * from "./codes.ts";
export * from "./compatibility.ts";
export * from "./devices.ts";
export * from "./endpoint.ts";
export * from "./esims.ts";
export * from "./guides.ts";
export * from "./location.ts";
export * from "./money.ts";
export * from "./notices.ts";
export * from "./orders.ts";
export * from "./payment-links.ts";
export * from "./payments.ts";
export * from "./problems.ts";
export * from "./receipts.ts";
export * from "./recharges.ts";
export * from "./repairs.ts";
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
  holderSecretHeader,
  idempotencyKeyHeader,
  idempotencyKeyLength,
  idempotencyKeyPattern,
  lateDeliveryHours,
  maxDays,
  minDays,
  orderSecretHeader,
  refundArrivalDays,
  refundWindowHours,
} from "./rules/index.ts";
export * from "./shares.ts";
export * from "./top-ups.ts";
export * from "./vouchers.ts";
export * from "./wallet.ts";
export * from "./wrong-as-http.ts";

export const endpoints = {
  ...catalogueEndpoints,
  ...compatibilityEndpoints,
  ...locationEndpoints,
  ...guideEndpoints,
  ...authEndpoints,
  ...accountEndpoints,
  ...alertMailEndpoints,
  ...deviceEndpoints,
  ...noticeEndpoints,
  ...orderEndpoints,
  ...paymentLinkEndpoints,
  ...handOverEndpoints,
  ...cancellationEndpoints,
  ...paymentEndpoints,
  ...receiptEndpoints,
  ...esimEndpoints,
  ...rechargeEndpoints,
  ...repairEndpoints,
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
