import type { BodyOf, DataOf, EndpointName, PathParameters, QueryOf } from "@rihla/contract";
import { basePath, idempotencyKeyHeader, orderSecretHeader } from "@rihla/contract/rules";
import { shopOrigin } from "../../platform/browser/shop-address.ts";
import { noteAnswer } from "../page/is-offline.ts";
import { readToken, sessionRefused } from "../session/session.ts";
import { fetchFromApi } from "./api-patience.ts";
import { ApiProblem, problemFrom } from "./api-problem.ts";
import { ask } from "./ask.ts";
import { noteCatalogueRevision } from "./catalogue-revision.ts";
import { addProofs, keepProofs } from "./proofs.ts";

type Common = {
  orderSecret?: string;
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** For what a guest may see as well: a session that has ended is forgotten, without asking to sign in. */
  orGuest?: boolean;
};
type PathPart<Key extends EndpointName> = [PathParameters<Key>] extends [never]
  ? { path?: never }
  : { path: Record<PathParameters<Key>, string> };
type QueryPart<Key extends EndpointName> = [QueryOf<Key>] extends [never]
  ? { query?: never }
  : { query?: QueryOf<Key> };
type BodyPart<Key extends EndpointName> = [BodyOf<Key>] extends [never]
  ? { body?: never }
  : { body: BodyOf<Key> };
export type CallOptions<Key extends EndpointName> = Common & PathPart<Key> & QueryPart<Key> & BodyPart<Key>;
/** The options may be left out only where nothing in them is required. */
export type CallArguments<Key extends EndpointName> =
  Record<never, never> extends CallOptions<Key> ? [options?: CallOptions<Key>] : [options: CallOptions<Key>];

type AnyOptions = Common & { path?: Record<string, string>; query?: object; body?: unknown };

/** Calls the API and gives the `data` of its answer; throws `ApiProblem` for everything else. */
export async function api<Key extends EndpointName>(
  name: Key,
  ...[options]: CallArguments<Key>
): Promise<DataOf<Key>> {
  return (await apiAnswer(name, ...([options] as CallArguments<Key>)))?.data as DataOf<Key>;
}

type ApiAnswer<Data> = { data: Data; page?: { next: string | null } };

/** The same with what stands beside the data: which page follows. Undefined where the answer has no body. */
export async function apiAnswer<Key extends EndpointName>(
  name: Key,
  ...[options]: CallArguments<Key>
): Promise<ApiAnswer<DataOf<Key>> | undefined> {
  const response = await send(name, (options ?? {}) as AnyOptions);
  noteCatalogueRevision(response.headers);
  keepProofs(response.headers);
  if (!response.ok) throw await refusal(response, options?.orGuest);
  return response.status === 204 ? undefined : response.json();
}

async function send(name: EndpointName, options: AnyOptions): Promise<Response> {
  const [method, template] = name.split(" ") as [string, string];
  const body = options.body === undefined ? undefined : JSON.stringify(options.body);
  const address = addressOf(template, options);
  try {
    const response = await (import.meta.env.SSR ? fetchFromApi : ask)(address, {
      method,
      headers: headersOf(template, options),
      body,
      signal: options.signal,
    });
    noteAnswer(true);
    return response;
  } catch (error) {
    if (options.signal?.aborted) throw error;
    noteAnswer(false);
    throw new ApiProblem("offline", 0);
  }
}

async function refusal(response: Response, orGuest = false): Promise<ApiProblem> {
  const problem = await problemFrom(response);
  if (response.status === 401) sessionRefused(orGuest);
  return problem;
}

/** The server asks the API process directly; a browser asks where the page came from, the app the shop. */
function addressOf(template: string, { path, query }: AnyOptions): string {
  const origin = import.meta.env.SSR ? (process.env.API_URL ?? "") : shopOrigin;
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => partOf(path?.[name] ?? ""));
  const pairs = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]));
  return `${origin}${basePath}${filled}${search.size > 0 ? `?${search}` : ""}`;
}

/** Of nothing and of dots browsers make another path: a link's number would lead to another call. */
function partOf(value: string): string {
  if (/^\.{0,2}$/.test(value)) throw new ApiProblem("not_found", 404);
  return encodeURIComponent(value);
}

function headersOf(template: string, { body, orderSecret, idempotencyKey }: AnyOptions): Headers {
  const headers = new Headers({ accept: "application/json" });
  const token = readToken();
  if (body !== undefined) headers.set("content-type", "application/json");
  if (token) headers.set("authorization", `Bearer ${token}`);
  if (orderSecret) headers.set(orderSecretHeader, orderSecret);
  if (idempotencyKey) headers.set(idempotencyKeyHeader, idempotencyKey);
  addProofs(headers, template);
  return headers;
}
