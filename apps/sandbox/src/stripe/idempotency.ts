import type { FastifyReply, FastifyRequest } from "fastify";
import { refuse } from "./refusal.ts";
import type { Stripe } from "./session.ts";

/**
 * The same key with the same call gets the first answer again, with other fields an error. What was refused before any
 * work was done is not kept.
 */
export function once(
  stripe: Stripe,
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => object,
): object {
  const key = request.headers["idempotency-key"];
  if (typeof key !== "string") return work();
  if (key.length > 255) refuse(400, "Idempotency key is too long.");
  const asked = `${request.method} ${request.url} ${JSON.stringify(request.body ?? {})}`;
  const kept = stripe.kept.get(key);
  if (!kept) {
    const answer = work();
    stripe.kept.put(key, { asked, answer });
    return answer;
  }
  if (kept.asked !== asked)
    refuse(400, "Keys for idempotent requests can only be used with the same parameters.", {
      type: "idempotency_error",
    });
  reply.header("idempotent-replayed", "true");
  return kept.answer;
}
