import { appVersionHeader, catalogueEndpoints, type Endpoint, routeOf } from "@rihla/contract";
import {
  type FinishedAnswer,
  FinishedAnswers,
  finishedAnswer,
  type KnownRevision,
  sendFinished,
  sendKept,
} from "@rihla/http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ApiAnswer, ApiPools } from "./api-pools.ts";
import { compress } from "./pages/compress.ts";
import { type Encoding, preferredEncoding } from "./pages/page-request.ts";
import { apiPath } from "./pass-on.ts";
import { sendProblem } from "./problem.ts";

type Answer = ApiAnswer<Buffer>;

const passedOn = ["content-type", "cache-control", "etag", "catalogue-revision"];
const maxBytes = 16 << 20;

type Options = {
  api: ApiPools;
  headers: Readonly<Record<string, string>>;
  revision: KnownRevision;
};

/**
 * The API's catalogue, the same for everybody: asked for and compressed once in each revision. An app's call always reaches the
 * api, which alone knows whether the app is too old.
 */
export async function publicAnswers(
  app: FastifyInstance,
  { api, headers, revision }: Options,
): Promise<void> {
  const kept = new FinishedAnswers({ maxBytes });
  const answerAtOnce = sendKept(revision, (current, request) =>
    isApp(request) ? undefined : kept.at(current, askedFor(request)),
  );

  for (const [key, endpoint] of Object.entries(catalogueEndpoints))
    app.get(routeOf(key).url, { onRequest: answerAtOnce }, async (request, reply) => {
      const path = apiPath(request);
      if (path === null) return sendProblem(request, reply, 404);
      const name = nameOf(key, endpoint, request);
      const current = await revision.current().catch(() => null);
      const known = name && kept.find(name, { revision: current, orStale: revision.isUnreadable });
      if (known) return send(request, reply, known, name);
      const answer = await api
        .askWhole("catalogue", { method: "GET", path, headers: versionIn(request) })
        .catch(() => null);
      if (answer?.status === 200) return send(request, reply, keep(request, answer, current, name), name);
      const old = name && (answer?.status ?? 503) >= 500 && kept.stale(name);
      if (old) return sendFinished(request, reply, old);
      if (!answer) return sendProblem(request, reply, 503);
      return reply.code(answer.status).headers(headersOf(answer)).send(answer.body);
    });

  function keep(request: FastifyRequest, answer: Answer, current: string | null, name: string | null) {
    const ofAnswer = headersOf(answer);
    const made = finish({ ...headers, ...ofAnswer }, answer.body, preferredEncoding(request));
    // One api process may know of a new revision before another does.
    if (name && current !== null && current === ofAnswer["catalogue-revision"]) kept.put(current, name, made);
    return made;
  }

  function send(request: FastifyRequest, reply: FastifyReply, answer: FinishedAnswer, name: string | null) {
    if (name) kept.note(askedFor(request), name);
    return sendFinished(request, reply, answer);
  }
}

const askedFor = (request: FastifyRequest) => `${preferredEncoding(request)} ${request.url}`;

const isApp = ({ headers }: FastifyRequest) => headers[appVersionHeader] !== undefined;

const versionIn = (request: FastifyRequest) =>
  isApp(request) ? { [appVersionHeader]: String(request.headers[appVersionHeader]) } : {};

/** Of all that an address can say only what the endpoint reads; null where the answer is not worth keeping. */
function nameOf(key: string, { query }: Endpoint, request: FastifyRequest): string | null {
  if (isApp(request)) return null;
  // As varied as people.
  if (key === "GET /search" || (key === "GET /compatible-devices" && "q" in Object(request.query)))
    return null;
  const read = query?.safeParse(request.query);
  if (read && !read.success) return null;
  return `${preferredEncoding(request)} ${key} ${JSON.stringify([request.params, read?.data])}`;
}

function headersOf({ headers }: Answer): Record<string, string> {
  return Object.fromEntries(
    passedOn.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  );
}

function finish(headers: Record<string, string>, body: Buffer, encoding: Encoding) {
  const { etag = "" } = headers;
  const always = { ...headers, vary: "accept-encoding, origin" };
  if (encoding === "identity") return finishedAnswer({ ...always, etag }, body);
  // The same content in other bytes: the tag holds, but only weakly.
  const weak = { ...always, etag: `W/${etag}`, "content-encoding": encoding };
  return finishedAnswer(weak, compress(body, encoding));
}
