import {
  type DataOf,
  type Endpoint,
  type EndpointName,
  endpoints,
  type FieldErrorCode,
  idempotencyKeyHeader,
  idempotencyKeyLength,
  idempotencyKeyPattern,
  orderSecretHeader,
  type ParsedBodyOf,
  type ParsedPathOf,
  type ParsedQueryOf,
  type Proof,
  problemsOf,
  routeOf,
} from "@rihla/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { type Asker, asker } from "../infra/asker.ts";
import { networksOf } from "../infra/networks-of.ts";
import { Refusal } from "../refusal.ts";
import { aboutAnswer, aboutPath } from "./about.ts";
import type { Authenticate, Caller } from "./caller.ts";
import { createWaitingCheck } from "./check-waiting.ts";
import { type CallingDevice, callingDevice, chattingGuest, receivingDevice } from "./device-secret.ts";
import { createDownloads } from "./downloads.ts";
import { createEvents, type Events } from "./events.ts";
import { parseInput, parsePath } from "./parse-input.ts";
import { sendAnswer } from "./send-answer.ts";

/** What a handler gets: everything already parsed by the contract, and who is asking. */
export type Call<Key extends EndpointName> = {
  path: ParsedPathOf<Key>;
  query: ParsedQueryOf<Key>;
  body: ParsedBodyOf<Key>;
  /** Present on every `signed-in` endpoint; may be null on the others. */
  caller: (typeof endpoints)[Key]["who"] extends "signed-in" ? Caller : Caller | null;
  /** A guest's proof for one order, as sent, where the call takes one; not checked here. */
  orderSecret: TakesOrderSecret<Key> extends true ? string | null : undefined;
  /** Present on every endpoint marked idempotent. */
  idempotencyKey: string;
  ip: string;
  /** What the browser or app says it is; a claim. */
  userAgent: string;
  device: IfTaken<Key, "device">;
  /** The same phone as one that has received eSIMs shared with it. */
  recipient: IfTaken<Key, "recipient">;
  /** The same browser as one in which a guest writes to the agents. */
  guest: IfTaken<Key, "chat">;
};

/** A call as it is read, whichever endpoint it is for: its shapes are those of the contract's entry, which only its handler knows. */
type AnyCall = Pick<Call<EndpointName>, "caller" | "idempotencyKey" | "ip"> & {
  path: unknown;
  query: unknown;
  body?: unknown;
  orderSecret: string | null | undefined;
};
export type AnyHandler = { handle(call: AnyCall): Promise<unknown> };

type TakesOrderSecret<Key extends EndpointName> = (typeof endpoints)[Key] extends { who: "owner" }
  ? true
  : "order" extends ProofsOf<Key>
    ? true
    : false;
type ProofsOf<Key extends EndpointName> = (typeof endpoints)[Key] extends {
  proofs: readonly (infer Taken)[];
}
  ? Taken
  : never;

/** Only where the contract's entry says that the call takes it. */
type IfTaken<Key extends EndpointName, One extends Proof> =
  One extends ProofsOf<Key> ? CallingDevice : undefined;

/** A download is answered with the pieces of its JSON text. */
type Answer<Key extends EndpointName> = (typeof endpoints)[Key] extends { download: string }
  ? AsyncIterable<string>
  : (typeof endpoints)[Key] extends { events: true }
    ? Events<DataOf<Key>>
    : (typeof endpoints)[Key] extends { list: true }
      ? { items: DataOf<Key>; next: string | null }
      : (typeof endpoints)[Key] extends { againStatus: 200 }
        ? { isNew: boolean; data: DataOf<Key> }
        : DataOf<Key>;

export type Route = <Key extends EndpointName>(
  key: Key,
  handler: (call: Call<Key>) => Promise<Answer<Key>>,
) => void;

export type RouteOptions = {
  authenticate: Authenticate;
  /** Checks every answer against the contract, strictly, and what it waited for: for tests, too slow for lists in production. */
  checkAnswers: boolean;
  /** The shop is reached by https: cookies go over nothing else. */
  secureCookies: boolean;
};

