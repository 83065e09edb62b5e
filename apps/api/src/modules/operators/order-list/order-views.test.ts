import { mostViews } from "@rihla/contract/admin/operator-rules";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import {
  ask,
  type BackOffice,
  createBackOffice,
  enter,
  type Person,
  signInAgain,
} from "../../../testing/back-office.ts";

let office: BackOffice;
let amel: Person;
let nadia: Person;
beforeAll(async () => {
  office = await createBackOffice();
  amel = await enter(office, "support", "amel@rihla.example");
  nadia = await enter(office, "owner", "nadia@rihla.example");
});
afterAll(() => office.close());
beforeEach(() => office.app.db.deleteFrom("operatorView").execute());

const as = ({ cookie }: Pick<Person, "cookie">, key: string, body?: unknown) =>
  ask(office, key, { cookie, body });
const keep = (person: Person, name: string, filters: object = { state: "open" }) =>
  as(person, "PUT /order-views", { name, filters });
const namesOf = async (person: Pick<Person, "cookie">) =>
  (await as(person, "GET /order-views")).data.map(({ name }: { name: string }) => name);

it("a list with a name is there on another machine, and nobody else's", async () => {
  const filters = { state: "open", gateway: "satim", destination: "FR", from: "2026-05-01", waits: "yes" };
  const { data } = await keep(amel, "  À relancer ", filters);
  expect(data).toMatchObject({ name: "À relancer", filters });
  const elsewhere = { cookie: (await signInAgain(office, amel)).set.split(";")[0] ?? "" };
  expect((await as(elsewhere, "GET /order-views")).data).toEqual([data]);
  expect(await namesOf(nadia)).toEqual([]);
  expect(await as(nadia, `DELETE /order-views/${data.id}`)).toMatchObject({ status: 404 });
  expect((await as(elsewhere, `DELETE /order-views/${data.id}`)).status).toBe(204);
  expect(await as(amel, `DELETE /order-views/${data.id}`)).toMatchObject({ status: 404, code: "not_found" });
});

it("one of the same name gives way, however it is written, also to two who save at once", async () => {
  await Promise.all([keep(amel, "Waiting"), keep(amel, "WAITING", { state: "placed" })]);
  expect(await namesOf(amel)).toHaveLength(1);
  await keep(nadia, "waiting");
  expect(await namesOf(amel)).toHaveLength(1);
});

it("there are no more than so many of one's own, nor when the last are saved at once", async () => {
  for (let n = 1; n < mostViews; n++) await keep(amel, `list ${n}`);
  const last = await Promise.all([keep(amel, "one"), keep(amel, "other")]);
  expect(last.map(({ status, code }) => code ?? status).toSorted()).toEqual([200, "too_many_views"]);
  expect((await keep(amel, "List 1")).status).toBe(200);
  expect((await keep(nadia, "hers")).status).toBe(200);
});

it.each<[string, object]>([
  ["what is no state", { state: "lost" }],
  ["somebody's e-mail", { email: "amina@rihla.example" }],
  ["a day that is none", { from: "2026-02-31" }],
])("%s narrows nothing and is kept under no name", async (_what, filters) => {
  expect(await keep(amel, "wrong", filters)).toMatchObject({ status: 400, code: "invalid_input" });
  const query = new URLSearchParams(filters as Record<string, string>);
  expect(await as(amel, `GET /orders?${query}`)).toMatchObject({ status: 400, code: "invalid_input" });
  expect(await namesOf(amel)).toEqual([]);
});

it("a day before there were any orders, and an id of nobody's, end the list", async () => {
  for (const query of ["to=0002-01-01", "from=9999-12-31", "after=00000000-0000-7000-8000-000000000000"])
    expect((await as(amel, `GET /orders?${query}`)).data).toEqual({
      orders: [],
      next: null,
      searchedTo: null,
    });
});
