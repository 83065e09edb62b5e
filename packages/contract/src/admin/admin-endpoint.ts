import * as z from "zod/mini";
import type { Endpoint, EndpointKey } from "../endpoint/endpoint.ts";
import { type ProblemCode, problem, problemCodes } from "../endpoint/problems.ts";
import type { OperatorRole } from "./operator-rules.ts";
import { type OperatorRefusalCode, operatorRefusals } from "./refusals.ts";

/** Where the back office's API lives, on a host of its own. */
export const adminBasePath = "/api/v1/admin";

/** What the back office refuses with beside what any call may be refused with. */
export const adminProblemCodes = [
  /** No passkey of ours, or one that was copied, or of an operator who is blocked. */
  "passkey_refused",
  /** It is used, replaced, or its half hour is over. */
  "invitation_ended",
  /** With it the door would close behind everybody. */
  "last_owner",
  "last_passkey",
  "operator_exists",
  /** Asked from a page of another site. */
  "origin_refused",
] as const;
export type AdminProblemCode = ProblemCode | (typeof adminProblemCodes)[number] | OperatorRefusalCode;
const refusalCodes = Object.keys(operatorRefusals) as OperatorRefusalCode[];
export const allAdminProblemCodes = [...problemCodes, ...adminProblemCodes, ...refusalCodes];

/** A refusal of the back office (RFC 9457). */
export const adminProblem = z.extend(
  z.pick(problem, {
    type: true,
    title: true,
    status: true,
    instance: true,
    errors: true,
    retryAfterSeconds: true,
  }),
  {
    code: z.enum(allAdminProblemCodes),
    /** What the code tells of, by the names of `operatorRefusals`. */
    figures: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  },
);

/** One call of the back office, keyed as the shop's are. */
export type AdminEndpoint = Pick<
  Endpoint,
  "summary" | "path" | "query" | "body" | "bodyBytes" | "output" | "status" | "list"
> & {
  /** anyone, or who has signed in with one of these roles. For everybody else it does not exist. */
  who: "anyone" | readonly [OperatorRole, ...OperatorRole[]];
  /** Only for who touched a passkey within the last five minutes: money, what is kept secret, roles. */
  confirmed?: true;
  /** A page asks it by itself, again and again: that somebody is there it does not show. */
  unattended?: true;
  errors?: readonly AdminProblemCode[];
};

export type AdminEndpoints = Record<EndpointKey, AdminEndpoint>;

/** Every problem that a call of the back office may be answered with. */
export function adminProblemsOf(key: string, endpoint: AdminEndpoint): readonly AdminProblemCode[] {
  const takesBody = !key.startsWith("GET ");
  const hasInput = endpoint.query || endpoint.body || takesBody;
  return [
    ...(endpoint.errors ?? []),
    ...(hasInput ? (["invalid_input"] as const) : []),
    ...(takesBody ? (["body_too_large", "unsupported_media_type", "origin_refused"] as const) : []),
    ...(endpoint.who === "anyone" ? [] : (["unauthenticated"] as const)),
    ...(endpoint.confirmed ? (["confirmation_required"] as const) : []),
    "not_found",
    "unavailable",
    "internal_error",
  ];
}
