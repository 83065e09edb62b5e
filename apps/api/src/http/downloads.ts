import { Readable } from "node:stream";
import type { Endpoint } from "@rihla/contract";
import type { FastifyReply } from "fastify";
import type { Asker } from "../infra/asker.ts";
import { SharedPlaces, type Shares } from "../infra/shares.ts";
import { checkAnswer } from "./check-answer.ts";

/** Under way at once in a process: each has a page of what it is made of in memory for as long as its reader takes. */
export const downloadShares: Shares = { all: 24, address: 8, person: 2 };

/**
 * Answers with files that are written in pieces, no faster than the caller takes them, so that they never pile up here. Who takes
 * too many at once, or reads one without end, loses the oldest of them to the next.
 */
export function createDownloads(check: boolean) {
  const places = new SharedPlaces(downloadShares);
  return (endpoint: Endpoint, reply: FastifyReply, pieces: AsyncIterable<string>, who: Asker) => {
    const file = Readable.from(withinData(endpoint, pieces, check));
    file.once(
      "close",
      places.take(who, () => file.destroy()),
    );
    return reply
      .status(endpoint.status)
      .headers({
        "cache-control": "no-store",
        "content-type": "application/json; charset=utf-8",
        "content-disposition": `attachment; filename="${endpoint.download}"`,
      })
      .send(file);
  };
}

async function* withinData(endpoint: Endpoint, pieces: AsyncIterable<string>, check: boolean) {
  yield '{"data":';
  const sent: string[] = [];
  for await (const piece of pieces) {
    if (check) sent.push(piece);
    yield piece;
  }
  if (check) checkAnswer(endpoint, JSON.parse(sent.join("")));
  yield "}";
}
