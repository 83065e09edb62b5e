import type { FastifyInstance, FastifyRequest } from "fastify";
import { ControlError } from "../faults/control-input.ts";
import { byRoute, misbehaveOnRequest } from "../faults/fault-hooks.ts";
import { publicAddress } from "../world/public-address.ts";
import { decrypt } from "./decrypt.ts";
import { keepMessage, newSubscription, type PushService, type Subscription } from "./subscriptions.ts";
import { signerOf } from "./vapid.ts";

/** Longer messages are refused by every service. */
const longest = 4096;

/** What a shop calls: the address that a browser was given. */
export function pushRoutes(service: PushService) {
  return async (scope: FastifyInstance): Promise<void> => {
    scope.addContentTypeParser("application/octet-stream", { parseAs: "buffer" }, (_request, body, done) =>
      done(null, body),
    );
    misbehaveOnRequest(scope, {
      world: service.world,
      endpointOf: byRoute("web-push", "/"),
      // `errorCode` is the status; the message, where there is one, the Retry-After.
      refusal: ({ errorCode, errorMessage }, _request, reply) => {
        reply.code(Number(errorCode));
        if (errorMessage) reply.header("retry-after", errorMessage);
        return "";
      },
    });
    scope.post<{ Params: { id: string } }>("/push/:id", async (request, reply) => {
      const subscription = service.subscriptions.get(request.params.id);
      if (!subscription || subscription.isGone) return reply.code(410).send();
      const key = signerOf(
        request.headers.authorization,
        originOf(service, request),
        service.world.clock.now(),
      );
      if (!key) return reply.code(403).send({ reason: "BadJwtToken" });
      const body = request.body as Buffer;
      if (body.length > longest) return reply.code(413).send();
      if (!request.headers.ttl) return reply.code(400).send({ reason: "MissingTtl" });
      keepMessage(service, {
        subscription: subscription.id,
        key,
        payload: JSON.parse(decrypt(body, subscription)),
        headers: Object.fromEntries(
          ["ttl", "urgency", "topic"].map((name) => [name, String(request.headers[name])]),
        ),
      });
      return reply.code(201).send();
    });
  };
}

/** What a browser does, and what has come to it. */
export function pushControls(service: PushService) {
  const find = (id: string): Subscription => {
    const subscription = service.subscriptions.get(id);
    if (!subscription) throw new ControlError("no such subscription");
    return subscription;
  };
  return async (scope: FastifyInstance): Promise<void> => {
    scope.post("/controls/push/subscriptions", async (request) => {
      const { id, p256dh, auth } = newSubscription(service);
      return { id, endpoint: `${originOf(service, request)}/push/${id}`, keys: { p256dh, auth } };
    });
    scope.post<{ Params: { id: string } }>("/controls/push/subscriptions/:id/end", async (request) => {
      const ended = { ...find(request.params.id), isGone: true };
      service.subscriptions.put(ended.id, ended);
      return { id: ended.id };
    });
    scope.get("/controls/push/messages", async () => service.messages.all());
  };
}

const originOf = ({ world }: PushService, request: FastifyRequest) =>
  new URL(publicAddress(world, request)).origin;
