import type { Endpoint } from "@rihla/contract";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createDownloads, downloadShares } from "./downloads.ts";

const endpoint = { summary: "", who: "signed-in", status: 200, download: "all.json" } satisfies Endpoint;
const http = Fastify();
const sendDownload = createDownloads(false);
/** Who calls and from where stands in the query; without an end there is more than any reader takes. */
http.get<{ Querystring: { person: string; address: string; end?: string } }>("/", ({ query }, reply) =>
  sendDownload(endpoint, reply, query.end ? few() : endless(), query),
);
let address: string;
beforeAll(async () => {
  address = await http.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => http.close());

async function* few() {
  yield '"all"';
}
async function* endless() {
  yield '"';
  for (;;) yield "x".repeat(1 << 20);
}

/** A reader who takes nothing until told to. */
const begin = (person: string, from: string) => fetch(`${address}/?person=${person}&address=${from}`);
const whole = async (person: string, from: string) =>
  (await fetch(`${address}/?person=${person}&address=${from}&end=yes`)).json();
/** Reads on: whether it was broken off. */
async function isBrokenOff({ body }: Response): Promise<boolean> {
  const reader = (body as ReadableStream<Uint8Array>).getReader();
  try {
    for (let megabytes = 0; megabytes < 64; )
      megabytes += ((await reader.read()).value?.length ?? 0) / 2 ** 20;
    await reader.cancel();
    return false;
  } catch {
    return true;
  }
}

it("who begins one file after the other and reads none loses the oldest, and nobody else waits", async () => {
  const kept = await begin("B", "home of B");
  const [first, ...last] = [await begin("A", "home"), await begin("A", "home"), await begin("A", "home")];
  expect(await isBrokenOff(first as Response)).toBe(true);
  expect(await whole("C", "home of C")).toEqual({ data: "all" });
  for (const response of [kept, ...last]) expect(await isBrokenOff(response)).toBe(false);
});

it("many who begin files at one address and read none take no place of others", async () => {
  const begun: Response[] = [];
  for (let person = 0; person < downloadShares.all + 3; person++)
    begun.push(await begin(`of many ${person}`, `address ${person % 4}`));
  expect(await whole("D", "home of D")).toEqual({ data: "all" });
  for (const response of begun) await response.body?.cancel().catch(() => {});
});
