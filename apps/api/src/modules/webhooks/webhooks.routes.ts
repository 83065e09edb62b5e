import { basePath } from "@rihla/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Uses } from "../../app.ts";
import { assertReadable } from "../../http/parse-input.ts";
import { sendProblem } from "../../http/problem.ts";
import { Refusal } from "../../refusal.ts";
import { askSparingly } from "./ask-sparingly.ts";
import { storeEvent } from "./store-event.ts";
import type { WebhookSource } from "./webhook-source.ts";

/** More than any company's; an index holds no endless one. */
const longestKey = 500;
/** An event names what it is about; some bring all of it. */
const mostBytes = 64 * 1024;

/**
 * One address for each company that may call us: the sender's proof is checked first, over the bytes as they came; the event is stored once
 * and answered at once; the work is a job's. A company whose secret is not configured has no address.
 */
export async function mountWebhooks(
  app: FastifyInstance,
  shop: Uses<"config" | "db" | "jobs" | "webhooks">,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));
    for (const source of shop.webhooks) {
      const url = `${basePath}/webhooks/${source.name}`;
      const receive = (request: FastifyRequest, reply: FastifyReply) =>
        answerEvent(shop, source, request, reply);
      if (source.answersHead) scope.head(url, (_request, reply) => reply.status(200).send());
      const bodyLimit = source.mostBytes ?? mostBytes;
      scope.route({ method: ["GET", "POST"], url, bodyLimit, handler: receive });
      scope.route({ method: ["GET", "POST"], url: `${url}/:token`, bodyLimit, handler: receive });
    }
  });
}

async function answerEvent(
  shop: Uses<"config" | "db" | "jobs">,
  source: WebhookSource,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const rawBody = typeof request.body === "string" ? request.body : "";
  const said = { fields: fieldsOf(request, rawBody), body: jsonOf(rawBody) };
  assertReadable(said);
  const token = (request.params as { token?: string }).token ?? "";
  const read = await source.read({ token, ...said, headers: request.headers, rawBody });
  const event = read && "ask" in read ? await askSparingly(shop, source.name, request.ip, read) : read;
  if (!event) return sendProblem(request, reply, new Refusal("not_found"));
  if (event.key.length > longestKey) throw new Refusal("invalid_input");
  const { key, hint } = event;
  if (hint) await storeEvent(shop, source.name, { key, hint });
  return reply.status(200).send({ received: true });
}

function fieldsOf(request: FastifyRequest, rawBody: string): Record<string, string> {
  const query = new URLSearchParams(new URL(request.url, "http://localhost").search);
  const isForm = request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded") ?? false;
  return {
    ...Object.fromEntries(query),
    ...(isForm ? Object.fromEntries(new URLSearchParams(rawBody)) : {}),
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
