import { pino } from "pino";
import { afterEach, expect, test } from "vitest";
import { createHttp } from "./create-http.ts";
import { securityHeaders } from "./security-headers.ts";

let shop: ReturnType<typeof createHttp>;
afterEach(() => shop.close());

/** Of a page and of what is not there, by a shop that people reach at this address. */
async function strictTransport(publicUrl: string | null) {
  const headers = securityHeaders(null, publicUrl);
  shop = createHttp({ headers, log: pino({ level: "silent" }), metrics: null, trustedProxies: [] });
  shop.get("/home", async (_request, reply) => reply.type("text/html").send("<h1>Home</h1>"));
  const answers = [await shop.inject("/home"), await shop.inject("/nothing")];
  return answers.map((answer) => answer.headers["strict-transport-security"]);
}

test("a shop that people reach over https tells their browsers for a year to come no other way", async () => {
  const year = "max-age=31536000; includeSubDomains";
  expect(await strictTransport("https://rihla.example")).toEqual([year, year]);
});

test.each(["http://localhost:3000", null])("a shop at %s says nothing of it", async (publicUrl) => {
  expect(await strictTransport(publicUrl)).toEqual([undefined, undefined]);
});
