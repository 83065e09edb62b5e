import Fastify from "fastify";
import { expect, test } from "vitest";
import { answerFile } from "./answer-file.ts";
import { storedFile } from "./file-store.ts";

const film = storedFile("video/mp4", Buffer.from("0123456789"), 60);
const text = storedFile("text/plain", "0123456789", 60);
const shop = Fastify();
shop.get("/film", (request, reply) => answerFile(request, reply, film));
shop.get("/text", (request, reply) => answerFile(request, reply, text));

const ask = (url: string, headers: Record<string, string>) => shop.inject({ url, headers });

test.each([
  ["bytes=0-3", "0123", "bytes 0-3/10"],
  ["bytes=4-", "456789", "bytes 4-9/10"],
  ["bytes=8-99", "89", "bytes 8-9/10"],
  ["bytes=-3", "789", "bytes 7-9/10"],
  ["bytes=-99", "0123456789", "bytes 0-9/10"],
])("of a film, %s is that part of it", async (range, body, contentRange) => {
  const answer = await ask("/film", { range });
  expect([answer.statusCode, answer.body, answer.headers["content-range"]]).toEqual([
    206,
    body,
    contentRange,
  ]);
});

test.each(["bytes=0-1,4-5", "bytes=5-2", "lines=0-3", "bytes=-", "bytes=a-b"])(
  "a film comes whole where %s is asked for",
  async (range) => {
    const answer = await ask("/film", { range });
    expect([answer.statusCode, answer.body, answer.headers["accept-ranges"]]).toEqual([
      200,
      "0123456789",
      "bytes",
    ]);
  },
);

test.each(["bytes=10-", "bytes=-0"])("%s lies nowhere in a film of ten bytes", async (range) => {
  const answer = await ask("/film", { range });
  expect([answer.statusCode, answer.headers["content-range"]]).toEqual([416, "bytes */10"]);
});

test("a film that has changed since its first part comes whole, one that has not in parts", async () => {
  const statusWith = async (tag: string) =>
    (await ask("/film", { range: "bytes=1-2", "if-range": tag })).statusCode;
  expect([await statusWith('"another"'), await statusWith(film.etag)]).toEqual([200, 206]);
});

test("what is no film comes whole, and not at all where it is known", async () => {
  const answer = await ask("/text", { range: "bytes=0-3" });
  expect([answer.statusCode, answer.body, answer.headers["accept-ranges"]]).toEqual([
    200,
    "0123456789",
    undefined,
  ]);
  expect((await ask("/text", { "if-none-match": text.etag })).statusCode).toBe(304);
});
