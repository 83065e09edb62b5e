import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { World } from "../world/world.ts";
import type { Fault } from "./faults.ts";

type Misbehaving = {
  world: World;
  /** `esim-access:package/list` and the like. */
  endpointOf(request: FastifyRequest): string;
  /** How this company says no in its own envelope, and with which HTTP status. */
  refusal(fault: Fault, request: FastifyRequest, reply: FastifyReply): unknown;
};

const OUTAGE_PAGE = "<!doctype html><html><body><h1>503 Service Temporarily Unavailable</h1></body></html>";

/** Names the endpoints of a company whose addresses have ids in them: `chargily:GET checkouts/:id`. */
export function byRoute(company: string, prefix: string) {
  return (request: FastifyRequest): string =>
    `${company}:${request.method} ${(request.routeOptions.url ?? "").slice(prefix.length)}`;
}

/** Counts every call of one company's endpoints and lets the faults that were asked for happen to them. */
export function misbehaveOnRequest(scope: FastifyInstance, company: Misbehaving): void {
  const { faults, calls } = company.world;
  const afterwards = new WeakMap<FastifyRequest, Fault>();

  scope.addHook("preHandler", async (request, reply) => {
    const endpoint = company.endpointOf(request);
    const fault = faults.take(endpoint, bodyText(request));
    calls.record(endpoint, fault ? `${fault.kind}/${fault.when}` : null);
    if (fault?.when === "after") afterwards.set(request, fault);
    if (fault?.when !== "before") return;
    if (fault.kind === "slow") return wait(fault.ms);
    if (fault.kind === "drop") return drop(request, reply);
    return reply.send(
      fault.kind === "business-error" ? company.refusal(fault, request, reply) : spoil(fault, reply),
    );
  });

  scope.addHook("onSend", async (request, reply, payload) => {
    const fault = afterwards.get(request);
    if (!fault) return payload;
    if (fault.kind === "drop") return drop(request, reply);
    if (fault.kind === "business-error") return JSON.stringify(company.refusal(fault, request, reply));
    if (fault.kind !== "slow") return spoil(fault, reply);
    await wait(fault.ms);
    return payload;
  });
}

function bodyText(request: FastifyRequest): string {
  const { body } = request;
  return `${request.url} ${typeof body === "string" ? body : JSON.stringify(body ?? "")}`;
}

/** The caller sees a broken connection, as when a cable is pulled. */
function drop(request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  request.raw.socket.destroy();
}

function spoil(fault: Fault, reply: FastifyReply): string {
  if (fault.kind === "status") reply.code(fault.status);
  reply.removeHeader("content-length");
  reply.type(fault.kind === "html" || fault.kind === "status" ? "text/html" : "application/json");
  if (fault.kind === "empty") return "";
  return fault.kind === "invalid-json" ? '{"success":true,"obj":{"ord' : OUTAGE_PAGE;
}
