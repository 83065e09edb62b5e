import { expect, it } from "vitest";
import { openSandbox } from "../testing/sandbox-client.ts";

const anyBody = {
  method: "POST",
  body: "x",
  headers: { "content-type": "application/octet-stream", ttl: "60" },
};

it("gives each browser an address and keys of its own, of the lengths that real ones have", async () => {
  const { change } = await openSandbox();
  const [one, other] = [await change("push/subscriptions"), await change("push/subscriptions")];
  expect(one.endpoint).not.toBe(other.endpoint);
  expect(Buffer.from(one.keys.p256dh, "base64url")).toHaveLength(65);
  expect(Buffer.from(one.keys.auth, "base64url")).toHaveLength(16);
});

it("takes nothing that no shop has signed, and says so of a browser that is gone", async () => {
  const { change, read } = await openSandbox();
  const { id, endpoint } = await change("push/subscriptions");
  const unsigned = await fetch(endpoint, anyBody);
  expect([unsigned.status, await unsigned.json()]).toEqual([403, { reason: "BadJwtToken" }]);
  await change(`push/subscriptions/${id}/end`);
  expect((await fetch(endpoint, anyBody)).status).toBe(410);
  expect(await read("push/messages")).toEqual([]);
});
