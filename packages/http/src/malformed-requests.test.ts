import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { answerMalformed, refuseExpectations } from "./malformed-requests.ts";

const app = Fastify({ clientErrorHandler: answerMalformed });
app.get("/", () => ({ well: true }));
refuseExpectations(app.server);

beforeAll(() => app.listen({ port: 0, host: "127.0.0.1" }));
afterAll(() => app.close());

/** All that is answered to these bytes, once the server has closed. */
function say(bytes: string): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  socket.write(bytes);
  return text(socket);
}

it.each([
  ["no HTTP", "hello\r\n\r\n", 400],
  ["a method that nobody knows", "FOO / HTTP/1.1\r\nHost: a\r\n\r\n", 400],
  [
    "two lengths",
    "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    400,
  ],
  ["endless headers", `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n\r\n`, 431],
  ["an expectation", "GET / HTTP/1.1\r\nHost: a\r\nExpect: a-pony\r\n\r\n", 417],
])("%s is answered with a problem, and the connection ends", async (_what, bytes, status) => {
  const [head = "", body = ""] = (await say(bytes)).split("\r\n\r\n");
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head.toLowerCase()).toContain("content-type: application/problem+json");
  expect(head.toLowerCase()).toContain(`content-length: ${body.length}`);
  expect(JSON.parse(body)).toMatchObject({ status, code: "invalid_input", title: expect.any(String) });
});

it("who says 100-continue is told to go on", async () => {
  const answer = await say("GET / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n");
  expect(answer).toMatch(/^HTTP\/1.1 (100 Continue\r\n\r\nHTTP\/1.1 )?200 /);
});
