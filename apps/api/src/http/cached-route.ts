import { type Endpoint, endpoints, problemsOf, routeOf } from "@rihla/contract";
import {
  type FinishedAnswer,
  FinishedAnswers,
  finishedAnswer,
  type KnownRevision,
  sendFinished,
  sendKept,
  tagOf,
} from "@rihla/http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { checkAnswer } from "./check-answer.ts";
import { parseInput, parsePath } from "./parse-input.ts";
import type { AnyHandler, Route, RouteOptions } from "./route.ts";
import { securityHeaders } from "./security-headers.ts";

export type CachedRouteOptions = Pick<RouteOptions, "checkAnswers"> & {
  /** Names the state of the data; another revision makes every kept answer old. */
  revision: KnownRevision;
  /** Of answers kept at most; null: none, where hardly anybody asks what another has asked. */
  maxBytes: number | null;
};

/** Browsers may show an answer for half a minute, a proxy or CDN for a minute; older ones while they ask for a new one. */
const cacheControl = "public, max-age=30, s-maxage=60, stale-while-revalidate=600";

/** Mounts public GET endpoints whose answers are the same for everybody: made once per revision, sent as bytes. */
export function createCachedRoute(app: FastifyInstance, options: CachedRouteOptions): Route {
  const { revision, maxBytes } = options;
  const kept = maxBytes === null ? null : new FinishedAnswers({ maxBytes });
  const always = securityHeaders();
  const answerAtOnce = sendKept(revision, (current, { url }) => kept?.at(current, url));

  return (key, handler) => {
    const endpoint: Endpoint = endpoints[key];
    const { handle }: AnyHandler = { handle: handler };
    const config = { problems: options.checkAnswers ? problemsOf(key, endpoint) : undefined };
    app.get(routeOf(key).url, { config, onRequest: answerAtOnce }, async (request, reply) => {
      const call = readCall(endpoint, request);
      const current = await revision.current();
      const name = `${key} ${JSON.stringify([call.path, call.query])}`;
      const known = kept?.get(current, name);
      const answer = known ?? finish(current, await makeBody(endpoint, handle(call), options));
      if (!known) kept?.put(current, name, answer);
      kept?.note(request.url, name);
      return sendFinished(request, reply, answer);
    });
  };

  function finish(current: string, body: Buffer): FinishedAnswer {
    const headers = {
      ...always,
      "content-type": "application/json; charset=utf-8",
      etag: tagOf(body),
      "cache-control": cacheControl,
      "catalogue-revision": current,
    };
    return finishedAnswer(headers, body);
  }
}

function readCall(endpoint: Endpoint, request: FastifyRequest) {
  return {
    path: parsePath(endpoint, request.params),
    query: endpoint.query ? parseInput(endpoint.query, request.query) : {},
    caller: null,
    orderSecret: null,
    idempotencyKey: "",
    ip: request.ip,
  };
}

async function makeBody(
  endpoint: Endpoint,
  answered: Promise<unknown>,
  options: CachedRouteOptions,
): Promise<Buffer> {
  const answer = await answered;
  const list = endpoint.list ? (answer as { items: unknown; next: string | null }) : null;
  const data = list ? list.items : answer;
  if (options.checkAnswers) checkAnswer(endpoint, data);
  return Buffer.from(JSON.stringify(list ? { data, page: { next: list.next } } : { data }));
}
