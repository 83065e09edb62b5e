import type * as z from "zod/mini";
import { accessEndpoints } from "./access.ts";
import { actEndpoints } from "./acts.ts";
import { blockEndpoints } from "./blocks.ts";
import { couponEndpoints } from "./coupons.ts";
import { customerEndpoints } from "./customers.ts";
import { deskEndpoints } from "./desk.ts";
import { disputeEndpoints } from "./disputes.ts";
import { lookUpEndpoints } from "./look-ups.ts";
import { orderListEndpoints } from "./order-list.ts";
import { orderEndpoints } from "./orders.ts";
import { priceBookEndpoints } from "./price-book.ts";
import { revealEndpoints } from "./reveals.ts";
import { salesEndpoints } from "./sales.ts";
import { statementEndpoints } from "./statements.ts";
import { takingEndpoints } from "./takings.ts";
import { taskEndpoints } from "./tasks.ts";
import { voucherEndpoints } from "./vouchers.ts";

export * from "./access.ts";
export * from "./acts.ts";
export * from "./admin-endpoint.ts";
export * from "./blocks.ts";
export * from "./coupons.ts";
export * from "./customers.ts";
export * from "./desk.ts";
export * from "./disputes.ts";
export * from "./done.ts";
export * from "./look-ups.ts";
export * from "./operator-rules.ts";
export * from "./order-list.ts";
export * from "./orders.ts";
export * from "./passkeys.ts";
export * from "./price-book.ts";
export * from "./refusals.ts";
export * from "./reveals.ts";
export * from "./sales.ts";
export * from "./statements.ts";
export * from "./takings.ts";
export * from "./tasks.ts";
export * from "./vouchers.ts";

/** The back office's calls. In none of the shop's maps: they are not published with them. */
export const adminEndpoints = {
  ...accessEndpoints,
  ...actEndpoints,
  ...lookUpEndpoints,
  ...orderListEndpoints,
  ...orderEndpoints,
  ...revealEndpoints,
  ...disputeEndpoints,
  ...customerEndpoints,
  ...blockEndpoints,
  ...taskEndpoints,
  ...takingEndpoints,
  ...statementEndpoints,
  ...salesEndpoints,
  ...priceBookEndpoints,
  ...couponEndpoints,
  ...voucherEndpoints,
  ...deskEndpoints,
};
export type AdminEndpointMap = typeof adminEndpoints;
export type AdminEndpointName = keyof AdminEndpointMap;

type Part<
  Key extends AdminEndpointName,
  Name extends "path" | "query" | "body",
> = AdminEndpointMap[Key] extends {
  [N in Name]: infer S;
}
  ? S
  : never;
/** What a caller may send, before defaults are filled in. */
export type AdminPathOf<Key extends AdminEndpointName> = z.input<Part<Key, "path">>;
export type AdminQueryOf<Key extends AdminEndpointName> = z.input<Part<Key, "query">>;
export type AdminBodyOf<Key extends AdminEndpointName> = z.input<Part<Key, "body">>;
/** What a handler receives, after parsing. */
export type ParsedAdminPathOf<Key extends AdminEndpointName> = z.output<Part<Key, "path">>;
export type ParsedAdminQueryOf<Key extends AdminEndpointName> = z.output<Part<Key, "query">>;
export type ParsedAdminBodyOf<Key extends AdminEndpointName> = z.output<Part<Key, "body">>;
/** The `data` of the answer. */
export type AdminDataOf<Key extends AdminEndpointName> = AdminEndpointMap[Key] extends {
  output: infer S extends z.ZodMiniType;
}
  ? z.output<S>
  : undefined;
