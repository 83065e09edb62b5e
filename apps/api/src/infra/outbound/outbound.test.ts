import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AnswerTooLong, callHttp } from "./http-call.ts";
import { parseJson, postText, UnknownOutcome } from "./outbound.ts";

/** Answers with the status that stands in the address, and with words that read well whatever it is. */
const server = createServer((request, response) => {
  if (request.url?.startsWith("/silent")) return;
  connections.add(request.socket);
  if (request.url?.startsWith("/zipped")) {
    response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync('{"prix":"é"}'));
    return;
  }
  if (request.url?.startsWith("/bomb")) {
    response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(Buffer.alloc(10_000_000)));
    return;
  }
  if (request.url?.startsWith("/half")) {
    response.writeHead(200, { "content-length": "20" }).write('{"half":');
    setImmediate(() => response.destroy());
    return;
  }
  response.writeHead(Number(/\d+/.exec(request.url ?? "")?.[0]), { "content-type": "application/json" });
  response.end('{"success":true}');
});
const connections = new Set<object>();
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

  it("is unknown when the connection breaks in the middle of an answer", async () => {
    await expect(call("/half")).rejects.toBeInstanceOf(UnknownOutcome);
  });

  it("breaks off an answer that is too long, and one that would be once unpacked", async () => {
    const fetched = (path: string, mostBytes: number) =>
      callHttp(base + path, { method: "GET", headers: {}, mostBytes }, 20_000);
    await expect(fetched("/200", 4)).rejects.toBeInstanceOf(AnswerTooLong);
    await expect(fetched("/bomb", 20_000)).rejects.toBeInstanceOf(AnswerTooLong);
    expect((await fetched("/bomb", 10_000_000)).body).toHaveLength(10_000_000);
  });

  it("goes over a connection that was kept, and takes a compressed answer", async () => {
    await call("/200");
    const opened = connections.size;
    expect(await call("/zipped")).toBe('{"prix":"é"}');
    expect(connections.size).toBe(opened);
  });

  it("names the path in its error, not the query, which may carry a secret", async () => {
    await expect(call("/500?password=hunter2")).rejects.toThrow(/^\/500: status/);
    await expect(call("/silent?password=hunter2", 50)).rejects.toThrow(/^(?!.*hunter2)/);
  });

  it.each(["", "<html>", '{"half":'])("is unknown when the text %j is not JSON", (text) => {
    expect(() => parseJson(text)).toThrow(UnknownOutcome);
  });
});
