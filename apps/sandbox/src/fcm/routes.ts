import type { FastifyInstance } from "fastify";
import { ControlError, oneOf, readInput } from "../faults/control-input.ts";
import { byRoute, misbehaveOnRequest } from "../faults/fault-hooks.ts";
import { answerRefusals } from "../world/http-refusal.ts";
import { publicAddress } from "../world/public-address.ts";
import { checkAccessToken, giveAccessToken } from "./access-token.ts";
import { type Fcm, newPhone, type Phone } from "./fcm.ts";
import { httpStatusOf, refusal } from "./refusal.ts";
import { takeMessage } from "./take-message.ts";

const PREFIX = "/fcm/";

/** Fault `business-error`: any code of the service's; its message, where it is a number, is the Retry-After. */
export function fcmRoutes(fcm: Fcm) {
  return async (scope: FastifyInstance): Promise<void> => {
    misbehaveOnRequest(scope, {
      world: fcm.world,
      endpointOf: byRoute("fcm", PREFIX),
      refusal: ({ errorCode, errorMessage }, _request, reply) => {
        reply.code(httpStatusOf(errorCode));
        if (/^\d+$/.test(errorMessage)) reply.header("retry-after", errorMessage);
        return refusal(errorCode, errorMessage);
      },
    });
    scope.setErrorHandler(answerRefusals((message) => refusal("INTERNAL", message)));
    scope.post(`${PREFIX}token`, async (request) =>
      giveAccessToken(
        fcm,
        request.body,
        `${new URL(publicAddress(fcm.world, request)).origin}${PREFIX}token`,
      ),
    );
    scope.post<{ Params: { project: string } }>(
      `${PREFIX}v1/projects/:project/messages::send`,
      async (request) => {
        checkAccessToken(fcm, request);
        return takeMessage(fcm, request.params.project, request.body);
      },
    );
  };
}

/** What phones do, and what has come to them. */
export function fcmControls(fcm: Fcm) {
  const change = (token: string, state: Phone["state"]) => {
    const phone = fcm.phones.get(token);
    if (!phone) throw new ControlError("no such phone");
    fcm.phones.put(token, { ...phone, state });
    return { token, state };
  };
  return async (scope: FastifyInstance): Promise<void> => {
    scope.post("/controls/fcm/phones", async (request) =>
      newPhone(fcm, oneOf(readInput(request.body, ["platform"]), "platform", ["ios", "android"], "android")),
    );
    scope.post("/controls/fcm/phones/state", async (request) => {
      const input = readInput(request.body, ["token", "state"]);
      return change(String(input.token), oneOf(input, "state", ["on", "gone", "theirs"]));
    });
    scope.post("/controls/fcm/access-tokens/end", async () => {
      fcm.accessTokens.clear();
      return { ended: true };
    });
    scope.get("/controls/fcm/messages", async () => fcm.messages.all());
  };
}
