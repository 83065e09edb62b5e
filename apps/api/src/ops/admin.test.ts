import { afterAll, beforeAll, expect, it } from "vitest";
import { accept, type BackOffice, createBackOffice } from "../testing/back-office.ts";
import { runOps } from "./run-ops.ts";

let office: BackOffice;
beforeAll(async () => {
  office = await createBackOffice();
});
afterAll(() => office.close());

const run = (...words: string[]) => runOps(words, (use) => use(office.app), "root");
const why = ["--why", "opening the shop"];
const told = async (...words: string[]) => JSON.parse(await run("admin", ...words, ...why, "--json"));

it("the first owner is invited where no owner can enter, and nobody once one can", async () => {
  const first = await told("invite-first", "first@rihla.example", "First");
  expect(await told("invite-first", "first@rihla.example", "First")).toMatchObject({
    url: expect.any(String),
  });
  const link = await told("invite-first", "first@rihla.example", "First");
  expect(link.url).not.toBe(first.url);
  const [{ id }] = await told("list");
  await accept(office, { ...link, operatorId: id });
  expect(await told("invite-first", "first@rihla.example", "First")).toEqual({ url: null });
});

it("whoever has the machine lets an operator in again, unblocked and with the role named", async () => {
  await told("invite", "amel@rihla.example", "Amel", "support");
  await office.app.db
    .updateTable("operator")
    .set({ blockedAt: new Date() })
    .where("email", "=", "amel@rihla.example")
    .execute();
  await told("invite", "Amel@Rihla.example", "Amel", "owner");
  const people = await told("list");
  expect(people.find(({ email }: { email: string }) => email === "amel@rihla.example")).toMatchObject({
    role: "owner",
    blockedAt: null,
  });
});

it.each([
  [["invite", "nobody", "Amel", "owner"], "is no e-mail address"],
  [["invite", "amel@rihla.example", "A", "owner"], "NAME has 2 to 80 characters"],
  [["invite", "amel@rihla.example", "Amel", "boss"], "Say which role: owner or support"],
])("%j invites nobody and says why", async (words, sentence) => {
  await expect(run("admin", ...words, ...why)).rejects.toThrow(sentence);
});

it("an invitation wants a reason, as every act does", async () => {
  await expect(run("admin", "invite", "amel@rihla.example", "Amel", "owner")).rejects.toThrow("--why");
});
