import type { FastifyInstance } from "fastify";
import type { Company } from "../world/company.ts";
import type { World } from "../world/world.ts";
import { forgetEverything } from "../world/world.ts";
import { ControlError, numberIn, oneOf, readInput, textIn } from "./control-input.ts";
import { type Fault, KINDS, PUSH_KINDS, PUSH_ONLY_KINDS, SIGNATURE_KINDS } from "./faults.ts";

const FIELDS = [
  "endpoint",
  "kind",
  "when",
  "times",
  "skip",
  "match",
  "ms",
  "status",
  "errorCode",
  "errorMessage",
];

/** Controls for faults, for the list of calls, and for the sandbox's clock. */
export function faultControls(world: World, companies: Company[]) {
  const { faults, calls, clock, webhooks } = world;
  const time = () => ({ now: new Date(clock.now()).toISOString() });

  return async (scope: FastifyInstance): Promise<void> => {
    scope.get("/controls/faults", async () => faults.list());
    scope.post("/controls/faults", async (request) => faults.add(readFault(request.body, companies)));
    scope.delete<{ Querystring: { endpoint?: string } }>("/controls/faults", async (request) => {
      faults.clear(request.query.endpoint);
      return faults.list();
    });

    scope.get<{ Querystring: { endpoint?: string } }>("/controls/calls", async (request) =>
      calls.list(request.query.endpoint),
    );
    scope.delete("/controls/calls", async () => {
      calls.clear();
      return calls.list();
    });
    scope.get("/controls/webhooks", async () => webhooks.deliveries());

    scope.get("/controls/clock", async () => time());
    scope.post("/controls/clock", async (request) => {
      const seconds = numberIn(readInput(request.body, ["advanceSeconds"]), "advanceSeconds", Number.NaN);
      if (seconds < 0) throw new ControlError("time only goes forward");
      clock.advance(seconds);
      return time();
    });

    scope.post("/controls/reset", async () => {
      forgetEverything(world);
      return { reset: true };
    });
  };
}

function readFault(body: unknown, companies: Company[]): Omit<Fault, "id"> {
  const input = readInput(body, FIELDS);
  const endpoint = textIn(input, "endpoint", "");
  const kind = oneOf(input, "kind", KINDS);
  checkEndpoint(endpoint, kind, companies);
  if (kind === "business-error" && !input.errorCode)
    throw new ControlError("business-error needs an errorCode");
  return {
    endpoint,
    kind,
    when: oneOf(input, "when", ["before", "after"], "before"),
    times: input.times === null ? null : numberIn(input, "times", 1),
    skip: numberIn(input, "skip", 0),
    match: textIn(input, "match", ""),
    ms: numberIn(input, "ms", 5000),
    status: numberIn(input, "status", 503),
    errorCode: textIn(input, "errorCode", ""),
    errorMessage: textIn(input, "errorMessage", ""),
  };
}

/** Refuses what could never happen. */
function checkEndpoint(endpoint: string, kind: Fault["kind"], companies: Company[]): void {
  const company = companies.find(({ name }) => endpoint.startsWith(`${name}:`) && endpoint > `${name}:`);
  if (!company && endpoint !== "*")
    throw new ControlError(
      `endpoint must be * or begin with one of ${companies.map(({ name }) => `${name}:`).join(", ")}`,
    );
  const push = endpoint.endsWith(":webhook");
  if (push ? !PUSH_KINDS.includes(kind) : PUSH_ONLY_KINDS.includes(kind))
    throw new ControlError(
      `pushes (…:webhook) can be ${PUSH_KINDS.join(", ")}; only pushes can be ${PUSH_ONLY_KINDS.join(", ")}`,
    );
  if (SIGNATURE_KINDS.includes(kind) && !company?.signsPushes)
    throw new ControlError(`${company?.title} does not sign its pushes with a header`);
}
