import type { App } from "./app.ts";

/** The next time that the phone is made known; on a slow start it is so twice, without the token first. */
export const registration = ({ page }: App, pushToken?: string) =>
  page.waitForRequest(
    (request) =>
      request.url().endsWith("/api/v1/app/devices") &&
      request.method() === "POST" &&
      (pushToken === undefined || request.postDataJSON().push_token === pushToken),
  );
