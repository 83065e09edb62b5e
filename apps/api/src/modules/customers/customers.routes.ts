import type { App } from "../../app.ts";
import type { Route } from "../../http/route.ts";
import { readProfile } from "./read-profile.ts";
import { requestCode } from "./request-code.ts";
import { signIn } from "./sign-in.ts";
import { signOut } from "./sign-out.ts";

export function mountCustomers(route: Route, app: App): void {
  route("POST /auth/codes", ({ body, ip }) => requestCode(app, { ...body, purpose: "sign-in", ip }));
  route("POST /auth/sessions", ({ body, ip }) => signIn(app, { ...body, ip }));
  route("DELETE /auth/sessions/current", async ({ caller }) => {
    await signOut(app, caller);
    return undefined;
  });
  route("GET /auth/me", ({ caller }) => readProfile(app, caller));
}
