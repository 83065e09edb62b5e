import { connect, createServer, type Socket } from "node:net";

export type Line = { kilobits: number; latencyMs: number };
export type SlowLine = {
  url: string;
  /** That have come out at the browser. */
  bytes: () => number;
  close: () => void;
};

/**
 * A line to the shop that all of a browser's connections share, its workers' too, as on a phone: so many bits a second each way, and half the
 * latency on each way. A new connection costs a trip more.
 */
export async function slowLine(
  port: number,
  target: number,
  { kilobits, latencyMs }: Line,
): Promise<SlowLine> {
  const up = lane(kilobits, latencyMs / 2);
  const down = lane(kilobits, latencyMs / 2);
  let received = 0;
  const server = createServer((browser) => {
    const shop = connect(target, "127.0.0.1");
    setTimeout(() => pass(browser, shop, up), latencyMs);
    pass(shop, browser, down, (bytes) => {
      received += bytes;
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { url: `http://localhost:${port}`, bytes: () => received, close: () => server.close() };
}

type Lane = (bytes: number) => number;

/** When the last of so many bytes has come out at the other end, one after the other. */
function lane(kilobits: number, latencyMs: number): Lane {
  let free = 0;
  return (bytes) => {
    free = Math.max(free, performance.now()) + (bytes * 8) / kilobits;
    return free + latencyMs - performance.now();
  };
}

function pass(from: Socket, to: Socket, through: Lane, count: (bytes: number) => void = () => {}): void {
  from.on("data", (chunk) => {
    // In packets, or one long answer would hold up all others until its end.
    for (let at = 0; at < chunk.length; at += 1400) {
      const packet = chunk.subarray(at, at + 1400);
      setTimeout(() => {
        count(packet.length);
        if (to.writable) to.write(packet);
      }, through(packet.length));
    }
  });
  for (const end of ["end", "error", "close"] as const)
    from.on(end, () => setTimeout(() => to.destroy(), through(0)));
}
