import type * as z from "zod/mini";
import { basePath } from "../rules/limits.ts";
import type { ProblemCode } from "./problems.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
export type EndpointKey = `${Method} /${string}`;

export type WaitsFor = "gateway" | "supplier" | "desk" | "location";

/**
 * One call of the API, keyed by `METHOD /path` below the base path. The key is all the browser needs at run time;
 * the schemas serve validation on the server, the types of both sides and the OpenAPI document.
 */
export type Endpoint = {
  summary: string;
  /** anyone · signed-in (a session token) · owner (a session token, or the order's own secret) */
  who: "anyone" | "signed-in" | "owner";
  /** Shapes of the names in the path; what has another shape is not found. */
  path?: z.ZodMiniType;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** Shape of `data` in the answer; absent when the answer has no body. */
  output?: z.ZodMiniType;
  status: 200 | 201 | 202 | 204;
  /** Answered instead of `status` when what was sent is known already. */
  againStatus?: 200;
  /** The same for everybody: made once for each revision of the catalogue, with an ETag. Nobody's token is looked at. */
  cached?: true;
  /** The answer is to be saved as a file of this name; it is written in pieces, as large as it may be. */
  download?: string;
  /** Longer than the usual body may be, in bytes. */
  bodyBytes?: number;
  /** Answered with server-sent events for as long as the caller listens, each with the output's shape. */
  events?: true;
  /** A list answers `{data: [...], page: {next}}`; where it has pages, `cursor` of its query takes the `next` of the one before. */
  list?: true;
  /** Asks for the Idempotency-Key header: the same key and input get the first answer again. */
  idempotent?: true;
  /** What it takes beside a session, where the caller has it; nothing else of a call's headers and cookies reaches what answers it. */
  proofs?: readonly Proof[];
  /**
   * The answer may wait for another company: the gateway of a payment, the supplier of an eSIM, the place where the agents work,
   * or who tells where an address is. Whoever asks for it waits as long as the api does for that company, apart from all others.
   */
  waits?: WaitsFor;
  /** Only for who proved within the last ten minutes, by a mailed code, to be the customer. */
  confirmed?: true;
  /** What it may refuse with, beside what every call of its kind may: see `problemsOf`. */
  errors?: readonly ProblemCode[];
};

/**
 * What a device or a guest proves itself by, beside a session. `device`: that somebody has signed in on it before · `recipient`: that it
 * has received eSIMs which were shared with it · `chat`: that a guest's chat was begun on it · `order`: that an order is the caller's,
 * where the call is about one (what only its owner may do takes it in any case).
 * An app sends the first three in headers, empty where it has none yet, and is given the next in the same ones; a browser has cookies.
 */
export type Proof = "device" | "recipient" | "chat" | "order";

/** Where a server mounts an endpoint: parameters as routers write them, `/api/v1/app/orders/:number`. */
export function routeOf(key: string, below = basePath): { method: Method; url: string } {
  const [method, path = ""] = key.split(" ") as [Method, string];
  return { method, url: below + path.replaceAll(/\{(\w+)\}/g, ":$1") };
}

/** Every problem that a call may be answered with. */
export function problemsOf(key: string, endpoint: Endpoint): readonly ProblemCode[] {
  const { path, query, body, cached, idempotent, confirmed } = endpoint;
  // What is no JSON is refused before anybody asks whether there should be a body.
  const takesBody = !key.startsWith("GET ");
  const reads = query || body || takesBody;
  return [
    ...(endpoint.errors ?? []),
    ...(reads ? ["invalid_input" as const] : []),
    ...(takesBody ? (["body_too_large", "unsupported_media_type"] as const) : []),
    // A token that has ended is refused where none is needed too, so that the client learns of it.
    ...(cached ? [] : ["unauthenticated" as const]),
    ...(path || endpoint.who === "owner" ? ["not_found" as const] : []),
    ...(endpoint.who === "owner" ? ["order_secret_ended" as const] : []),
    ...(confirmed ? ["confirmation_required" as const] : []),
    ...(idempotent ? (["idempotency_key_required", "idempotency_key_reused"] as const) : []),
    "app_version_too_old",
    "unavailable",
    "internal_error",
  ];
}

/** Names in the path: `"GET /orders/{number}"` gives `"number"`. */
export type PathParameters<Key extends string> = Key extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameters<Rest>
  : never;
