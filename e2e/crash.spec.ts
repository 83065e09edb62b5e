import { goToTheBank } from "./buying.ts";
import { ordersOf } from "./buying-without-a-screen.ts";
import { test } from "./killable-test.ts";
import { expect } from "./test.ts";
import { onlyWithAll } from "./when.ts";

test.describe.configure({ timeout: 180_000 });

test(
  "killed when the bank had the money and the buyer was not back: the eSIM arrives all the same, once",
  onlyWithAll,
  async ({ visit, program, sandbox, customer, request, complaints }) => {
    complaints.expect(/./);
    const attempt = await goToTheBank(visit, customer);
    await sandbox.pay(attempt);
    await program.kill();
    await program.startAgain();

    const mail = await sandbox.mailWithEsims(customer.email);
    const [order, ...others] = await ordersOf(request, sandbox, customer.email);
    expect(others).toEqual([]);
    expect(order?.status).toBe("delivered");
    expect(order?.esims).toHaveLength(1);
    expect(mail.subject).toContain(order?.number);
    if (!order) throw new Error("no order");
    expect(await sandbox.supplierOrdersFor(order)).toHaveLength(1);
    expect((await sandbox.bankOrdersFor(order.number)).map(({ state }) => state)).toEqual(["paid"]);
  },
);
