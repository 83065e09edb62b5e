import { type IncomingHttpHeaders, request } from "node:http";

export type Fetched = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** As it came over the wire: nothing is unpacked. */
export function fetchBytes(url: string, headers: Record<string, string> = {}): Promise<Fetched> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, async (response) => {
      const pieces: Buffer[] = [];
      for await (const piece of response) pieces.push(piece);
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(pieces) });
    })
      .on("error", reject)
      .end();
  });
}
