import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type BackOffice, createBackOffice, enter, type Person } from "../../../testing/back-office.ts";
import { createTestShop } from "../../../testing/test-shop.ts";
import { blocksOf, inDays, why } from "./blocks.test-kit.ts";

let office: BackOffice;
let amel: Person;
let nadia: Person;
beforeAll(async () => {
  office = await createBackOffice(
    { ADMIN_NETWORKS: "loopback,41.200.0.0/24", API_TRUSTED_PROXIES: "loopback,41.201.7.7" },
    createTestShop,
  );
  amel = await enter(office, "support", "amel@rihla.example");
  nadia = await enter(office, "owner", "nadia@rihla.example");
});
afterAll(() => office.close());
beforeEach(() => office.app.db.deleteFrom("limitCounter").execute());

const { as, block, lift, list, signIn, send } = blocksOf(() => office);
const anyEmail = () => `${randomUUID()}@example.com`;
const idOf = async (email: string) =>
  (
    await office.app.db
      .selectFrom("customer")
      .select("id")
      .where("email", "=", email)
      .executeTakeFirstOrThrow()
  ).id;
const actsOn = async (subject: string) => (await as(nadia, `GET /acts?subject=${subject}`)).data;

describe("a block", () => {
  it("stands in the list masked until somebody asks and says why; its act says neither who nor where", async () => {
    const email = anyEmail();
    const { status, data } = await block(amel, "email", ` ${email.toUpperCase()} `);
    expect(status).toBe(201);
    const [newest] = await list(amel);
    expect(newest).toMatchObject({
      id: data.id,
      who: "The support",
      why,
      forOwners: false,
      facts: [{ kind: "email", shown: `${email[0]}•••@example.com` }],
    });
    expect((await as(amel, "POST /reveals", { kind: "block", subject: data.id, why })).data).toEqual({
      email,
    });
    const acts = await actsOn(data.id);
    expect(acts.map(({ act }: { act: string }) => act)).toEqual(["reveal block", "block"]);
    expect(JSON.stringify([newest, acts])).not.toContain(email);
  });

  it("comes page by page, the newest first, each once; one that is over is in none", async () => {
    const made: string[] = [];
    for (let count = 0; count < 52; count++) made.push((await block(nadia, "email", anyEmail())).data.id);
    await lift(nadia, made[51] as string);
    await sql`update block set ends_at = now() where id = ${made[50]}`.execute(office.app.db);
    const first = await as(amel, "GET /blocks");
    const second = await as(amel, `GET /blocks?cursor=${first.page.next}`);
    const ids = [...first.data, ...second.data].map(({ id }: { id: string }) => id);
    expect(first.data).toHaveLength(50);
    expect(ids.slice(0, 50)).toEqual(made.slice(0, 50).toReversed());
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("that two make at once is made once, and the other is told until when it stands", async () => {
    const [email, until] = [anyEmail(), inDays(3)];
    const answers = await Promise.all([amel, nadia, amel].map((by) => block(by, "email", email, until)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({ code: "blocked_already" });
    // For longer it is another one.
    expect((await block(amel, "email", email, inDays(4))).status).toBe(201);
  });

  it("is lifted once: who comes second is told, as of one that is over or that there never was", async () => {
    const email = anyEmail();
    const { id } = (await block(amel, "email", email)).data;
    const answers = await Promise.all([lift(amel, id), lift(nadia, id)]);
    expect(answers.map(({ status, code }) => code ?? status).toSorted()).toEqual([204, "block_is_over"]);
    expect(await lift(amel, randomUUID())).toMatchObject({ status: 404, code: "block_unknown" });
    expect((await send("/auth/codes", { email, language: "fr" })).status).toBe(202);
  });

  it("of what is none, or has ended before it begins, is refused", async () => {
    for (const [kind, value] of [
      ["email", "nobody"],
      ["phone", "12345"],
      ["device", randomUUID()],
      ["network", "41.1"],
    ] as const)
      expect(await block(nadia, kind, value)).toMatchObject({ code: "fact_unreadable" });
    expect(await block(nadia, "email", anyEmail(), inDays(-1))).toMatchObject({ code: "end_is_over" });
  });
});

describe("who gives support", () => {
  it("blocks for a while; without an end, for longer, or a network only an owner does, and only an owner lifts it", async () => {
    for (const until of [null, inDays(31)])
      expect(await block(amel, "email", anyEmail(), until)).toMatchObject({
        status: 409,
        code: "block_for_owners",
      });
    expect(await block(amel, "network", "41.105.9.0/24")).toMatchObject({ code: "block_for_owners" });
    for (const [kind, value, until] of [
      ["email", anyEmail(), null],
      ["network", "41.105.9.0/24", inDays(1)],
    ] as const) {
      const { data } = await block(nadia, kind, value, until);
      expect((await list(amel))[0]).toMatchObject({ id: data.id, forOwners: true });
      expect(await lift(amel, data.id)).toMatchObject({ code: "block_for_owners" });
      expect((await lift(nadia, data.id)).status).toBe(204);
    }
  });
});

describe("a network", () => {
  it.each(["0.0.0.0/0", "::/0", "41.105.0.0/19", "::ffff:41.0.0.0/104", "2a02::/32"])(
    "as wide as %s is not blocked",
    async (value) => {
      expect(await block(nadia, "network", value)).toMatchObject({ code: "network_too_wide" });
    },
  );

  it.each(["127.0.0.1", "10.0.0.0/24", "41.200.0.9", "41.201.7.0/24"])(
    "that is the shop's own, as %s, is not blocked",
    async (value) => {
      expect(await block(nadia, "network", value)).toMatchObject({ code: "own_network" });
    },
  );

  it("in which who blocks it is, is not blocked", async () => {
    const own = { kind: "network", value: "41.200.0.0/20", until: null, why };
    expect(await as(nadia, "POST /blocks", own, "41.200.0.9")).toMatchObject({ code: "own_network" });
  });
});

describe("a person", () => {
  it("is blocked by what their account is known by, which their page shows and lifts", async () => {
    const [email, other] = [anyEmail(), anyEmail()];
    await signIn(email);
    await signIn(other);
    const id = await idOf(email);
    const wanted = { kinds: ["email", "phone", "device"], until: inDays(2), why };
    const made = await as(amel, `POST /customers/${id}/blocks`, wanted);
    expect(made.status).toBe(201);
    expect(await as(nadia, `POST /customers/${id}/blocks`, wanted)).toMatchObject({
      code: "blocked_already",
    });
    const { data } = await as(amel, `GET /customers/${id}`);
    expect(data.devices).toHaveLength(1);
    expect(data.blocks).toMatchObject([{ id: made.data.id, facts: [{ kind: "device" }, { kind: "email" }] }]);
    expect((await as(amel, `GET /customers/${await idOf(other)}`)).data.blocks).toEqual([]);
    expect((await actsOn(id)).map(({ act }: { act: string }) => act)).toEqual(["block"]);
    expect((await lift(amel, made.data.id)).status).toBe(204);
    expect((await as(amel, `GET /customers/${id}`)).data.blocks).toEqual([]);
  });
});

it("a block of an operator's own e-mail, of their phone's network and of the shop's visitors leaves the back office open", async () => {
  await block(nadia, "email", "nadia@rihla.example");
  await block(nadia, "network", "41.210.0.0/24", null);
  const door = await as(nadia, "POST /sign-in-challenges");
  expect(door.status).toBe(201);
  expect((await as(nadia, "GET /session")).status).toBe(200);
});
