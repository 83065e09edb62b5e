import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseJson, postText, UnknownOutcome } from "./outbound.ts";

/** Answers with the status that stands in the address, and with words that read well whatever it is. */
const server = createServer((request, response) => {
  if (request.url?.startsWith("/silent")) return;
  response.writeHead(Number(/\d+/.exec(request.url ?? "")?.[0]), { "content-type": "application/json" });
  response.end('{"success":true}');
});
let base: string;

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const call = (path: string, timeoutMs = 20_000) => postText(base + path, "{}", {}, timeoutMs);

describe("a call to another company", () => {
  it.each([200, 400, 404, 429])("gives what stands in an answer of status %d", async (status) => {
    expect(await call(`/${status}`)).toBe('{"success":true}');
  });

  it.each([500, 502, 503, 504])(
    "is unknown with status %d, however well the answer reads",
    async (status) => {
      await expect(call(`/${status}`)).rejects.toBeInstanceOf(UnknownOutcome);
    },
  );

  it("is unknown when nobody answers in time, or nobody is there", async () => {
    await expect(call("/silent", 50)).rejects.toBeInstanceOf(UnknownOutcome);
    await expect(postText("http://127.0.0.1:9/x", "{}", {}, 1000)).rejects.toBeInstanceOf(UnknownOutcome);
  });

  it("names the path in its error, not the query, which may carry a secret", async () => {
    await expect(call("/500?password=hunter2")).rejects.toThrow(/^\/500: status/);
    await expect(call("/silent?password=hunter2", 50)).rejects.toThrow(/^(?!.*hunter2)/);
  });

  it.each(["", "<html>", '{"half":'])("is unknown when the text %j is not JSON", (text) => {
    expect(() => parseJson(text)).toThrow(UnknownOutcome);
  });
});
