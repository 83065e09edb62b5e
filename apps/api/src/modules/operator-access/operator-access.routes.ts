import type { Uses } from "../../app.ts";
import type { AdminRoute } from "../../http/admin-route.ts";
import { responsibleFor } from "../operators/index.ts";
import { acceptInvitation, showInvitation } from "./accept-invitation.ts";
import { listOperators, setOperator } from "./change-operator.ts";
import { inviteAgain, inviteOperator } from "./invite.ts";
import { showOperatorSession } from "./operator-session.ts";
import { addPasskey, askForPasskey, listOwnPasskeys, removePasskey } from "./own-passkeys.ts";
import { endOwnSession, listOwnSessions } from "./own-sessions.ts";
import { setLanguage } from "./set-language.ts";
import { askToConfirm, askToSignIn, confirmOperator, signInWithPasskey } from "./sign-in-with-passkey.ts";

export function mountOperatorAccess(route: AdminRoute, app: Uses<"config" | "db" | "jobs" | "log">): void {
  mountDoor(route, app);
  mountOwn(route, app);
  mountPeople(route, app);
}

/** Where nobody has signed in yet. */
function mountDoor(route: AdminRoute, app: Uses<"config" | "db" | "log">): void {
  route("POST /sign-in-challenges", (call) => askToSignIn(app, call));
  route("POST /sessions", async ({ body, session, ...call }) => {
    const { token, sessionId } = await signInWithPasskey(app, body.credential, call);
    session.keep(token);
    return showOperatorSession(app.db, sessionId);
  });
  route("POST /invitation-challenges", ({ body, ip }) => showInvitation(app, body.token, ip));
  route("POST /invitations/acceptance", async ({ body, session, ...call }) => {
    const { token, sessionId } = await acceptInvitation(app, body, call);
    session.keep(token);
    return showOperatorSession(app.db, sessionId);
  });
}

function mountOwn(route: AdminRoute, app: Uses<"config" | "db" | "log">): void {
  route("GET /session", ({ caller }) => showOperatorSession(app.db, caller.sessionId));
  route("PUT /session/language", ({ caller, body }) => setLanguage(app, caller, body.language));
  route("DELETE /session", async ({ caller, session }) => {
    await endOwnSession(app, caller, caller.sessionId);
    session.forget();
  });
  route("GET /sessions", ({ caller }) => listOwnSessions(app.db, caller));
  route("DELETE /sessions/{id}", ({ caller, path }) => endOwnSession(app, caller, path.id));
  route("POST /confirmation-challenges", ({ caller }) => askToConfirm(app, caller));
  route("POST /confirmations", async ({ caller, body, ...call }) => {
    await confirmOperator(app, caller, body.credential, call);
    return showOperatorSession(app.db, caller.sessionId);
  });
  route("GET /passkeys", ({ caller }) => listOwnPasskeys(app.db, caller));
  route("POST /passkey-challenges", ({ caller }) => askForPasskey(app, caller));
  route("POST /passkeys", ({ caller, body }) => addPasskey(app, caller, body));
  route("DELETE /passkeys/{id}", ({ caller, path }) => removePasskey(app, caller, path.id));
}

function mountPeople(route: AdminRoute, app: Uses<"config" | "db" | "jobs">): void {
  route("GET /operators", () => listOperators(app.db));
  route("POST /operators", ({ caller, body: { why, ...person } }) =>
    inviteOperator(app, person, responsibleFor(caller, why)),
  );
  route("POST /operators/{id}/invitations", ({ caller, path, body }) =>
    inviteAgain(app, path.id, responsibleFor(caller, body.why)),
  );
  route("PUT /operators/{id}/role", ({ caller, path, body }) =>
    setOperator(app, path.id, { role: body.role }, responsibleFor(caller, body.why)),
  );
  route("PUT /operators/{id}/blocked", ({ caller, path, body }) =>
    setOperator(app, path.id, { blocked: body.blocked }, responsibleFor(caller, body.why)),
  );
}
