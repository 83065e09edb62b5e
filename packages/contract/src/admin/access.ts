import * as z from "zod/mini";
import { email } from "../account/auth.ts";
import { language } from "../catalogue.ts";
import type { AdminEndpoint, AdminEndpoints } from "./admin-endpoint.ts";
import { operatorRoles } from "./operator-rules.ts";
import { passkey, passkeyAssertion, passkeyAttestation, passkeyName, passkeyOptions } from "./passkeys.ts";
import { why } from "./why.ts";

const role = z.enum(operatorRoles);
const id = z.strictObject({ id: z.uuid() });
const operatorName = z.string().check(z.trim(), z.minLength(2, "too_short"), z.maxLength(80, "too_long"));
/** Of an invitation: it stands behind the `#` of its link, which no server is sent. */
const token = z.string().check(z.regex(/^[\w-]{43}$/));

/** Who is signed in, and what may be done at this moment. */
export const operatorSession = z.object({
  operator: z.object({ id: z.string(), name: z.string(), role, language }),
  endsAt: z.iso.datetime(),
  /** Until when what wants a passkey's touch is done without another; null or over: it is asked for. */
  confirmedUntil: z.nullable(z.iso.datetime()),
  /** With one, its loss locks its owner out. */
  passkeys: z.int(),
});
export type OperatorSession = z.infer<typeof operatorSession>;

export const ownSession = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  /** Browser and system; null when they can't be told. */
  device: z.nullable(z.string()),
  current: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;

export const operator = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role,
  createdAt: z.iso.datetime(),
  blockedAt: z.nullable(z.iso.datetime()),
  lastSeenAt: z.nullable(z.iso.datetime()),
  passkeys: z.int(),
});
export type Operator = z.infer<typeof operator>;

/** Shown once, to be handed over by another way than the shop's own mail. */
export const invitation = z.object({ operatorId: z.string(), url: z.string(), endsAt: z.iso.datetime() });
export type Invitation = z.infer<typeof invitation>;

export const accessEndpoints = {
  "POST /sign-in-challenges": {
    summary: "What a passkey is asked to sign in, without anybody's name",
    who: "anyone",
    output: passkeyOptions,
    status: 201,
    errors: ["rate_limited"],
  },
  "POST /sessions": {
    summary: "Sign in with a passkey; the session is a cookie that no script can read",
    who: "anyone",
    body: z.strictObject({ credential: passkeyAssertion }),
    output: operatorSession,
    status: 201,
    errors: ["passkey_refused", "rate_limited"],
  },
  "GET /session": { summary: "Who is signed in", who: operatorRoles, output: operatorSession, status: 200 },
  "PUT /session/language": {
    summary: "The language in which an operator is written to",
    who: operatorRoles,
    body: z.strictObject({ language }),
    status: 204,
  },
  "DELETE /session": { summary: "Sign out", who: operatorRoles, status: 204 },
  "GET /sessions": {
    summary: "Where one is signed in, last used first",
    who: operatorRoles,
    output: z.array(ownSession),
    status: 200,
  },
  "DELETE /sessions/{id}": {
    summary: "End one of one's own sessions",
    who: operatorRoles,
    path: id,
    status: 204,
  },
  "POST /confirmation-challenges": {
    summary: "What a passkey of one's own is asked, before money moves or a secret is shown",
    who: operatorRoles,
    output: passkeyOptions,
    status: 201,
  },
  "POST /confirmations": {
    summary: "A passkey was touched: good for five minutes",
    who: operatorRoles,
    body: z.strictObject({ credential: passkeyAssertion }),
    output: operatorSession,
    status: 201,
    errors: ["passkey_refused", "rate_limited"],
  },
  "POST /invitation-challenges": {
    summary: "Who is invited, and what the new passkey is asked",
    who: "anyone",
    body: z.strictObject({ token }),
    output: z.object({ name: z.string(), role, options: passkeyOptions }),
    status: 201,
    errors: ["invitation_ended", "rate_limited"],
  },
  "POST /invitations/acceptance": {
    summary: "Take an invitation with a new passkey, once; signs in",
    who: "anyone",
    body: z.strictObject({ token, credential: passkeyAttestation, passkeyName, language }),
    output: operatorSession,
    status: 201,
    errors: ["invitation_ended", "passkey_refused", "rate_limited"],
  },
  "GET /passkeys": {
    summary: "One's own passkeys, oldest first",
    who: operatorRoles,
    output: z.array(passkey),
    status: 200,
  },
  "POST /passkey-challenges": {
    summary: "What another passkey of one's own is asked",
    who: operatorRoles,
    confirmed: true,
    output: passkeyOptions,
    status: 201,
  },
  "POST /passkeys": {
    summary: "Add a passkey of one's own",
    who: operatorRoles,
    confirmed: true,
    body: z.strictObject({ credential: passkeyAttestation, passkeyName }),
    output: passkey,
    status: 201,
    errors: ["passkey_refused"],
  },
  "DELETE /passkeys/{id}": {
    summary: "Remove a passkey of one's own, never the last",
    who: operatorRoles,
    confirmed: true,
    path: id,
    status: 204,
    errors: ["last_passkey"],
  },
  "GET /operators": {
    summary: "Everybody who may sign in, or was invited or blocked",
    who: ["owner"],
    output: z.array(operator),
    status: 200,
  },
  "POST /operators": {
    summary: "Invite somebody",
    who: ["owner"],
    confirmed: true,
    body: z.strictObject({ name: operatorName, email, role, language, why }),
    output: invitation,
    status: 201,
    errors: ["operator_exists"],
  },
  "POST /operators/{id}/invitations": {
    summary: "Invite anew who lost every passkey: their sessions end",
    who: ["owner"],
    confirmed: true,
    path: id,
    body: z.strictObject({ why }),
    output: invitation,
    status: 201,
  },
  "PUT /operators/{id}/role": {
    summary: "Give another role",
    who: ["owner"],
    confirmed: true,
    path: id,
    body: z.strictObject({ role, why }),
    output: operator,
    status: 200,
    errors: ["last_owner"],
  },
  "PUT /operators/{id}/blocked": {
    summary: "Block somebody, whose sessions end at once, or let them in again",
    who: ["owner"],
    confirmed: true,
    path: id,
    body: z.strictObject({ blocked: z.boolean(), why }),
    output: operator,
    status: 200,
    errors: ["last_owner"],
  },
} as const satisfies AdminEndpoints & Record<string, AdminEndpoint>;
