import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import type { Json } from "./calls.ts";

/** A listener for pushes; `arrived` resolves once so many have come. */
export async function listenForPushes() {
  const pushes: { url: string; body: Json; text: string; headers: IncomingHttpHeaders }[] = [];
  let wake = () => {};
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const { url = "", headers } = request;
    pushes.push({ url, body: body ? JSON.parse(body) : null, text: body, headers });
    response.end();
    wake();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void server.close());
  const arrived = async (count: number) => {
    while (pushes.length < count) await new Promise<void>((resolve) => (wake = resolve));
    return pushes;
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/push`, arrived, pushes };
}
