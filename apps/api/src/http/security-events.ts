import { orderSecretHeader } from "@rihla/contract";
import type { AdminProblemCode } from "@rihla/contract/admin";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { keyedDigest } from "../infra/ids.ts";
import { networksOf } from "../infra/networks-of.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Of a caller's address: the same for all that one subscriber has, as limits count. No address can be read from it. */
    digestOfAddress(ip: string): string;
  }
}

const events: Partial<Record<AdminProblemCode, string>> = {
  incorrect_code: "sign-in refused",
  longer_code_sent: "sign-in refused",
  order_secret_ended: "order secret refused",
  pin_incorrect: "PIN refused",
  pin_blocked: "PIN refused",
  too_many_attempts: "limit reached",
  rate_limited: "limit reached",
  passkey_refused: "passkey refused",
  invitation_ended: "invitation refused",
  origin_refused: "another site's page",
};

export function decorateWithDigest(app: FastifyInstance, secretKey: string): void {
  app.decorate("digestOfAddress", (ip: string) =>
    keyedDigest(secretKey, "address", networksOf(ip)[0].name).slice(0, 16),
  );
}

/** One line for a refusal that says, when it comes often, that somebody is trying something. */
export function noteSecurityEvent(request: FastifyRequest, code: AdminProblemCode): void {
  const security = eventOf(request, code);
  if (!security) return;
  const { id: reqId, server, ip, routeOptions } = request;
  const line = { reqId, security, code, route: routeOptions.url, from: server.digestOfAddress(ip) };
  request.log.warn({ ...line }, "security event");
}

function eventOf({ headers, routeOptions }: FastifyRequest, code: AdminProblemCode): string | undefined {
  if (code === "unauthenticated") return headers.authorization ? "token refused" : undefined;
  if (code !== "not_found") return events[code];
  if (headers[orderSecretHeader]) return "order secret refused";
  if (routeOptions.url?.includes("/webhooks/")) return "webhook refused";
  return headers.authorization ? "not the caller's" : undefined;
}
