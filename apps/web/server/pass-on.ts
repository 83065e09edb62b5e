import { isIP } from "node:net";
import {
  basePath,
  catalogueEndpoints,
  type Endpoint,
  endpoints,
  oneClickPath,
  routeOf,
  type WaitsFor,
} from "@rihla/contract";
import { isEncoded, requestIdHeader } from "@rihla/http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ApiAnswer, ApiPool, ApiPools } from "./api-pools.ts";
import { compress } from "./pages/compress.ts";
import { preferredEncoding } from "./pages/page-request.ts";
import { sendProblem } from "./problem.ts";

/** Of a body that is passed on, in bytes; the api takes no longer one either. */
const bodyLimit = 256 * 1024;
const compressedFromBytes = 1024;

/** By what an answer waits for. */
const waitingFor: Readonly<Record<WaitsFor, ApiPool>> = {
  gateway: "payments",
  supplier: "suppliers",
  desk: "desk",
  location: "location",
};

function poolOf({ download, events, bodyBytes, waits }: Endpoint): ApiPool {
  if (events) return "events";
  if (bodyBytes) return "uploads";
  if (waits) return waitingFor[waits];
  return download ? "downloads" : "calls";
}

/**
 * The browser and the outside world reach the api through the shop's origin: no CORS, one certificate. Only what the
 * contract names is passed on, to an address made of the route and its parameters: how the asker wrote it decides nothing.
 */
export async function passOn(app: FastifyInstance, { api }: { api: ApiPools }): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit }, (_request, body, done) => done(null, body));
  app.addHook("onRequest", async (request, reply) => {
    if (isEncoded(request.headers)) return sendProblem(request, reply, 415);
  });

  for (const [key, endpoint] of Object.entries(endpoints)) {
    if (key in catalogueEndpoints) continue;
    const pool = poolOf(endpoint);
    const { bodyBytes }: Endpoint = endpoint;
    app.route({
      ...routeOf(key),
      ...(bodyBytes ? { bodyLimit: bodyBytes } : {}),
      handler: (request, reply) => ask(request, reply, pool),
    });
  }
  for (const url of ["/webhooks/:source", "/webhooks/:source/:token"])
    app.route({
      method: ["GET", "HEAD", "POST"],
      url: basePath + url,
      handler: (request, reply) => ask(request, reply, "webhooks"),
    });
  app.post(`${oneClickPath}/:token`, (request, reply) => ask(request, reply, "calls"));
  for (const url of ["/api/openapi.json", "/api/reference"])
    app.get(url, (request, reply) => ask(request, reply, "calls"));
  // Else what is below /api and nobody's would be a page.
  app.all("/api/*", (request, reply) => sendProblem(request, reply, 404));

  async function ask(request: FastifyRequest, reply: FastifyReply, pool: ApiPool) {
    const path = apiPath(request);
    if (path === null) return sendProblem(request, reply, 404);
    const { body } = request;
    // What describes the body is made from it, and HEAD leaves it out afterwards.
    const method = request.method === "HEAD" && pool !== "webhooks" ? "GET" : (request.method as "GET");
    const headers = headersForApi(request);
    const answer = await api.ask(pool, { method, path, headers, body: body as Buffer | undefined });
    return sendAnswer(request, reply, answer);
  }
}

/** Null where a parameter would lead to another address than the route's. */
export function apiPath(request: FastifyRequest): string | null {
  const { url = "" } = request.routeOptions;
  const parameters = request.params as Record<string, string>;
  if (Object.values(parameters).some((value) => value === "." || value === "..")) return null;
  const path = url.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ""));
  const query = request.url.indexOf("?");
  return query < 0 ? path : path + request.url.slice(query);
}

/** Between the asker and us, or written anew by us. */
const notForApi = new Set(
  "accept-encoding connection content-length expect forwarded host http2-settings keep-alive proxy-authenticate".split(
    " ",
  ),
);
const otherHops = /^(proxy-.*|te|trailer|transfer-encoding|upgrade|x-forwarded-.*|x-real-ip)$/;

/** The api limits guessing by address: it is told the one we believe, and our id of the request, whatever the asker says of itself. */
function headersForApi({ headers, id, ip, socket }: FastifyRequest): Record<string, string | string[]> {
  const passed = Object.entries(headers).filter(
    (entry): entry is [string, string | string[]] =>
      entry[1] !== undefined && !notForApi.has(entry[0]) && !otherHops.test(entry[0]),
  );
  const address = isIP(ip) ? ip : (socket.remoteAddress ?? "");
  return { ...Object.fromEntries(passed), "x-forwarded-for": address, [requestIdHeader]: id };
}

const ofTheConnection = new Set(["connection", "keep-alive", "transfer-encoding", "content-length", "date"]);

async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, body }: ApiAnswer,
) {
  reply.code(status);
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !ofTheConnection.has(name)) reply.header(name, value);
  const encoding = preferredEncoding(request);
  const isText = /json|^text\//.test(String(headers["content-type"]));
  if (!Buffer.isBuffer(body) || encoding === "identity" || body.length < compressedFromBytes || !isText)
    return reply.send(body);
  return reply
    .headers({ "content-encoding": encoding, vary: "accept-encoding, origin" })
    .send(compress(body, encoding));
}
