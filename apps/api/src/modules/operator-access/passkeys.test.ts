import { afterAll, beforeAll, expect, it } from "vitest";
import {
  accept,
  ask,
  type BackOffice,
  confirm,
  cookieIn,
  createBackOffice,
  enter,
  newKey,
  type Person,
  signInAgain,
  tokenOf,
} from "../../testing/back-office.ts";
import { doJobs } from "../../testing/do-jobs.ts";
import { inviteFromMachine } from "./invite.ts";

let office: BackOffice;
let owner: Person;

beforeAll(async () => {
  office = await createBackOffice();
  owner = await enter(office, "owner");
});
afterAll(() => office.close());

const later = (sessionOf: Person, minutes: number, column: "created_at" | "last_used_at" | "confirmed_at") =>
  office.app.db
    .updateTable("operatorSession")
    .set((eb) => ({ [camel[column]]: eb.val(new Date(Date.now() - minutes * 60_000)) }))
    .where("operatorId", "=", sessionOf.id)
    .execute();
const camel = { created_at: "createdAt", last_used_at: "lastUsedAt", confirmed_at: "confirmedAt" } as const;

const session = (cookie: string) => ask(office, "GET /session", { cookie });
const actsOf = (subject: string) =>
  office.app.db
    .selectFrom("operatorAct")
    .select(["act", "kind", "operator", "before", "after"])
    .where("subject", "=", subject)
    .orderBy("number")
    .execute();

it("an invitation is taken with a new passkey, which signs in", async () => {
  const { data } = await session(owner.cookie);
  expect(data).toMatchObject({ operator: { name: "The owner", role: "owner" }, passkeys: 1 });
  expect((await actsOf(owner.id)).map(({ act, kind }) => [act, kind])).toEqual([
    ["invite operator", "act"],
    ["accept invitation", "session"],
  ]);
});

it("the session's cookie goes over https to this name only, and no script reads it", async () => {
  const { set } = await signInAgain(office, owner);
  expect(set).toMatch(/^__Host-operator=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure$/);
});

