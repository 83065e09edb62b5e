import { routeOf } from "@rihla/contract";
import {
  type AdminDataOf,
  type AdminEndpoint,
  type AdminEndpointMap,
  type AdminEndpointName,
  adminBasePath,
  adminEndpoints,
  adminProblemsOf,
  type ParsedAdminBodyOf,
  type ParsedAdminPathOf,
  type ParsedAdminQueryOf,
} from "@rihla/contract/admin";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { asker } from "../infra/asker.ts";
import type { Page } from "../infra/database/page.ts";
import { networksOf } from "../infra/networks-of.ts";
import { Refusal } from "../refusal.ts";
import { type Cookie, cookieOf, setCookie } from "./cookies.ts";
import type { AuthenticateOperator, SignedInOperator } from "./operator-caller.ts";
import { parseInput, parsePath } from "./parse-input.ts";
import { sendAnswer } from "./send-answer.ts";

/** How the browser is given the session, which no script can read. */
export type OperatorCookie = { keep: (token: string) => void; forget: () => void };

/** What a handler gets: everything already parsed by the contract, and which operator is asking. */
export type AdminCall<Key extends AdminEndpointName> = {
  path: ParsedAdminPathOf<Key>;
  query: ParsedAdminQueryOf<Key>;
  body: ParsedAdminBodyOf<Key>;
  caller: AdminEndpointMap[Key]["who"] extends "anyone" ? SignedInOperator | null : SignedInOperator;
  ip: string;
  userAgent: string;
  session: OperatorCookie;
};

type AdminAnswer<Key extends AdminEndpointName> = AdminEndpointMap[Key] extends { list: true }
  ? Page<AdminDataOf<Key> extends ReadonlyArray<infer Row> ? Row : never>
  : AdminDataOf<Key> extends undefined
    ? unknown
    : AdminDataOf<Key>;

export type AdminRoute = <Key extends AdminEndpointName>(
  key: Key,
  handler: (call: AdminCall<Key>) => Promise<AdminAnswer<Key>>,
) => void;

type AnyCall = {
  path: unknown;
  query: unknown;
  body: unknown;
  caller: SignedInOperator | null;
  ip: string;
} & Pick<AdminCall<AdminEndpointName>, "userAgent" | "session">;
type AnyHandler = { handle(call: AnyCall): Promise<unknown> };

export type AdminRouteOptions = {
  authenticate: AuthenticateOperator;
  /** Where the back office's pages are, in full: what changes something is taken from them alone. */
  origin: string;
  /** Checks every answer against the contract: for tests. */
  checkAnswers: boolean;
};

/** Makes the function that mounts one endpoint of the back office. Who may call, with what proof and from where is decided here. */
export function createAdminRoute(app: FastifyInstance, options: AdminRouteOptions): AdminRoute {
  return (key, handler) => {
    const endpoint: AdminEndpoint = adminEndpoints[key];
    const { handle }: AnyHandler = { handle: handler };
    app.route({
      ...routeOf(key, adminBasePath),
      ...(endpoint.bodyBytes ? { bodyLimit: endpoint.bodyBytes } : {}),
      config: { problems: options.checkAnswers ? adminProblemsOf(key, endpoint) : undefined },
      handler: async (request, reply) => {
        const call = await readCall(endpoint, request, reply, options);
        const address = networksOf(request.ip)[0].name;
        const who = { address, person: call.caller?.operatorId ?? address };
        const answer = await asker.run(who, () => handle(call));
        return sendAnswer(endpoint, reply, answer, options.checkAnswers);
      },
    });
  };
}

async function readCall(
  endpoint: AdminEndpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  { authenticate, origin }: AdminRouteOptions,
): Promise<AnyCall> {
  // A cookie goes along with what a page of another port or of the shop asks for too; where it was asked from does not lie.
  if (request.method !== "GET" && request.headers.origin !== origin) throw new Refusal("origin_refused");
  const cookie = sessionCookieOf(origin);
  const token = tokenIn(request, cookie.name);
  const caller = token ? await authenticate(token, !endpoint.unattended) : null;
  assertMay(endpoint, caller);
  return {
    path: parsePath(endpoint, request.params),
    query: endpoint.query ? parseInput(endpoint.query, request.query) : {},
    body: endpoint.body ? parseInput(endpoint.body, request.body) : undefined,
    caller,
    ip: request.ip,
    userAgent: request.headers["user-agent"] ?? "",
    session: {
      keep: (kept) => setCookie(reply, cookie, kept),
      forget: () => setCookie(reply, cookie, "", 0),
    },
  };
}

function assertMay({ who, confirmed }: AdminEndpoint, caller: SignedInOperator | null): void {
  if (who === "anyone") return;
  if (!caller) throw new Refusal("unauthenticated");
  // What is not for one's role is not there.
  if (!who.includes(caller.role)) throw new Refusal("not_found");
  if (confirmed && !caller.isConfirmed) throw new Refusal("confirmation_required");
}

/** Until the browser is closed; when it ends otherwise is known here. `__Host-`: no other name or port below it can set one, and only https. */
const sessionCookieOf = (origin: string): Cookie =>
  origin.startsWith("https:")
    ? { name: "__Host-operator", path: "/", secure: true }
    : { name: "operator_here", path: "/", secure: false };

function tokenIn(request: FastifyRequest, name: string): string | undefined {
  const sent = cookieOf(request, name);
  return sent !== undefined && /^[\w-]{43}$/.test(sent) ? sent : undefined;
}
