import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

type ParserError = Error & { code?: string };

const reasons: Readonly<Record<number, string>> = {
  400: "Bad Request",
  408: "Request Timeout",
  413: "Payload Too Large",
  417: "Expectation Failed",
  431: "Request Header Fields Too Large",
};

const statusOf: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Fastify's `clientErrorHandler`: what can't be read as HTTP never becomes a request, and still gets a problem. */
export function answerMalformed(error: ParserError, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) return;
  const status = statusOf[error.code ?? ""] ?? 400;
  const body = problemText(status);
  const headers = Object.entries(problemHeaders(body)).map(([name, value]) => `${name}: ${value}`);
  socket.write([`HTTP/1.1 ${status} ${reasons[status]}`, ...headers, "", body].join("\r\n"));
  socket.destroySoon();
}

/** Of expectations HTTP knows one, `100-continue`, which Node meets by itself; to any other it has no words. */
export function refuseExpectations(server: Server): void {
  server.on("checkExpectation", (_request: IncomingMessage, response: ServerResponse) => {
    const body = problemText(417);
    response.writeHead(417, problemHeaders(body)).end(body);
  });
}

/** HTTP 1.1 wants a host named. Node would refuse it in no words at all: its `requireHostHeader` is to be false. */
export const hasNoHost = ({ httpVersion, headers }: IncomingMessage): boolean =>
  httpVersion === "1.1" && !headers.host;

function problemText(status: number): string {
  const problem = { type: "about:blank", title: reasons[status], status, code: "invalid_input" };
  return JSON.stringify(problem);
}

function problemHeaders(body: string) {
  return {
    "content-type": "application/problem+json",
    "content-length": String(Buffer.byteLength(body)),
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    connection: "close",
  };
}
