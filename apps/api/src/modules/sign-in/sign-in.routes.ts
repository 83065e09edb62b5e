import type { Uses } from "../../app.ts";
import type { Route } from "../../http/route.ts";
import { confirm, requestConfirmation } from "./confirm.ts";
import { findRequester } from "./known-device.ts";
import { listSessions } from "./list-sessions.ts";
import { requestCode } from "./request-code.ts";
import { signIn } from "./sign-in.ts";
import { signOut } from "./sign-out.ts";

export function mountSignIn(route: Route, app: Uses<"config" | "db" | "jobs">): void {
  route("POST /auth/codes", async ({ body, ip, device }) => {
    const requester = await findRequester(app.db, body.email, device.secret);
    return requestCode(app, { ...body, purpose: "sign-in", ip, requester, deviceSecret: device.secret });
  });
  route("POST /auth/sessions", async ({ body, ip, userAgent, device }) => {
    const { deviceSecret, ...session } = await signIn(app, {
      ...body,
      ip,
      userAgent,
      deviceSecret: device.secret,
    });
    device.keep(deviceSecret);
    return session;
  });
  route("POST /auth/me/codes", ({ caller, body, ip }) => requestConfirmation(app, { caller, ip, ...body }));
  route("POST /auth/me/confirmation", async ({ caller, body, ip }) => {
    await confirm(app, { caller, ip, ...body });
    return undefined;
  });
  route("GET /auth/sessions", async ({ caller }) => ({
    items: await listSessions(app.db, caller),
    next: null,
  }));
  route("DELETE /auth/sessions/{id}", async ({ caller, path, guest }) => {
    await signOut(app.db, caller, path.id);
    // What was written here before signing in is not the next person's to read.
    if (path.id === "current") guest.forget();
    return undefined;
  });
}
