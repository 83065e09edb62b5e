import { basePath, catalogueEndpoints } from "@rihla/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "./config.ts";
import { compress } from "./page-cache.ts";
import { preferredEncoding } from "./page-request.ts";
import { unreachable } from "./proxy.ts";

/** As Fastify writes them: `/destinations/:code/plans`. */
const addresses = Object.keys(catalogueEndpoints).map((key) =>
  key.replace("GET ", "").replaceAll(/\{(\w+)\}/g, ":$1"),
);
const passedOn = ["content-type", "cache-control", "etag", "catalogue-revision"];

/** The API's catalogue, the same for everybody: asked for and compressed once for all who want it at the moment. */
export async function publicAnswers(app: FastifyInstance, { apiUrl }: Config): Promise<void> {
  for (const address of addresses)
    app.get(basePath + address, async (request, reply) => {
      const tag = request.headers["if-none-match"];
      const answer = await fetch(apiUrl + request.url, {
        headers: tag ? { "if-none-match": tag } : {},
      }).catch(() => null);
      if (answer) return passOn(request, reply, answer);
      return reply.code(502).type("application/problem+json").send(unreachable);
    });
}

async function passOn(request: FastifyRequest, reply: FastifyReply, answer: Response): Promise<FastifyReply> {
  for (const name of passedOn) {
    const value = answer.headers.get(name);
    if (value) reply.header(name, value);
  }
  reply.code(answer.status).header("vary", "accept-encoding");
  if (answer.status === 304) return reply.send();
  const encoding = preferredEncoding(request);
  const tag = answer.headers.get("etag");
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  // The same content in other bytes: the tag holds, but only weakly.
  if (encoding !== "identity" && tag) reply.header("etag", `W/${tag}`);
  reply.isForEverybody = answer.headers.get("cache-control")?.startsWith("public") ?? false;
  return reply.send(compress(Buffer.from(await answer.arrayBuffer()), encoding));
}
