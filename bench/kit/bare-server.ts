import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** The least a Node server can do: the same headers and bytes for every request. */
export type BareAnswer = { headers: Record<string, string>; body: string };

const { headers, body }: BareAnswer = JSON.parse(process.argv[2] ?? "");
const bytes = Buffer.from(body, "base64");
const server = createServer((_request, response) => response.writeHead(200, headers).end(bytes));
server.listen(0, "127.0.0.1", () => console.log(JSON.stringify((server.address() as AddressInfo).port)));
