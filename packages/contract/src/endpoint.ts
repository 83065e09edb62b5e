import type * as z from "zod/mini";
import type { ProblemCode } from "./problems.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
export type EndpointKey = `${Method} /${string}`;

/**
 * One call of the API, keyed by `METHOD /path` below the base path. The key is all the browser needs at run time;
 * the schemas serve validation on the server, the types of both sides and the OpenAPI document.
 */
export type Endpoint = {
  summary: string;
  /** anyone · signed-in (a session token) · owner (a session token, or the order's own secret) */
  who: "anyone" | "signed-in" | "owner";
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** Shape of `data` in the answer; absent when the answer has no body. */
  output?: z.ZodMiniType;
  status: 200 | 201 | 202 | 204;
  /** Answered instead of `status` when what was sent is known already. */
  againStatus?: 200;
  /** The answer is to be saved as a file of this name. */
  download?: string;
  /** A list answers `{data: [...], page: {next}}`. */
  list?: true;
  /** Asks for the Idempotency-Key header: the same key and input get the first answer again. */
  idempotent?: true;
  errors: readonly ProblemCode[];
};

/** Names in the path: `"GET /orders/{number}"` gives `"number"`. */
export type PathParameters<Key extends string> = Key extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameters<Rest>
  : never;
