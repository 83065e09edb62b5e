import http from "node:http";
import https from "node:https";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { codeOf } from "../error-code.ts";
import { tellCall } from "./calls-made.ts";
import { assertPublicIfWritten, lookUpPublic } from "./public-host.ts";

type Called = { status: number; headers: http.IncomingHttpHeaders; body: Buffer };
export type HttpCall = {
  method: string;
  headers: Record<string, string>;
  body?: string | Uint8Array | undefined;
  /** A longer answer breaks the connection and rejects with `AnswerTooLong`; so does one that unpacks to more. */
  mostBytes?: number;
  /** For an address that others have named: one of this machine or of a private network is not called, and rejects with `PrivateHost`. */
  onlyPublic?: boolean;
};

export class AnswerTooLong extends Error {
  override name = "AnswerTooLong";
}

/** How long a connection is kept that nobody uses, milliseconds: shorter than servers keep theirs, so that none is used that is about to close. */
const idleMs = 4_000;
const keeping = { keepAlive: true, timeout: idleMs };
const agents = { "http:": new http.Agent(keeping), "https:": new https.Agent(keeping) };
const unzip = promisify(gunzip);

/**
 * One call and its whole answer, over a kept connection. Redirects are not followed. `fetch` takes three to four times the processor
 * time, a tenth of an order's. Rejects when the connection breaks and when the answer is not there in time.
 */
export async function callHttp(address: string, call: HttpCall, timeoutMs: number): Promise<Called> {
  const url = new URL(address);
  return tellCall(url.host, call.method, () => send(url, call, timeoutMs));
}

async function send(
  url: URL,
  { method, headers, body, mostBytes, onlyPublic = false }: HttpCall,
  timeoutMs: number,
): Promise<Called> {
  if (onlyPublic) assertPublicIfWritten(url);
  const isSecure = url.protocol === "https:";
  const kept = isSecure ? agents["https:"] : agents["http:"];
  const bytes = body === undefined ? null : Buffer.from(body);
  const request = (isSecure ? https : http).request(url, {
    method,
    // A connection that is kept would be used without looking where it leads.
    ...(onlyPublic ? { agent: false, lookup: lookUpPublic } : { agent: kept }),
    headers: {
      accept: "*/*",
      "accept-encoding": "gzip",
      "user-agent": "node",
      ...headers,
      ...(bytes && { "content-length": bytes.length }),
    },
    signal: AbortSignal.timeout(timeoutMs),
  });
  const answer = await answerTo(request, bytes);
  if (mostBytes !== undefined) endWhenLonger(answer, mostBytes);
  const read = await buffer(answer);
  return {
    headers: answer.headers,
    status: answer.statusCode ?? 0,
    body: answer.headers["content-encoding"] === "gzip" ? await unpacked(read, mostBytes) : read,
  };
}

function answerTo(request: http.ClientRequest, body: Buffer | null): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.on("response", resolve).on("error", reject);
    request.end(body ?? undefined);
  });
}

async function unpacked(packed: Buffer, mostBytes: number | undefined): Promise<Buffer> {
  try {
    return await unzip(packed, mostBytes === undefined ? {} : { maxOutputLength: mostBytes });
  } catch (error) {
    if (codeOf(error) === "ERR_BUFFER_TOO_LARGE") throw new AnswerTooLong();
    throw error;
  }
}

function endWhenLonger(answer: http.IncomingMessage, mostBytes: number): void {
  let bytes = 0;
  answer.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > mostBytes) answer.destroy(new AnswerTooLong());
  });
}
