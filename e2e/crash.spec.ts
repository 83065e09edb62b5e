import { payAtTheBank } from "./bank-page.ts";
import { expectDelivered, expectPaid, goToTheBank } from "./buying.ts";
import { ordersOf } from "./buying-without-a-screen.ts";
import { test } from "./killable-test.ts";
import { eventually, expect } from "./test.ts";
import { onlyWithAll } from "./when.ts";

// One program for both, one after the other.
test.describe.configure({ mode: "default", timeout: 180_000 });

test(
  "killed when the bank had the money and the buyer was not back: the eSIM arrives all the same, once",
  onlyWithAll,
  async ({ visit, program, sandbox, customer, request, complaints }) => {
    complaints.expect(/./);
    const attempt = await goToTheBank(visit, customer);
    await sandbox.pay(attempt);
    await program.kill();
    await program.startAgain();

    const mail = await sandbox.mail(customer.email, /eSIM/);
    const [order, ...others] = await ordersOf(request, sandbox, customer.email);
    expect(others).toEqual([]);
    expect(order?.status).toBe("delivered");
    expect(order?.esims).toHaveLength(1);
    expect(mail.subject).toContain(order?.number);
    expect(order && (await sandbox.supplierOrdersFor(order))).toHaveLength(1);
  },
);

test(
  "killed when the supplier had the order and its answer was on the way: one order, one eSIM",
  onlyWithAll,
  async ({ visit, program, sandbox, customer, complaints }) => {
    complaints.expect(/./);
    const ordered = async () => (await sandbox.supplierOrders()).length;
    const before = await ordered();
    await sandbox.fault({
      endpoint: "esim-access:esim/order",
      match: "",
      kind: "slow",
      when: "after",
      ms: 60_000,
    });
    await goToTheBank(visit, customer);
    await payAtTheBank(visit.page);
    await expectPaid(visit);
    await expect.poll(ordered, eventually).toBe(before + 1);
    await program.kill();
    await program.startAgain();

    await visit.page.reload();
    const order = await expectDelivered(visit);
    expect(order.esims).toHaveLength(1);
    expect(await sandbox.supplierOrdersFor(order)).toHaveLength(1);
    expect(await ordered()).toBe(before + 1);
    expect((await sandbox.bankOrdersFor(order.number)).map(({ state }) => state)).toEqual(["paid"]);
    await sandbox.mail(customer.email, order.number);
  },
);
