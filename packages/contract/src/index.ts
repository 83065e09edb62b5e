import type * as z from "zod/mini";
import { accountEndpoints } from "./account.ts";
import { authEndpoints } from "./auth.ts";
import { cancellationEndpoints } from "./cancellation.ts";
import { catalogueEndpoints } from "./catalogue.ts";
import { deviceEndpoints } from "./devices.ts";
import { esimEndpoints } from "./esims.ts";
import { orderEndpoints } from "./orders.ts";
import { paymentLinkEndpoints } from "./payment-links.ts";
import { paymentEndpoints } from "./payments.ts";
import { receiptEndpoints } from "./receipts.ts";
import { topUpEndpoints } from "./top-ups.ts";
import { walletEndpoints } from "./wallet.ts";

export * from "./account.ts";
export * from "./auth.ts";
export * from "./cancellation.ts";
export * from "./catalogue.ts";
export * from "./codes.ts";
export * from "./devices.ts";
export * from "./endpoint.ts";
export * from "./esims.ts";
export * from "./money.ts";
export * from "./orders.ts";
export * from "./payment-links.ts";
export * from "./payments.ts";
export * from "./problems.ts";
export * from "./receipts.ts";
export type { Language, Names } from "./rules/index.ts";
export {
  basePath,
  cancellationHours,
  deletionWord,
  deviceSecretHeader,
  idempotencyKeyHeader,
  idempotencyKeyLength,
  idempotencyKeyPattern,
  maxDays,
  minDays,
  orderSecretHeader,
  refundDays,
} from "./rules/index.ts";
export * from "./top-ups.ts";
export * from "./wallet.ts";

export const endpoints = {
  ...catalogueEndpoints,
  ...authEndpoints,
  ...accountEndpoints,
  ...deviceEndpoints,
  ...orderEndpoints,
  ...paymentLinkEndpoints,
  ...cancellationEndpoints,
  ...paymentEndpoints,
  ...receiptEndpoints,
  ...esimEndpoints,
  ...walletEndpoints,
  ...topUpEndpoints,
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