/** Makes the function that mounts one endpoint of the contract. Who may call and what may be sent is decided here. */
export function createRoute(app: FastifyInstance, options: RouteOptions): Route {
  const sendEvents = createEvents(app);
  const sendDownload = createDownloads(options.checkAnswers);
  const watched: ReturnType<typeof createWaitingCheck> = options.checkAnswers
    ? createWaitingCheck()
    : (_key, _endpoint, handler) => handler();
  return (key, handler) => {
    const endpoint: Endpoint = endpoints[key];
    const { handle }: AnyHandler = { handle: handler };
    app.route({
      ...routeOf(key),
      ...(endpoint.bodyBytes ? { bodyLimit: endpoint.bodyBytes } : {}),
      config: { problems: options.checkAnswers ? problemsOf(key, endpoint) : undefined },
      handler: async (request, reply) => {
        const call = await readCall(endpoint, request, options.authenticate);
        request.about = aboutPath(key, call.path);
        const proofs = proofsIn(endpoint, request, reply, options.secureCookies);
        const who = askerOf(call);
        const answer = await watched(key, endpoint, () =>
          asker.run(who, () => handle({ ...call, ...proofs })),
        );
        request.about ??= aboutAnswer(answer);
        if (endpoint.events) return sendEvents(reply, answer as Events<unknown>);
        if (endpoint.download) return sendDownload(endpoint, reply, answer as AsyncIterable<string>, who);
        return sendAnswer(endpoint, reply, answer, options.checkAnswers);
      },
    });
  };
}

function proofsIn({ proofs }: Endpoint, ...call: Parameters<typeof callingDevice>) {
  return {
    device: proofs?.includes("device") ? callingDevice(...call) : undefined,
    recipient: proofs?.includes("recipient") ? receivingDevice(...call) : undefined,
    guest: proofs?.includes("chat") ? chattingGuest(...call) : undefined,
  };
}

const takesOrderSecret = ({ who, proofs }: Endpoint) => who === "owner" || proofs?.includes("order");

type Asking = { caller: Caller | null; orderSecret: string | null | undefined; ip: string };

/**
 * An account is one person, wherever it calls from, and so is who brings an order's secret; one that is wrong gets nothing made.
 * Of everybody else only the address is known.
 */
function askerOf({ caller, orderSecret, ip }: Asking): Asker {
  const address = networksOf(ip)[0].name;
  return { address, person: caller?.customerId ?? orderSecret ?? address };
}

async function readCall(endpoint: Endpoint, request: FastifyRequest, authenticate: Authenticate) {
  const caller = await readCaller(request, authenticate);
  if (endpoint.who === "signed-in" && !caller) throw new Refusal("unauthenticated");
  if (endpoint.confirmed && !caller?.isConfirmed) throw new Refusal("confirmation_required");
  return {
    path: parsePath(endpoint, request.params),
    query: endpoint.query ? parseInput(endpoint.query, request.query) : {},
    body: endpoint.body ? parseInput(endpoint.body, request.body) : undefined,
    caller,
    orderSecret: takesOrderSecret(endpoint) ? headerOf(request, orderSecretHeader) : undefined,
    idempotencyKey: endpoint.idempotent ? readIdempotencyKey(request) : "",
    ip: request.ip,
    userAgent: request.headers["user-agent"] ?? "",
  };
}

/** A token that is sent but not valid is an error even where none is needed: the client must learn that it ended. */
async function readCaller(request: FastifyRequest, authenticate: Authenticate): Promise<Caller | null> {
  const header = headerOf(request, "authorization");
  if (!header) return null;
  const token = /^Bearer ([\w-]{20,200})$/.exec(header)?.[1];
  const caller = token ? await authenticate(token) : null;
  if (!caller) throw new Refusal("unauthenticated");
  return caller;
}

function readIdempotencyKey(request: FastifyRequest): string {
  const key = headerOf(request, idempotencyKeyHeader);
  if (!key) throw new Refusal("idempotency_key_required");
  if (idempotencyKeyPattern.test(key)) return key;
  throw new Refusal("invalid_input", { errors: [{ path: idempotencyKeyHeader, code: faultOfKey(key) }] });
}

function faultOfKey({ length }: string): FieldErrorCode {
  if (length < idempotencyKeyLength.min) return "too_short";
  return length > idempotencyKeyLength.max ? "too_long" : "invalid";
}

function headerOf(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === "string" && value !== "" ? value : null;
}
