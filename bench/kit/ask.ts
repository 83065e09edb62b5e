import { Agent, request } from "node:http";
import { json } from "node:stream/consumers";

type Call = { method?: string; headers?: Record<string, string>; body?: object };

const agent = new Agent({ keepAlive: true });

/** One call over a kept connection: `fetch` takes four times the processor time, and of the cores that are measured. */
export async function ask<Data>(
  url: string,
  { method = "GET", headers = {}, body }: Call = {},
): Promise<Data> {
  const text = body && JSON.stringify(body);
  const { promise, resolve, reject } = Promise.withResolvers<Data>();
  request(url, { agent, method, headers: { ...headers, ...(text && lengthAndType(text)) } }, (answer) => {
    const isGood = (answer.statusCode ?? 500) < 300;
    json(answer).then((data) => {
      if (isGood) resolve(data as Data);
      else reject(new Error(`${method} ${url}: ${answer.statusCode} ${JSON.stringify(data)}`));
    }, reject);
  })
    .on("error", reject)
    .end(text);
  return promise;
}

const lengthAndType = (text: string) => ({
  "content-type": "application/json",
  "content-length": String(Buffer.byteLength(text)),
});
