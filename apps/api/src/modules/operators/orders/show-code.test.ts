import { randomUUID } from "node:crypto";
import { adminBasePath } from "@rihla/contract/admin";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  adminOrigin,
  ask,
  type BackOffice,
  createBackOffice,
  enter,
  type Person,
} from "../../../testing/back-office.ts";
import { deliverOrder } from "../../../testing/deliver-order.ts";
import { doJobs } from "../../../testing/do-jobs.ts";
import { issuedEsim } from "../../../testing/issued-esim.ts";
import { callApi } from "../../../testing/purchase.ts";
import { createStockedShop } from "../../../testing/test-shop.ts";
import { untilWaiting } from "../../account/account.test-kit.ts";
import { findEsim, lockEsim } from "../../esims/index.ts";
import { buyAt, decide, dispute, paidThere, sweep } from "../../payments/disputes/disputes.test-kit.ts";

let office: BackOffice;
let amel: Person;
let nadia: Person;
beforeAll(async () => {
  office = await createBackOffice({ PAYMENT_METHODS: paidThere }, createStockedShop);
  amel = await enter(office, "support", "amel@rihla.example");
  nadia = await enter(office, "owner", "nadia@rihla.example");
}, 90_000);
afterAll(() => office.close());

const as = ({ cookie }: Person, key: string, body?: unknown) => ask(office, key, { cookie, body });
const asked = (more: object = {}) => ({ key: randomUUID(), reason: "mail_missing", ...more });
const show = (by: Person, id: string, body: object = asked()) => as(by, `POST /esims/${id}/codes`, body);
const actsOn = async (id: string) => (await as(nadia, `GET /acts?subject=${id}`)).data;
const codeOf = async (id: string) => (await findEsim(office.app.db, id))?.activationCode as string;
const mailsTo = async (email: string): Promise<{ subject: string; text: string }[]> => {
  await doJobs(office, "mail-code-shown");
  const mails: { subject: string; text: string }[] = await office.sandbox.mailTo(email);
  return mails.filter(({ subject }) => subject.includes("affiché"));
};

/** An eSIM that was paid for by a card whose payer may call it back. */
async function paidByCard() {
  const bought = await buyAt(office, "stripe");
  await deliverOrder(office, bought);
  const { id } = await office.app.db
    .selectFrom("esim")
    .select("id")
    .where("orderNumber", "=", bought.number)
    .executeTakeFirstOrThrow();
  return { ...bought, id };
}