it("the same invitation lets nobody in a second time, nor two who come at once", async () => {
  const person = { email: "twice@rihla.example", name: "Twice", role: "support", language: "fr" } as const;
  const invitation = await inviteFromMachine(office.app, person, { who: "root", why: "a race" });
  const came = await Promise.allSettled([accept(office, invitation), accept(office, invitation)]);
  expect(came.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  await expect(accept(office, invitation)).rejects.toThrow();
});

it("an invitation whose half hour is over, or that was replaced by another, is none", async () => {
  const person = { email: "late@rihla.example", name: "Late", role: "support", language: "fr" } as const;
  const by = { who: "root", why: "too late" };
  const replaced = await inviteFromMachine(office.app, person, by);
  const late = await inviteFromMachine(office.app, person, by);
  await office.app.db
    .updateTable("operatorInvitation")
    .set({ endsAt: new Date(Date.now() - 1000) })
    .where("operatorId", "=", late.operatorId)
    .execute();
  for (const invitation of [replaced, late]) {
    const answer = await ask(office, "POST /invitation-challenges", { body: { token: tokenOf(invitation) } });
    expect(answer).toMatchObject({ status: 404, code: "invitation_ended" });
  }
});

it("a challenge is answered once, and one for another purpose is none", async () => {
  const { data: options } = await ask(office, "POST /sign-in-challenges");
  const credential = owner.key.get(options);
  expect(await ask(office, "POST /sessions", { body: { credential } })).toMatchObject({ status: 201 });
  expect(await ask(office, "POST /sessions", { body: { credential } })).toMatchObject({
    code: "passkey_refused",
  });
  const toConfirm = await ask(office, "POST /confirmation-challenges", { cookie: owner.cookie });
  const other = owner.key.get(toConfirm.data);
  expect(await ask(office, "POST /sessions", { body: { credential: other } })).toMatchObject({
    status: 422,
    code: "passkey_refused",
  });
});

it("what another site's page had signed, or for another name, opens nothing", async () => {
  for (const site of [{ origin: "https://rihla.example" }, { rpId: "rihla.example" }]) {
    const { data: options } = await ask(office, "POST /sign-in-challenges");
    const credential = owner.key.copy(site).get(options);
    expect(await ask(office, "POST /sessions", { body: { credential } })).toMatchObject({
      code: "passkey_refused",
    });
  }
  // Neither was counted as a touch: the key still opens.
  expect(await signInAgain(office, owner)).toMatchObject({ status: 201 });
});

it("a copied key shuts that passkey and no other", async () => {
  const victim = await enter(office, "support", "copied@rihla.example");
  await confirm(office, victim);
  const second = newKey();
  const { data: options } = await ask(office, "POST /passkey-challenges", { cookie: victim.cookie });
  const body = { credential: second.create(options), passkeyName: "Phone" };
  expect(await ask(office, "POST /passkeys", { cookie: victim.cookie, body })).toMatchObject({ status: 201 });

  const copy = victim.key.copy();
  expect(await signInAgain(office, victim)).toMatchObject({ status: 201 });
  expect(await signInAgain(office, { key: copy })).toMatchObject({ code: "passkey_refused" });
  expect(await signInAgain(office, victim)).toMatchObject({ code: "passkey_refused" });
  expect(await signInAgain(office, { key: second })).toMatchObject({ status: 201 });
  expect(office.logged()).toContain("a passkey was copied");
});

it("another's passkey confirms nothing on one's session", async () => {
  const other = await enter(office, "support", "confirms@rihla.example");
  const { data: options } = await ask(office, "POST /confirmation-challenges", { cookie: owner.cookie });
  const body = { credential: other.key.get(options) };
  expect(await ask(office, "POST /confirmations", { cookie: owner.cookie, body })).toMatchObject({
    code: "passkey_refused",
  });
});

it("a session ends ten hours after it began, or an hour after its last call", async () => {
  const person = await enter(office, "support", "idle@rihla.example");
  await later(person, 61, "last_used_at");
  expect(await session(person.cookie)).toMatchObject({ status: 401, code: "unauthenticated" });
  const again = cookieIn((await signInAgain(office, person)).set);
  expect(await session(again)).toMatchObject({ status: 200 });
  await later(person, 601, "created_at");
  expect(await session(again)).toMatchObject({ status: 401 });
});

it("what a page asks by itself keeps no session awake that nobody uses", async () => {
  const person = await enter(office, "support", "away@rihla.example");
  const seen = () =>
    office.app.db
      .selectFrom("operatorSession")
      .select("lastUsedAt")
      .where("operatorId", "=", person.id)
      .executeTakeFirstOrThrow();
  await later(person, 59, "last_used_at");
  const before = await seen();
  expect(await ask(office, "GET /tasks", { cookie: person.cookie })).toMatchObject({ status: 200 });
  expect(await seen()).toEqual(before);
  expect(await session(person.cookie)).toMatchObject({ status: 200 });
  expect(await seen()).not.toEqual(before);
});

it("what wants a passkey's touch asks for another after five minutes, and keeps what was touched", async () => {
  const person = await enter(office, "owner", "second-owner@rihla.example");
  await later(person, 6, "confirmed_at");
  const asked = () => ask(office, "POST /passkey-challenges", { cookie: person.cookie });
  expect(await asked()).toMatchObject({ status: 403, code: "confirmation_required" });
  expect(await confirm(office, person)).toMatchObject({ status: 201 });
  expect(await asked()).toMatchObject({ status: 201 });
  expect((await actsOf(person.id)).at(-1)).toMatchObject({
    act: "confirm",
    kind: "session",
    operator: person.id,
  });
});

it("the last passkey can't be removed, nor the last two at once, nor another's", async () => {
  const person = await enter(office, "support", "keys@rihla.example");
  const { data: options } = await ask(office, "POST /passkey-challenges", { cookie: person.cookie });
  const credential = newKey().create(options);
  await ask(office, "POST /passkeys", { cookie: person.cookie, body: { credential, passkeyName: "Phone" } });
  const { data: own } = await ask(office, "GET /passkeys", { cookie: person.cookie });
  const remove = (id: string, cookie = person.cookie) => ask(office, `DELETE /passkeys/${id}`, { cookie });

  expect(await remove(own[0].id, owner.cookie)).toMatchObject({
    code: expect.stringMatching(/not_found|confirm/),
  });
  const codes = (await Promise.all(own.map(({ id }: { id: string }) => remove(id)))).map(({ code }) => code);
  expect(codes.toSorted()).toEqual(["last_passkey", undefined]);
});

it("one's own sessions are listed and ended, another's are not there", async () => {
  const person = await enter(office, "support", "sessions@rihla.example");
  const second = cookieIn((await signInAgain(office, person)).set);
  const { data: list } = await ask(office, "GET /sessions", { cookie: second });
  expect(list.map(({ current }: { current: boolean }) => current).toSorted()).toEqual([false, true]);
  const first = list.find(({ current }: { current: boolean }) => !current).id;
  expect(await ask(office, `DELETE /sessions/${first}`, { cookie: owner.cookie })).toMatchObject({
    status: 404,
  });
  expect(await ask(office, `DELETE /sessions/${first}`, { cookie: second })).toMatchObject({ status: 204 });
  expect(await session(person.cookie)).toMatchObject({ status: 401 });
  const out = await ask(office, "DELETE /session", { cookie: second });
  expect(out.set).toContain("Max-Age=0");
  expect(await session(second)).toMatchObject({ status: 401 });
});

it("owners are told of each invitation, and nothing secret stands in log, acts or mail", async () => {
  const person = { email: "told@rihla.example", name: "Told", role: "support", language: "fr" } as const;
  const invitation = await inviteFromMachine(office.app, person, { who: "root", why: "to tell" });
  await doJobs(office, "mail-owners");
  const mails = JSON.stringify(await office.sandbox.mailTo("owner@rihla.example"));
  expect(mails).toContain("Told was invited to the back office as support");
  const secrets = [tokenOf(invitation), owner.cookie.split("=")[1] ?? ""];
  const acts = JSON.stringify(await office.app.db.selectFrom("operatorAct").selectAll().execute());
  for (const secret of secrets)
    for (const place of [mails, acts, office.logged()]) expect(place).not.toContain(secret);
  expect(acts).not.toContain("told@rihla.example");
});
