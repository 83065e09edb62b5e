import { randomUUID } from "node:crypto";
import { keptDays } from "@rihla/contract/rules";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { currentJob } from "../../../infra/jobs/current-job.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { forgetOldMails } from "../sent/forget-old-mails.ts";
import { sendMail } from "./send-mail.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.sandbox.clearFaults();
  await shop.sandbox.forgetCalls();
});

const newAddress = () => `${randomUUID()}@example.com`;
const content = { subject: "Your order", text: "It is there.", html: "<p>It is there.</p>" };
const mail = (to: string) => sendMail(shop.app, { to, about: "order-delivered", id: "7" }, content);
/** How many the server was given: its mailbox shows those of one Message-ID once, which not all do. */
const handedOver = () => shop.sandbox.callsAt("mail:smtp");
const came = async (to: string) => (await shop.sandbox.mailTo(to)).length;

it("a mail whose job dies once the server has taken it is not handed over again", async () => {
  const [to, job] = [newAddress(), randomUUID()];
  const dies = currentJob.run(job, async () => {
    await mail(to);
    throw new Error("killed");
  });
  await expect(dies).rejects.toThrow("killed");
  for (let again = 0; again < 3; again++) await currentJob.run(job, () => mail(to));
  expect([await handedOver(), await came(to)]).toEqual([1, 1]);
});

it("one that the server did not take is sent again", async () => {
  const [to, job] = [newAddress(), randomUUID()];
  await shop.sandbox.fault({ endpoint: "mail:smtp", kind: "status", when: "before" });
  await expect(currentJob.run(job, () => mail(to))).rejects.toThrow();
  await currentJob.run(job, () => mail(to));
  expect(await came(to)).toBe(1);
});

it("each of several readers of one job gets theirs, and whoever asks again by another job another one", async () => {
  const [one, other] = [newAddress(), newAddress()];
  const both = async () => {
    await mail(one);
    await mail(other);
  };
  const job = randomUUID();
  await currentJob.run(job, both);
  await currentJob.run(job, both);
  expect([await came(one), await came(other)]).toEqual([1, 1]);
  expect(await handedOver()).toBe(2);
  await currentJob.run(randomUUID(), () => mail(one));
  expect(await handedOver()).toBe(3);
});

describe("that a mail was sent", () => {
  const kept = async (fact: string) =>
    shop.app.db.selectFrom("sentMail").selectAll().where("fact", "=", fact).execute();
  const send = (fact: string, to: string) =>
    sendMail(shop.app, { to: { email: to, number: "ABCD2345" }, about: "receipt", id: fact }, content);

  it("is kept with what it was about, when and what became of it, once for a job however often it is tried", async () => {
    const [to, job, fact] = [newAddress(), randomUUID(), randomUUID()];
    await shop.sandbox.fault({ endpoint: "mail:smtp", kind: "status", when: "before" });
    await expect(currentJob.run(job, () => send(fact, to))).rejects.toThrow();
    expect(await kept(fact)).toMatchObject([{ kind: "receipt", orderNumber: "ABCD2345", state: "refused" }]);
    for (let again = 0; again < 2; again++) await currentJob.run(job, () => send(fact, to));
    expect(await kept(fact)).toMatchObject([{ state: "taken", at: expect.any(Date) }]);
    await currentJob.run(randomUUID(), () => send(fact, to));
    expect(await kept(fact)).toHaveLength(2);
    for (const told of [to, content.subject, content.text])
      expect(JSON.stringify(await kept(fact))).not.toContain(told);
  });

  it("is forgotten after a year, and not before", async () => {
    const [old, young] = [randomUUID(), randomUUID()];
    for (const fact of [old, young]) await currentJob.run(randomUUID(), () => send(fact, newAddress()));
    const age = (fact: string, days: number) =>
      sql`update sent_mail set at = now() - make_interval(days => ${days}) where fact = ${fact}`.execute(
        shop.app.db,
      );
    await age(old, keptDays.mails + 1);
    await age(young, keptDays.mails - 1);
    await forgetOldMails(shop.app);
    expect([await kept(old), (await kept(young)).length]).toEqual([[], 1]);
  });
});

it("what is kept names nobody, and no longer than jobs are", async () => {
  const to = newAddress();
  await currentJob.run(randomUUID(), () => mail(to));
  const kept = async () =>
    (await shop.app.db.selectFrom("mailHandedOver").selectAll().execute()).map(({ digest }) => digest);
  expect((await kept()).join()).not.toContain(to);
  const before = await kept();
  await sql`update mail_handed_over set at = now() - interval '9 days'`.execute(shop.app.db);
  await currentJob.run(randomUUID(), () => mail(to));
  const after = await kept();
  expect(after).toHaveLength(1);
  expect(before).not.toContain(after[0]);
});