describe("an activation code", () => {
  it("is shown for a reason of the list, which is kept without it, and its buyer is told of it in their language", async () => {
    const { owner, esim } = await issuedEsim(office);
    const other = await issuedEsim(office);
    const { status, data } = await show(
      amel,
      esim.id,
      asked({ reason: "by_telephone", note: "calls from an airport" }),
    );
    const code = await codeOf(esim.id);
    expect([status, data]).toEqual([200, { activationCode: code }]);
    expect(code).not.toBe(await codeOf(other.esim.id));
    const acts = await actsOn(esim.id);
    expect(acts).toMatchObject([
      {
        kind: "look",
        act: "reveal activation code",
        why: "by_telephone: calls from an airport",
      },
    ]);
    const [mail, ...more] = await mailsTo(owner.email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain("nous l’installons avec vous par téléphone");
    expect(await mailsTo(other.owner.email)).toEqual([]);
    const order = (await as(amel, `GET /orders/${owner.number}`)).data;
    expect(order.story.filter(({ on }: { on: string }) => on === "mail")).toContainEqual(
      expect.objectContaining({ note: "code-shown", state: "taken" }),
    );
    const jobs = await sql`select data::text from jobs.job`.execute(office.app.db);
    const everywhere = JSON.stringify([acts, mail, order, jobs.rows, (await as(nadia, "GET /acts")).data]);
    expect(everywhere).not.toContain(code.split("$").at(-1));
  });

  it("is kept by no browser and no proxy", async () => {
    const { esim } = await issuedEsim(office);
    const answer = await office.admin.inject({
      method: "POST",
      url: `${adminBasePath}/esims/${esim.id}/codes`,
      headers: { host: "admin.rihla.example", origin: adminOrigin, cookie: amel.cookie },
      payload: asked(),
    });
    expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([200, "no-store"]);
  });

  it("is asked for with one of these reasons and nothing else", async () => {
    const { owner, esim } = await issuedEsim(office);
    for (const body of [
      { key: randomUUID() },
      asked({ reason: "because" }),
      asked({ reason: undefined, why: "as agreed" }),
      asked({ why: "as agreed" }),
      { reason: "mail_missing" },
    ])
      expect(await show(amel, esim.id, body)).toMatchObject({ status: 400, code: "invalid_input" });
    expect(await actsOn(esim.id)).toEqual([]);
    expect(await mailsTo(owner.email)).toEqual([]);
  });

  it("is shown once of what is sent again, or by two tabs at once", async () => {
    const { owner, esim } = await issuedEsim(office);
    const body = asked();
    const answers = await Promise.all([amel, amel, nadia].map((by) => show(by, esim.id, body)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await show(amel, esim.id, body)).toMatchObject({ status: 409, code: "code_shown_already" });
    expect(await actsOn(esim.id)).toHaveLength(1);
    expect(await mailsTo(owner.email)).toHaveLength(1);
  });

  it("is not given where that it was can't be kept under its key, and nobody is told that it was", async () => {
    const { owner, esim } = await issuedEsim(office);
    // Of another eSIM's act.
    const { key } = asked();
    const elsewhere = await issuedEsim(office);
    await show(amel, elsewhere.esim.id, asked({ key }));
    expect(await show(amel, esim.id, asked({ key }))).toMatchObject({ status: 409 });
    expect(await mailsTo(owner.email)).toEqual([]);
  });
});

describe("no code is shown", () => {
  it("of an eSIM that is on a phone, as its supplier says at that moment, or its owner said", async () => {
    const { esim } = await issuedEsim(office);
    await office.sandbox.post(`/controls/esims/${esim.iccid}/install`, {});
    expect(await show(amel, esim.id)).toMatchObject({ status: 409, code: "esim_installed" });
    const said = await issuedEsim(office);
    await callApi(office, "PUT", `/esims/${said.esim.id}/installed`, {
      as: said.owner.as,
      body: { installed: true },
    });
    expect(await show(amel, said.esim.id)).toMatchObject({ code: "esim_installed" });
    for (const id of [esim.id, said.esim.id]) expect(await actsOn(id)).toEqual([]);
  });

  it("of one whose owner says meanwhile that it is installed", async () => {
    const { esim } = await issuedEsim(office);
    const [held, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const installing = office.app.db.transaction().execute(async (tx) => {
      await lockEsim(tx, esim.id);
      held.resolve();
      await release.promise;
      await tx.updateTable("esim").set({ saidInstalledAt: new Date() }).where("id", "=", esim.id).execute();
    });
    await held.promise;
    const answer = show(amel, esim.id);
    await untilWaiting(office, 1);
    release.resolve();
    await installing;
    expect(await answer).toMatchObject({ status: 409, code: "esim_installed" });
    expect(await actsOn(esim.id)).toEqual([]);
  });

  it("of one whose supplier says nothing", async () => {
    const { esim } = await issuedEsim(office);
    await office.sandbox.fault({ endpoint: "esim-access:esim/query", kind: "drop", times: null });
    const answer = await show(amel, esim.id).finally(() => office.sandbox.clearFaults());
    expect(answer).toMatchObject({ code: "supplier_silent" });
    expect(await actsOn(esim.id)).toEqual([]);
  });

  it("of one that is shared by a link, until its owner takes that back", async () => {
    const { owner, esim } = await issuedEsim(office);
    const share = (esims: object[]) =>
      callApi(office, "PUT", `/orders/${owner.number}/shares`, {
        as: owner.as,
        body: { esims, language: "fr", largeType: false },
      });
    await share([{ id: esim.id }]);
    expect(await show(amel, esim.id)).toMatchObject({ status: 409, code: "esim_shared" });
    await callApi(office, "DELETE", `/orders/${owner.number}/shares/${esim.id}`, { as: owner.as });
    expect(await show(amel, esim.id)).toMatchObject({ status: 200 });
  });

  it("of one whose payment is disputed or lost; of one that was won again it is", async () => {
    const bought = await paidByCard();
    const name = await dispute(office, "stripe", bought.ref);
    await sweep(office);
    for (const what of ["under_review", "lost"] as const) {
      expect(await show(amel, bought.id)).toMatchObject({ status: 409, code: "payment_under_dispute" });
      await decide(office, "stripe", name, what);
      await sweep(office);
    }
    expect(await show(nadia, bought.id)).toMatchObject({ code: "payment_under_dispute" });
    expect(await actsOn(bought.id)).toEqual([]);
    await decide(office, "stripe", name, "won");
    await sweep(office);
    expect(await show(amel, bought.id)).toMatchObject({ status: 200 });
  });

  it("of none that there is, of one that came to nothing yet, or in whose place another came", async () => {
    expect(await show(amel, randomUUID())).toMatchObject({ status: 404, code: "esim_unknown" });
    const { owner, esim } = await issuedEsim(office);
    await as(amel, `POST /esims/${esim.id}/replacements`, { why: "as agreed" });
    expect(await show(amel, esim.id)).toMatchObject({ status: 409, code: "replaced_already" });
    const { esims } = (await as(amel, `GET /orders/${owner.number}`)).data;
    const waiting = esims.find(({ provisioning }: { provisioning: string }) => provisioning === "waiting");
    expect(await show(amel, waiting.id)).toMatchObject({ status: 409, code: "code_not_to_show" });
  });
});

describe("a replacement", () => {
  const replace = (by: Person, id: string) => as(by, `POST /esims/${id}/replacements`, { why: "as agreed" });

  it("comes for none whose payment is disputed or lost, and for one that was won", async () => {
    const bought = await paidByCard();
    const name = await dispute(office, "stripe", bought.ref);
    await sweep(office);
    expect(await replace(amel, bought.id)).toMatchObject({ status: 409, code: "payment_under_dispute" });
    await decide(office, "stripe", name, "lost");
    await sweep(office);
    expect(await replace(nadia, bought.id)).toMatchObject({ code: "payment_under_dispute" });
    expect(await actsOn(bought.id)).toEqual([]);
    await decide(office, "stripe", name, "won");
    await sweep(office);
    expect(await replace(amel, bought.id)).toMatchObject({ status: 201 });
  });

  it.each(["the dispute", "the replacement"])(
    "that is asked for as its payment is disputed, %s first, is given at most before it",
    async (first) => {
      const bought = await paidByCard();
      await dispute(office, "stripe", bought.ref);
      const [held, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const holding = office.app.db.transaction().execute(async (tx) => {
        await tx.selectFrom("payment").select("id").where("id", "=", bought.paymentId).forUpdate().execute();
        held.resolve();
        await release.promise;
      });
      await held.promise;
      const both = [() => sweep(office), () => replace(amel, bought.id)] as const;
      const [one, other] = first === "the dispute" ? both : ([both[1], both[0]] as const);
      const running = [one()];
      await untilWaiting(office, 1);
      running.push(other());
      await untilWaiting(office, 2);
      release.resolve();
      await holding;
      const answers = await Promise.all<unknown>(running);
      if (first === "the dispute") expect(answers[1]).toMatchObject({ code: "payment_under_dispute" });
      else expect(answers[0]).toMatchObject({ status: 201 });
    },
  );
});
