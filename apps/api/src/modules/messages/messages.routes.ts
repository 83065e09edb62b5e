import { oneClickPath } from "@rihla/contract";
import type { FastifyInstance } from "fastify";
import type { Uses } from "../../app.ts";
import { sendProblem } from "../../http/problem.ts";
import type { Route } from "../../http/route.ts";
import { Refusal } from "../../refusal.ts";
import {
  chooseAlertMails,
  linkedAlertMails,
  showAlertMails,
  unsubscribeAtOnce,
} from "./choices/choose-mails.ts";
import { chooseNotifications, showNotifications } from "./choices/choose-notifications.ts";
import { subscribeDevice, unsubscribeDevice } from "./push/subscribe-device.ts";

type MessagesApp = Uses<"config" | "db" | "pushers">;

export async function mountMessages(http: FastifyInstance, route: Route, app: MessagesApp): Promise<void> {
  route("GET /auth/me/alert-mails", ({ caller }) => showAlertMails(app, caller));
  route("PUT /auth/me/alert-mails", ({ caller, body }) => chooseAlertMails(app, caller, body.unwanted));
  route("POST /alert-mails/lookup", ({ body: { token } }) => linkedAlertMails(app, { token }));
  route("POST /alert-mails/choices", ({ body }) => linkedAlertMails(app, body));
  route("GET /auth/me/notifications", ({ caller }) => showNotifications(app.db, caller));
  route("PUT /auth/me/notifications", ({ caller, body }) =>
    chooseNotifications(app.db, caller, body.unwanted),
  );
  route("GET /push-key", async () => ({ publicKey: app.pushers.browser?.publicKey ?? null }));
  route("PUT /devices/{id}/push-subscription", async ({ caller, path, body }) => {
    await subscribeDevice(app, caller, path.id, body);
    return undefined;
  });
  route("DELETE /devices/{id}/push-subscription", async ({ caller, path }) => {
    await unsubscribeDevice(app, caller, path.id);
    return undefined;
  });
  await http.register(async (scope) => mountOneClick(scope, app));
}

/** Called by mail programs, with a form; the address alone says all. Not a GET: mail scanners open every link. */
function mountOneClick(scope: FastifyInstance, app: MessagesApp): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));
  scope.post<{ Params: { token: string } }>(`${oneClickPath}/:token`, async (request, reply) => {
    const isDone = await unsubscribeAtOnce(app, request.params.token);
    return isDone
      ? reply.status(200).send({ unsubscribed: true })
      : sendProblem(request, reply, new Refusal("not_found"));
  });
}
