import { Agent, request as ask, createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What stands in front of several shop processes: each in turn gets a request, until it says that it stops. */
export type Balancer = {
  url: string;
  /** Addresses of the processes; changed at any time. */
  targets: string[];
  /** Takes requests and never answers them, as a process that is stopped or hangs. */
  isFrozen: boolean;
  stop: () => void;
};

export async function startBalancer(): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const server = createServer((request, response) => {
    if (balancer.isFrozen) return;
    const target = balancer.targets[turn++ % balancer.targets.length];
    if (!target) return response.writeHead(503).end();
    passOn(request, response, target);
  });
  const passOn = (request: IncomingMessage, response: ServerResponse, target: string) => {
    const { method, url, headers } = request;
    const passed = ask(target + url, { method, headers, agent }, (answer) => {
      if (answer.headers.connection === "close")
        balancer.targets = balancer.targets.filter((other) => other !== target);
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on("error", () => response.headersSent || response.writeHead(502).end());
    request.pipe(passed);
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const balancer: Balancer = {
    url: `http://localhost:${port}`,
    targets: [],
    isFrozen: false,
    stop: () => {
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
  return balancer;
}
