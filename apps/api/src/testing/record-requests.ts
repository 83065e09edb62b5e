import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";

type Recorded = { method: string; url: string; headers: IncomingHttpHeaders; body: string };

/** A server that answers everything with `answer` and remembers what it was sent, byte for byte; gone after the test. */
export async function recordRequests(
  answer: string | ((body: string) => string),
): Promise<{ url: string; requests: Recorded[] }> {
  const requests: Recorded[] = [];
  const server = createServer(async (request, response) => {
    const { method = "", url = "", headers } = request;
    const body = await text(request);
    requests.push({ method, url, headers, body });
    response.end(typeof answer === "string" ? answer : answer(body));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}
