import { randomUUID } from "node:crypto";
import { Agent, createServer, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import pg from "pg";
import { type BareCheckout, bareSteps } from "./bare-steps.ts";

// What a checkout costs at least in Node: the same calls in and out and as many statements, without a contract, rules, a
// framework or a log line.

const { databaseUrl, bank }: BareCheckout = JSON.parse(process.argv[2] ?? "");
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
const agent = new Agent({ keepAlive: true });

const server = createServer(async (request, response) => {
  const step = bareSteps[Number(request.url?.slice(1))] ?? bareSteps[0];
  await json(request);
  for (let read = 0; read < step.reads; read++)
    await pool.query("select * from bare_order where id = $1", [1 + read]);
  if (step.asksBank) await json(await askBank());
  if (step.writes)
    await pool.query("insert into bare_order (email, total) values ($1, $2)", [randomUUID(), 66]);
  response.writeHead(200, { "content-type": "application/json" }).end(answer);
});
const answer = JSON.stringify({ data: "x".repeat(800) });

const askBank = () =>
  new Promise<IncomingMessage>((resolve, reject) => get(bank, { agent }, resolve).on("error", reject));

server.listen(0, "127.0.0.1", () => console.log(JSON.stringify((server.address() as AddressInfo).port)));
