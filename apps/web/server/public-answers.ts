import { basePath, catalogueEndpoints } from "@rihla/contract";
import { FinishedAnswers, finishedAnswer, type KnownRevision, sendFinished, sendKept } from "@rihla/http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { compress } from "./compress.ts";
import type { Config } from "./config.ts";
import { type Encoding, preferredEncoding } from "./page-request.ts";
import { unreachable } from "./proxy.ts";

/** As Fastify writes them: `/destinations/:code/plans`. */
const addresses = Object.keys(catalogueEndpoints).map((key) =>
  key.replace("GET ", "").replaceAll(/\{(\w+)\}/g, ":$1"),
);
const passedOn = ["content-type", "cache-control", "etag", "catalogue-revision"];
const maxBytes = 16 << 20;

type Options = Pick<Config, "apiUrl"> & {
  headers: Readonly<Record<string, string>>;
  revision: KnownRevision;
};

/** The API's catalogue, the same for everybody: asked for and compressed once in each revision. */
export async function publicAnswers(app: FastifyInstance, options: Options): Promise<void> {
  const { apiUrl, headers: always, revision } = options;
  const kept = new FinishedAnswers({ maxBytes });

  const answerAtOnce = sendKept(revision, (current, request) => kept.get(current, nameOf(request)));

  for (const address of addresses)
    app.get(basePath + address, { onRequest: answerAtOnce }, async (request, reply) => {
      const current = await revision.current().catch(() => null);
      const known = current === null ? undefined : kept.get(current, nameOf(request));
      if (known) return sendFinished(request, reply, known);
      const answer = await fetch(apiUrl + request.url).catch(() => null);
      if (!answer) return reply.code(502).type("application/problem+json").send(unreachable);
      const body = Buffer.from(await answer.arrayBuffer());
      const headers = headersOf(answer);
      if (answer.status !== 200) return reply.code(answer.status).headers(headers).send(body);
      const made = finish({ ...always, ...headers }, body, preferredEncoding(request));
      // One api process may know of a new revision before another does; searches are as varied as people.
      if (current !== null && current === headers["catalogue-revision"] && address !== "/search")
        kept.put(current, nameOf(request), made);
      return sendFinished(request, reply, made);
    });
}

function nameOf(request: FastifyRequest): string {
  return `${preferredEncoding(request)} ${request.url}`;
}

function headersOf(answer: Response): Record<string, string> {
  return Object.fromEntries(
    passedOn.flatMap((name) => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

function finish(headers: Record<string, string>, body: Buffer, encoding: Encoding) {
  const { etag = "" } = headers;
  const always = { ...headers, vary: "accept-encoding" };
  if (encoding === "identity") return finishedAnswer({ ...always, etag }, body);
  // The same content in other bytes: the tag holds, but only weakly.
  const weak = { ...always, etag: `W/${etag}`, "content-encoding": encoding };
  return finishedAnswer(weak, compress(body, encoding));
}
