import { randomUUID } from "node:crypto";
import { chatPhotoBytes } from "@rihla/contract/rules";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { workUntil } from "../../testing/do-jobs.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { type Browser, callChat, conversations, open, see, sendPhoto } from "./chat.test-kit.ts";
import { cleanPhoto } from "./photo.ts";

const place = "36.7538N 3.0588E";
const chunk = (name: string, data: Buffer) => {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  return Buffer.concat([size, Buffer.from(name, "latin1"), data, Buffer.alloc(4)]);
};
const png = Buffer.concat([
  Buffer.from("89504e470d0a1a0a", "hex"),
  chunk("IHDR", Buffer.alloc(13)),
  chunk("tEXt", Buffer.from(place)),
  chunk("eXIf", Buffer.from(place)),
  chunk("IDAT", randomBytesOf(100)),
  chunk("IEND", Buffer.alloc(0)),
]);
const segment = (marker: number, data: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
};
const jpeg = Buffer.concat([
  Buffer.from([0xff, 0xd8]),
  segment(0xe0, Buffer.from("JFIF\0")),
  segment(0xe1, Buffer.from(`Exif\0\0${place}`)),
  segment(0xfe, Buffer.from(place)),
  segment(0xdb, Buffer.alloc(64)),
  segment(0xda, Buffer.alloc(10)),
  Buffer.from([1, 2, 3, 0xff, 0xd9]),
  Buffer.from(place),
]);
const riffChunk = (name: string, data: Buffer) => {
  const head = Buffer.from(`${name}\0\0\0\0`, "latin1");
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
};
const webpBody = Buffer.concat([
  riffChunk("VP8X", Buffer.from([0x08, 0, 0, 0, 1, 0, 0, 1, 0, 0])),
  riffChunk("VP8 ", Buffer.alloc(31)),
  riffChunk("EXIF", Buffer.from(place)),
]);
const webp = Buffer.concat([Buffer.from("RIFF\0\0\0\0WEBP", "latin1"), webpBody]);
webp.writeUInt32LE(4 + webpBody.length, 4);

function randomBytesOf(length: number): Buffer {
  return Buffer.from(Array.from({ length }, (_, at) => (at * 37) % 251));
}

describe("a photo", () => {
  it.each([
    ["image/png", png],
    ["image/jpeg", jpeg],
    ["image/webp", webp],
  ])("of %s is known by its bytes and tells nothing beside the picture", (type, bytes) => {
    const photo = cleanPhoto(bytes);
    expect(photo?.type).toBe(type);
    expect(photo?.content.includes(place)).toBe(false);
    // What is clean stays as it is.
    expect(cleanPhoto(photo?.content ?? Buffer.alloc(0))?.content.equals(photo?.content as Buffer)).toBe(
      true,
    );
  });

  it.each([
    ["text", Buffer.from("<svg onload=alert(1)>")],
    ["nothing", Buffer.alloc(0)],
    ["two bytes", Buffer.from([0xff, 0xd8])],
    ["a JPEG cut short", jpeg.subarray(0, 60)],
    ["a PNG cut short", png.subarray(0, -6)],
    ["a WebP that says to be longer", webp.subarray(0, -3)],
    ["a GIF", Buffer.from("GIF89a\u0001\u0000\u0001\u0000")],
  ])("is not %s", (_what, bytes) => {
    expect(cleanPhoto(bytes)).toBeNull();
  });
});

describe("sent to the agents", () => {
  let shop: TestShop;
  const browser: Browser = {};
  const send = (bytes: Buffer, key?: string) => sendPhoto(shop, browser, bytes, key);
  beforeAll(async () => {
    shop = await createTestShop();
    const address = await shop.http.listen({ port: 0, host: "127.0.0.1" });
    await shop.sandbox.post("/controls/chatwoot/settings", {
      webhookUrl: `${address}/api/v1/app/webhooks/chatwoot`,
      agent: "never",
    });
    await open(shop, browser);
  });
  afterAll(() => shop.close());

  it("a photo comes once, cleaned, and only its owner sees it", async () => {
    const key = randomUUID();
    const [one, again] = [await send(png, key), await send(png, key)];
    expect([one.status, again.status, again.data.id]).toEqual([201, 200, one.data.id]);
    await workUntil(shop, async () => {
      const [conversation] = await conversations(shop);
      expect(conversation?.messages.map(({ files }) => files.length)).toEqual([1]);
    });
    const shown = await callChat(shop, browser, "GET", `/chat/photos/${one.data.id}`);
    expect(shown.data.type).toBe("image/png");
    expect(Buffer.from(shown.data.content, "base64").includes(place)).toBe(false);
    const stranger: Browser = {};
    await open(shop, stranger);
    expect((await callChat(shop, stranger, "GET", `/chat/photos/${one.data.id}`)).status).toBe(404);
  });

  it("what is no photo is refused, and what is larger than five megabytes", async () => {
    expect(await send(Buffer.from("%PDF-1.7"))).toMatchObject({
      status: 415,
      code: "unsupported_media_type",
    });
    expect(await send(Buffer.alloc(chatPhotoBytes + 1))).toMatchObject({
      status: 413,
      code: "body_too_large",
    });
    expect(await send(Buffer.alloc(chatPhotoBytes + 5000))).toMatchObject({
      status: 413,
      code: "body_too_large",
    });
    // It is read, and found to be none: the limit is that of no other call.
    expect((await send(Buffer.alloc(chatPhotoBytes))).status).toBe(415);
    expect(
      (await callChat(shop, browser, "POST", "/chat/messages", { text: "x".repeat(300_000) })).status,
    ).toBe(413);
  });

  it("an agent's photo is fetched from the desk and given to its reader only; another file is said to be one", async () => {
    const [conversation] = await conversations(shop);
    const post = (body: object) =>
      shop.sandbox.post(`/controls/chatwoot/conversations/${conversation?.id}/messages`, body);
    await post({ content: "Voici", file: jpeg.toString("base64"), fileType: "image/jpeg" });
    await post({ content: "Et le contrat", file: png.toString("base64"), fileType: "application/pdf" });
    const messages = await workUntil(shop, async () => {
      const found = (await see(shop, browser)).chat?.messages.filter(({ from }) => from === "agent") ?? [];
      expect(found).toMatchObject([
        { text: "Voici", photo: true, otherFile: false },
        { text: "Et le contrat", photo: false, otherFile: true },
      ]);
      return found;
    });
    const path = `/chat/photos/${messages[0]?.id}`;
    await shop.sandbox.fault({ endpoint: "chatwoot:*", kind: "drop", times: null });
    expect(await callChat(shop, browser, "GET", path)).toMatchObject({
      status: 200,
      data: { type: "image/jpeg" },
    });
    expect(await callChat(shop, {}, "GET", path)).toMatchObject({ status: 404 });
  });
});
