import { afterAll, beforeAll, expect, it } from "vitest";
import {
  accept,
  ask,
  type BackOffice,
  createBackOffice,
  enter,
  newKey,
  type Person,
  signInAgain,
} from "../../testing/back-office.ts";

let office: BackOffice;
let owner: Person;

beforeAll(async () => {
  office = await createBackOffice();
  owner = await enter(office, "owner");
});
afterAll(() => office.close());

const asOwner = (key: string, body: unknown, cookie = owner.cookie) => ask(office, key, { cookie, body });
const why = "she starts on Monday";
const nadia = { name: "Nadia", email: "Nadia@Rihla.example", role: "support", language: "ar", why };

it("an owner invites, the invited enters with a passkey, and one address is one person", async () => {
  const { status, data: invitation } = await asOwner("POST /operators", nadia);
  expect(status).toBe(201);
  expect(invitation.url).toMatch(/^https:\/\/admin\.rihla\.example\/invitation#[\w-]{43}$/);
  const person = await accept(office, invitation);
  expect(await asOwner("POST /operators", nadia)).toMatchObject({ status: 409, code: "operator_exists" });
  const { data: people } = await ask(office, "GET /operators", { cookie: owner.cookie });
  expect(people.find(({ id }: { id: string }) => id === person.id)).toMatchObject({
    email: "nadia@rihla.example",
    role: "support",
    passkeys: 1,
    blockedAt: null,
  });
});

it("who is blocked is out at once and can't come back until let in", async () => {
  const person = await enter(office, "support", "blocked@rihla.example");
  const block = (blocked: boolean) =>
    asOwner(`PUT /operators/${person.id}/blocked`, { blocked, why: "lost laptop" });
  expect(await block(true)).toMatchObject({ status: 200, data: { blockedAt: expect.any(String) } });
  expect(await ask(office, "GET /session", { cookie: person.cookie })).toMatchObject({ status: 401 });
  expect(await signInAgain(office, person)).toMatchObject({ code: "passkey_refused" });
  await block(false);
  expect(await signInAgain(office, person)).toMatchObject({ status: 201 });
  const { data: acts } = await ask(office, `GET /acts?subject=${person.id}`, { cookie: owner.cookie });
  expect(acts.filter(({ kind }: { kind: string }) => kind === "act").slice(0, 2)).toMatchObject([
    { act: "unblock operator", by: "back-office", before: { blocked: true }, after: { blocked: false } },
    { act: "block operator", why: "lost laptop", who: "The owner" },
  ]);
});

it("who lost every passkey is invited anew, and what they were signed in with ends", async () => {
  const person = await enter(office, "support", "lost@rihla.example");
  const { data: invitation } = await asOwner(`POST /operators/${person.id}/invitations`, {
    why: "lost phone",
  });
  expect(await ask(office, "GET /session", { cookie: person.cookie })).toMatchObject({ status: 401 });
  const again = await accept(office, invitation, newKey());
  expect(again.id).toBe(person.id);
});

it("there is always an owner who can enter: of two who make each other support at once one is refused", async () => {
  const second = await enter(office, "owner", "other@rihla.example");
  const demote = (id: string, cookie: string) =>
    asOwner(`PUT /operators/${id}/role`, { role: "support", why: "a race" }, cookie);
  const answers = await Promise.all([demote(second.id, owner.cookie), demote(owner.id, second.cookie)]);
  // The second to come is refused: as the last owner, or because it is none any more.
  const codes = answers.map(({ status }) => status).toSorted();
  expect(codes[0]).toBe(200);
  expect([403, 404, 409]).toContain(codes[1]);
  const { rows } = {
    rows: await office.app.db.selectFrom("operator").selectAll().where("role", "=", "owner").execute(),
  };
  expect(rows.length).toBeGreaterThan(0);
});

it("an owner whose invitation was never taken does not count as one who can enter", async () => {
  const fresh = await createBackOffice();
  const only = await enter(fresh, "owner");
  const body = { name: "Not yet", email: "not-yet@rihla.example", role: "owner", language: "fr", why };
  await ask(fresh, "POST /operators", { cookie: only.cookie, body });
  const blocked = await ask(fresh, `PUT /operators/${only.id}/blocked`, {
    cookie: only.cookie,
    body: { blocked: true, why: "by mistake" },
  });
  expect(blocked).toMatchObject({ status: 409, code: "last_owner" });
  await fresh.close();
});
