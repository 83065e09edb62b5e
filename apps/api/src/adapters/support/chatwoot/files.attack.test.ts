import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, createServer as createTcpServer, type Server as TcpServer } from "node:net";
import { gzipSync } from "node:zlib";
import { chatPhotoBytes } from "@rihla/contract/rules";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { attack } from "../../../testing/attack.ts";
import { createChatwoot } from "./chatwoot.ts";

const photo = Buffer.from("a photo");
const portOf = (server: TcpServer) => (server.address() as AddressInfo).port;

/** How the desk answers when a photo is fetched, after what it said before. */
let answers: ((response: ServerResponse) => void)[] = [];
let asked: string[] = [];
const desk = createServer(({ url }, response) => {
  asked.push(url ?? "");
  (answers.shift() ?? ((late) => late.end(photo)))(response);
});
let reached = 0;
/** Something else in the shop's own network: a page that anybody there may read. */
const neighbour = createServer((_, response) => {
  reached++;
  response.end(photo);
});
/** As the database is: it takes connections. */
const database = createTcpServer((socket) => {
  reached++;
  socket.destroy();
});

beforeAll(async () => {
  for (const server of [desk, neighbour, database])
    await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
});
beforeEach(() => {
  answers = [];
  asked = [];
  reached = 0;
});
afterAll(() => {
  for (const server of [desk, neighbour, database]) server.close();
});

const known = { inbox: "inbox", identityKey: "key", account: "1", accessToken: "token" };
const fetchPhoto = (more: object = {}) =>
  createChatwoot({ ...known, baseUrl: `http://127.0.0.1:${portOf(desk)}`, ...more }).fetchPhoto(
    "/rails/photo",
  );
const redirect = (location: string) => (response: ServerResponse) =>
  void response.writeHead(302, { location }).end();

const elsewhere = () => [
  ...[
    "127.0.0.1",
    "localhost",
    "[::ffff:127.0.0.1]",
    "[::1]",
    "127.1",
    "0x7f000001",
    "2130706433",
    "0.0.0.0",
  ].map((host) => `http://${host}:${portOf(neighbour)}/private`),
  `//127.0.0.1:${portOf(neighbour)}/private`,
  `http://somebody:word@127.0.0.1:${portOf(neighbour)}/private`,
  `http://127.0.0.1:${portOf(database)}/`,
  `http://localhost:${portOf(database)}/`,
  `https://127.0.0.1:${portOf(database)}/`,
  `postgres://127.0.0.1:${portOf(database)}/rihla`,
  ...[
    "http://10.0.0.1/",
    "http://192.168.1.1/",
    "http://169.254.169.254/latest/meta-data/",
    "http://[fd00::1]/",
  ],
  ...[
    "file:///etc/passwd",
    "FILE:/etc/passwd",
    "data:image/png;base64,iVBORw0KGgo=",
    "ftp://127.0.0.1/",
    "http://",
  ],
];

attack(
  "a photo of the desk's leads to this machine, to the database, into a private network or to a file",
  { short: 23, whole: 23 },
  async (tries) => {
    expect(elsewhere()).toHaveLength(tries);
    for (const location of elsewhere()) {
      answers = [redirect(location)];
      const fetched = await fetchPhoto().catch((error: Error) => error.name);
      // What names no address leads nowhere; anything else is refused for good, not tried again.
      expect([location, fetched]).toEqual([location, null]);
    }
    expect(reached).toBe(0);
  },
);

attack(
  "a photo of the desk's leads through a second redirect, or in a circle",
  { short: 2, whole: 2 },
  async () => {
    const at = `http://127.0.0.1:${portOf(desk)}`;
    for (const second of [`http://127.0.0.1:${portOf(neighbour)}/private`, `${at}/rails/photo`]) {
      asked = [];
      answers = [redirect(`${at}/rails/disk`), redirect(second), redirect(second)];
      expect(await fetchPhoto()).toBeNull();
      expect(asked).toEqual(["/rails/photo", "/rails/disk"]);
    }
    expect(reached).toBe(0);
  },
);

const large = Buffer.alloc(chatPhotoBytes + 1);
attack(
  "a photo of the desk's is larger than any may be: at once, packed, behind a redirect, without an end",
  { short: 4, whole: 4 },
  async () => {
    const endless = (response: ServerResponse) => {
      const chunk = Buffer.alloc(1 << 20);
      const more = (): void => void (response.destroyed || response.write(chunk, more));
      more();
    };
    const packed = (response: ServerResponse) =>
      void response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(Buffer.alloc(40 << 20)));
    const whole = (response: ServerResponse) => void response.end(large);
    for (const saying of [[whole], [packed], [redirect("/rails/disk"), whole], [endless]]) {
      answers = saying;
      expect(await fetchPhoto()).toBeNull();
    }
  },
);

it("fetches what lies behind one redirect, at the desk and where the operator says that files lie", async () => {
  answers = [redirect("/rails/disk?signed=1")];
  expect(await fetchPhoto()).toEqual(photo);
  expect(asked).toEqual(["/rails/photo", "/rails/disk?signed=1"]);
  const filesUrl = `http://127.0.0.1:${portOf(neighbour)}`;
  answers = [redirect(`${filesUrl}/photos/1`)];
  expect(await fetchPhoto({ filesUrl })).toEqual(photo);
});
