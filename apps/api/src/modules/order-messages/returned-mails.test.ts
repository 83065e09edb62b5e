import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operatorsOf } from "../../ops/operators.test-kit.ts";
import { deliverOrder } from "../../testing/deliver-order.ts";
import { openPayment, order, seePayment } from "../../testing/purchase.ts";
import { createStockedShop, type TestShop } from "../../testing/test-shop.ts";
import { findSentMails } from "../messages/index.ts";
import { report } from "../messages/returned/report.test-kit.ts";
import { returnAddress } from "../messages/returned/return-address.ts";
import { noteReturnedMail } from "./note-returned-mail.ts";

let shop: TestShop;
const { as, complaint } = operatorsOf(() => shop);
beforeAll(async () => {
  shop = await createStockedShop({ OPERATORS: "amel", MAIL_BOUNCES_TO: "Bounce@shop.example" });
});
afterAll(() => shop.close());

/** An order whose eSIM was mailed, with the address that its mails name as the one who hears of their return. */
async function delivered() {
  const guest = await order(shop);
  const payment = await openPayment(shop, guest);
  await shop.sandbox.pay(payment.transactionId);
  await seePayment(shop, guest, payment.id);
  await deliverOrder(shop, guest);
  return { ...guest, returnPath: await returnPathOf(guest) };
}

const returnPathOf = async ({ email }: { email: string }): Promise<string> =>
  (await shop.sandbox.mailTo(email))[0]?.returnPath ?? "";
const note = (message: string) => noteReturnedMail(shop.app, message);
const listed = async (): Promise<string[]> =>
  (await as("amel", "stuck")).returnedMails.map(({ orderNumber }: { orderNumber: string }) => orderNumber);

/** As a mail server runs it. */
async function pipe(message: string, environment: Record<string, string> = {}) {
  const entry = fileURLToPath(new URL("../../cli.ts", import.meta.url));
  const { DATABASE_URL, SECRET_KEY } = shop.environment;
  const env = { PATH: process.env.PATH, DATABASE_URL, SECRET_KEY, ...environment };
  const run = spawn(process.execPath, [entry, "mail-returned"], { env });
  run.stdin.end(message);
  const ended = new Promise<number | null>((done) => run.once("close", done));
  const [said, code] = await Promise.all([text(run.stdout), ended]);
  return { said, code };
}

// Programs of their own start slowly beside much else.
describe("a mail that comes back", { timeout: 60_000 }, () => {
  it("is listed with its order's number until it is dealt with, and never its reader's address", async () => {
    const { number, email, returnPath } = await delivered();
    expect(await listed()).not.toContain(number);
    expect(await note(report({ to: returnPath }))).toBe(number);
    expect(await listed()).toContain(number);
    expect(JSON.stringify(await as("amel", "stuck"))).not.toContain(email);
    expect(shop.logged()).toContain("a mail of an order came back");
    expect(shop.logged()).not.toContain(email);
    expect(await complaint("mallory", `mail-settled ${number}`)).toContain("not one of OPERATORS");
    await as("amel", `mail-settled ${number}`);
    expect(await listed()).not.toContain(number);
    expect((await as("amel", `acts ${number}`))[0]).toMatchObject({ act: "mail-settled", why: "as agreed" });
    expect(await complaint("amel", `mail-settled ${number}`)).toContain("Nothing was done");
    await note(report({ to: returnPath }));
    expect(await listed()).not.toContain(number);
  });

  it("is the one whose name the report has, else the newest; the trace of its order says so", async () => {
    const { number, returnPath } = await delivered();
    const sent = () => findSentMails(shop.app.db, number);
    const { kind, fact } = await shop.app.db
      .selectFrom("sentMail")
      .selectAll()
      .where("orderNumber", "=", number)
      .orderBy("at")
      .executeTakeFirstOrThrow();
    expect((await sent()).map(({ state }) => state)).not.toContain("returned");
    await note(`${report({ to: returnPath })}\nMessage-ID: <${kind}.${fact}@rihla.example>`);
    expect((await sent()).filter(({ state }) => state === "returned")).toMatchObject([{ kind }]);
    const steps: { where: string; what: string }[] = await as("amel", `trace ${number}`);
    expect(steps).toContainEqual(expect.objectContaining({ where: `mail ${kind}`, what: "returned" }));
    const left = (await sent()).find(({ state }) => state === "taken");
    await note(report({ to: returnPath }));
    expect((await sent()).find(({ kind: one }) => one === left?.kind)?.state).toBe(left && "returned");
  });

  it("is found by its address wherever that stands, in whatever letters", async () => {
    const { number, returnPath } = await delivered();
    const message = report({ to: "undisclosed-recipients:;" });
    expect(await note(message)).toBeUndefined();
    expect(await note(`X-Original-To: ${returnPath.toUpperCase()}\n${message}`)).toBe(number);
  });

  it("marks nothing while it is only late", async () => {
    const { number, returnPath } = await delivered();
    const recipients = ["Action: delayed\nStatus: 4.4.1"];
    expect(await note(report({ to: returnPath, recipients }))).toBeUndefined();
    expect(await listed()).not.toContain(number);
  });

  it("is not listed of an order that nobody paid", async () => {
    const { number } = await order(shop);
    expect(await note(report({ to: returnAddress(shop.app.config, number) ?? "" }))).toBe(number);
    expect(await listed()).not.toContain(number);
  });

  it("is noted by the command that a mail server runs, and what is no report is no fault", async () => {
    const { number, returnPath } = await delivered();
    const noted = await pipe(report({ to: returnPath }));
    expect(noted).toEqual({ said: expect.stringContaining(number), code: 0 });
    expect(await listed()).toContain(number);
    expect(await pipe("\0 no mail")).toMatchObject({ code: 0 });
  });

  it("is given to the command again while the database is away", async () => {
    const { returnPath } = await delivered();
    const away = { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" };
    expect(await pipe(report({ to: returnPath }), away)).toMatchObject({ code: 75 });
  });
});
