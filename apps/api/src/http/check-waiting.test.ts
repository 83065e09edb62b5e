import type { Endpoint } from "@rihla/contract";
import { expect, it } from "vitest";
import { callOutside } from "../infra/outbound/outbound.ts";
import { recordRequests } from "../testing/record-requests.ts";
import { createWaitingCheck } from "./check-waiting.ts";

const check = createWaitingCheck();
const silent: Endpoint = { summary: "", who: "anyone", status: 204 };
const telling: Endpoint = { ...silent, waits: "gateway" };

it.each([
  [
    "our own client",
    async (url: string) => void (await callOutside(url, { method: "GET", headers: {} }, 1000)),
  ],
  ["a library's", async (url: string) => void (await fetch(url))],
])(
  "an endpoint that waits for another company has to say so, also where that is asked by %s",
  async (_by, ask) => {
    const { url } = await recordRequests("yes");
    await expect(check("GET /bank", silent, () => ask(url))).rejects.toThrow("GET /bank waits for another");
    await expect(check("GET /bank", telling, () => ask(url))).resolves.toBeUndefined();
  },
);

it("what refuses after it has waited has to say so too", async () => {
  const { url } = await recordRequests("no");
  const refused = async () => {
    await fetch(url);
    throw new Error("refused");
  };
  await expect(check("GET /bank", silent, refused)).rejects.toThrow("GET /bank waits for another");
});

it("nobody answers for what another call asks meanwhile", async () => {
  const { url } = await recordRequests("yes");
  const [asked] = await Promise.allSettled([
    check("GET /bank", telling, async () => void (await fetch(url))),
    check("GET /here", silent, async () => undefined),
  ]);
  expect(asked.status).toBe("fulfilled");
  await expect(check("GET /here", silent, async () => undefined)).resolves.toBeUndefined();
});
