import { Readable } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { misbehaveOnRequest } from "../faults/fault-hooks.ts";
import { createRateLimit } from "../world/rate-limit.ts";
import { authenticate } from "./authentication.ts";
import { cancelEsim, revokeEsim, suspendEsim, unsuspendEsim } from "./change-esim.ts";
import type { EsimAccess } from "./esim-access.ts";
import { asObject, type Input } from "./input.ts";
import { placeOrder } from "./place-order.ts";
import { queryEsims } from "./query-esims.ts";
import { listLocations, listPackages, queryUsage } from "./reads.ts";
import { failure, messageOf, Refusal, type RefusalCode, success } from "./refusal.ts";
import { topUpEsim } from "./top-up-esim.ts";
import { saveWebhook } from "./webhook-address.ts";

const PREFIX = "/esim-access/api/v1/open/";

type Endpoint = (supplier: EsimAccess, input: Input) => unknown;

const ENDPOINTS: Record<string, Endpoint> = {
  "location/list": listLocations,
  "esim/order": placeOrder,
  "esim/query": queryEsims,
  "esim/usage/query": queryUsage,
  "esim/cancel": cancelEsim,
  "esim/suspend": suspendEsim,
  "esim/unsuspend": unsuspendEsim,
  "esim/revoke": revokeEsim,
  "esim/topup": topUpEsim,
  "balance/query": (supplier) => ({ balance: supplier.switches.read().balance }),
  "webhook/save": saveWebhook,
  "webhook/query": (supplier) => ({ webhook: supplier.switches.read().webhookUrl }),
};

/** One way of calling for everything: POST, JSON, and an envelope that says with HTTP 200 what went wrong. */
export function esimAccessRoutes(supplier: EsimAccess) {
  const rateLimit = createRateLimit(() => supplier.switches.read().callsPerSecond);

  return async (scope: FastifyInstance): Promise<void> => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));
    scope.addHook("preHandler", async (request, reply) => {
      if (request.method !== "POST") throw new Refusal("000103");
      if (!rateLimit.admits()) {
        supplier.world.calls.turnAway("esim-access");
        return reply.code(429).send(failure("900001", messageOf("900001")));
      }
      authenticate(request.headers, rawBody(request), supplier.switches.read().requireSignature);
    });
    misbehaveOnRequest(scope, {
      world: supplier.world,
      endpointOf: (request) => `esim-access:${(request.url.split("?")[0] ?? "").slice(PREFIX.length)}`,
      refusal: ({ errorCode, errorMessage }) => failure(errorCode, errorMessage || messageOf(errorCode)),
    });
    scope.setErrorHandler((error, _request, reply) => reply.code(200).send(asFailure(error)));

    for (const [path, endpoint] of Object.entries(ENDPOINTS))
      scope.all(PREFIX + path, async (request) => success(await endpoint(supplier, readInput(request))));
    scope.all(`${PREFIX}package/list`, async (request, reply) => {
      const packages = listPackages(supplier, readInput(request));
      return reply.type("application/json").send(Readable.from(packageListAnswer(packages)));
    });
  };
}

function rawBody(request: FastifyRequest): string {
  return typeof request.body === "string" ? request.body : "";
}

function readInput(request: FastifyRequest): Input {
  try {
    return asObject(JSON.parse(rawBody(request)));
  } catch {
    throw new Refusal("000104");
  }
}

function asFailure(error: unknown) {
  if (error instanceof Refusal) return failure(error.code, error.message);
  console.error(error);
  const code: RefusalCode = "000001";
  return failure(code, messageOf(code));
}

/** In pieces, because 300,000 packages do not fit into one string. */
function* packageListAnswer(packages: Iterable<unknown>): Generator<string> {
  yield '{"success":true,"errorCode":"0","errorMsg":null,"obj":{"packageList":[';
  let piece = "";
  let separator = "";
  for (const one of packages) {
    piece += separator + JSON.stringify(one);
    separator = ",";
    if (piece.length < 256 * 1024) continue;
    yield piece;
    piece = "";
  }
  yield `${piece}]}}`;
}
