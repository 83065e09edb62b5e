import type { FastifyInstance } from "fastify";
import { byRoute, misbehaveOnRequest } from "../faults/fault-hooks.ts";
import { answerRefusals, HttpRefusal } from "../world/http-refusal.ts";
import { ACCESS_TOKEN, ACCOUNT, type Chatwoot, removeContact } from "./chatwoot.ts";

const PREFIX = "/chatwoot/api/v1/accounts/:account/";
const FILES = "/chatwoot/rails/active_storage/";

/** What an administrator's token may do, as far as a shop needs it. */
export function accountRoutes(chatwoot: Chatwoot) {
  return async (scope: FastifyInstance): Promise<void> => {
    misbehaveOnRequest(scope, {
      world: chatwoot.world,
      endpointOf: byRoute("chatwoot", PREFIX),
      refusal: ({ errorCode }, _request, reply) => {
        reply.code(422);
        return { error: errorCode };
      },
    });
    scope.setErrorHandler(answerRefusals((error) => ({ error })));
    scope.delete<{ Params: { account: string; id: string } }>(
      `${PREFIX}contacts/:id`,
      async (request, reply) => {
        if (request.headers.api_access_token !== ACCESS_TOKEN)
          throw new HttpRefusal(401, { error: "You need to sign in or sign up before continuing." });
        const contact = chatwoot.contacts.all().find(({ id }) => String(id) === request.params.id);
        if (request.params.account !== ACCOUNT || !contact)
          throw new HttpRefusal(404, { error: "Resource could not be found" });
        removeContact(chatwoot, contact);
        return reply.code(200).send();
      },
    );
  };
}

/** Open to everybody who has the address, by a redirect to where they lie. */
export function fileRoutes({ files }: Chatwoot) {
  return async (scope: FastifyInstance): Promise<void> => {
    scope.get<{ Params: { id: string; name: string } }>(
      `${FILES}blobs/redirect/:id/:name`,
      async (request, reply) => {
        const { id, name } = request.params;
        return reply.redirect(`${FILES}disk/${id}/${name}`, 302);
      },
    );
    scope.get<{ Params: { id: string } }>(`${FILES}disk/:id/:name`, async (request, reply) => {
      const file = files.get(request.params.id);
      if (!file) return reply.code(404).send();
      return reply.type(file.type).send(Buffer.from(file.base64, "base64"));
    });
  };
}
