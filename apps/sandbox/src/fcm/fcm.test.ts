import { expect, it } from "vitest";
import { openSandbox } from "../testing/sandbox-client.ts";
import { PRIVATE_KEY } from "./account.ts";

const send = (url: string, body: unknown, authorization = "Bearer none") =>
  fetch(`${url}/fcm/v1/projects/rihla-sandbox/messages:send`, {
    method: "POST",
    headers: { authorization, "content-type": "application/json" },
    body: JSON.stringify(body),
  });

it("gives each phone a token of its own and believes no caller without an access token", async () => {
  const { change, read, url } = await openSandbox();
  const [one, other] = [await change("fcm/phones"), await change("fcm/phones", { platform: "ios" })];
  expect(one.token).not.toBe(other.token);
  const answer = await send(url, { message: { token: one.token, notification: { title: "x" } } });
  expect([answer.status, await answer.json()]).toMatchObject([401, { error: { status: "UNAUTHENTICATED" } }]);
  expect(await read("fcm/messages")).toEqual([]);
});

it("gives an access token to nobody whose statement the account has not signed", async () => {
  const { url } = await openSandbox();
  const claims = Buffer.from(JSON.stringify({ iss: "somebody" })).toString("base64url");
  const answer = await fetch(`${url}/fcm/token`, {
    method: "POST",
    body: new URLSearchParams({
      grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer",
      assertion: `e30.${claims}.${Buffer.from(PRIVATE_KEY).toString("base64url").slice(0, 340)}`,
    }),
  });
  expect([answer.status, await answer.json()]).toMatchObject([400, { error: "invalid_grant" }]);
});
