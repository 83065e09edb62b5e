import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";

export type Proxy = { url: string; stop: () => void };

/** What deploy/caddy/Caddyfile does: those that are ready in turn, and the next where nothing was sent yet. */
export async function startProxy(port: number, behind: readonly number[]): Promise<Proxy> {
  let ready: number[] = [];
  let turn = 0;
  const look = async () => {
    const asked = behind.map(async (at) => ((await isReady(at)) ? [at] : []));
    ready = (await Promise.all(asked)).flat();
  };
  const timer = setInterval(look, 250);
  const server = createServer(async (asked, answer) => {
    const body = await buffer(asked);
    const at = ready[turn++ % Math.max(1, ready.length)];
    if (at === undefined) return void answer.writeHead(503).end();
    pass(asked, answer, { body, at, left: ready.filter((other) => other !== at) });
  }).listen(port, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      clearInterval(timer);
      server.close();
      server.closeAllConnections();
    },
  };
}

type Way = { body: Buffer; at: number; left: number[] };

function pass(asked: IncomingMessage, answer: ServerResponse, { body, at, left }: Way): void {
  const { url, method, headers } = asked;
  const onward = request(
    { host: "127.0.0.1", port: at, path: url, method, headers: { ...headers } },
    (its) => {
      answer.writeHead(its.statusCode ?? 502, its.headers);
      its.pipe(answer);
    },
  );
  onward.on("error", (error: NodeJS.ErrnoException) => {
    const [next, ...others] = left;
    if (error.code === "ECONNREFUSED" && next !== undefined)
      return pass(asked, answer, { body, at: next, left: others });
    if (answer.headersSent) answer.destroy();
    else answer.writeHead(502).end(error.message);
  });
  onward.end(body);
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(3000) })).ok;
  } catch {
    return false;
  }
}
