import { connect } from "node:net";

/** Keep-alive GETs over raw sockets, one at a time on each: a real client's parser would cost more than the server. */
export type Load = {
  port: number;
  /** Asked for in turn, over and over. */
  paths: string[];
  headers: Record<string, string>;
  connections: number;
  seconds: number;
};
export type LoadResult = { requests: number; bad: number; seconds: number; p50: number; p99: number };

const { port, paths, headers, connections, seconds }: Load = JSON.parse(process.argv[2] ?? "");
const lines = Object.entries({ host: `127.0.0.1:${port}`, ...headers }).map(
  ([name, value]) => `${name}: ${value}`,
);
const requests = paths.map((path) => Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`));
let next = 0;
const latencies: number[] = [];
let bad = 0;
const began = performance.now();
const until = began + seconds * 1000;

await Promise.all(Array.from({ length: connections }, run));
const took = (performance.now() - began) / 1000;
latencies.sort((a, b) => a - b);
const at = (share: number) => latencies[Math.floor((latencies.length - 1) * share)] ?? Number.NaN;
const result: LoadResult = { requests: latencies.length, bad, seconds: took, p50: at(0.5), p99: at(0.99) };
console.log(JSON.stringify(result));

function run(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1").setNoDelay();
    let sent = 0;
    let unread: Buffer = Buffer.alloc(0);
    const send = () => {
      sent = performance.now();
      socket.write(requests[next++ % requests.length] as Buffer);
    };
    socket.on("connect", send);
    socket.on("error", reject);
    socket.on("close", () => resolve());
    socket.on("data", (piece) => {
      unread = unread.length > 0 ? Buffer.concat([unread, piece]) : piece;
      const length = lengthOf(unread);
      if (length === undefined || unread.length < length) return;
      latencies.push(performance.now() - sent);
      if (unread.toString("latin1", 9, 12) !== "200" || unread.length > length) bad++;
      unread = Buffer.alloc(0);
      if (performance.now() < until) send();
      else socket.destroy();
    });
  });
}

/** Of the whole answer with its head; undefined while that can't be told. */
function lengthOf(bytes: Buffer): number | undefined {
  const end = bytes.indexOf("\r\n\r\n");
  if (end < 0) return undefined;
  const length = /\r\ncontent-length: *(\d+)/i.exec(bytes.toString("latin1", 0, end));
  if (length) return end + 4 + Number(length[1]);
  return bytes.toString("latin1", bytes.length - 5) === "0\r\n\r\n" ? bytes.length : undefined;
}
