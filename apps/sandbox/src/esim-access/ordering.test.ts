import { describe, expect, it } from "vitest";
import type { Json } from "../testing/calls.ts";
import { buyEsim, openSandbox, PAGER } from "../testing/sandbox-client.ts";

const order = (transactionId: string, line: object = {}, more: object = {}) => ({
  transactionId,
  packageInfoList: [{ packageCode: "TN_1_7", count: 1, ...line }],
  ...more,
});

describe("ordering eSIMs", () => {
  it("answers 200010 while profiles are made, then shows as many as were ordered", async () => {
    const client = await openSandbox({ allocationMs: 60_000 });
    const { obj } = await client.esimAccess("esim/order", order("a", { count: 2 }));
    const early = await client.esimAccess("esim/query", { orderNo: obj.orderNo, ...PAGER });
    expect([early.success, early.errorCode, early.obj]).toEqual([false, "200010", null]);
    expect(early.errorMsg).toContain("total:[2], success:[0]");

    await client.change("clock", { advanceSeconds: 60 });
    const ready = await client.esimAccess("esim/query", { orderNo: obj.orderNo, ...PAGER });
    expect(ready.obj.esimList).toHaveLength(2);
    expect(new Set(ready.obj.esimList.map((one: Json) => one.iccid)).size).toBe(2);
    expect(new Set(ready.obj.esimList.map((one: Json) => one.ac)).size).toBe(2);
  });

  it("gives a complete activation code, an ICCID of 19 or 20 digits as text, and an activate-by date 180 days ahead", async () => {
    const client = await openSandbox();
    const esim = await buyEsim(client);
    expect(esim.ac).toMatch(/^LPA:1\$[a-z-]+(\.[a-z-]+)+\$[0-9A-F]{32}$/);
    expect(esim.iccid).toMatch(/^89\d{17,18}$/);
    expect([esim.smdpStatus, esim.esimStatus, esim.eid, esim.activateTime]).toEqual([
      "RELEASED",
      "GOT_RESOURCE",
      "",
      null,
    ]);
    const days = (Date.parse(esim.expiredTime) - Date.parse(esim.packageList[0].createTime)) / 86_400_000;
    expect([90, 180, 365]).toContain(days);
  });

  it("gives the same order for the same transactionId, and charges once", async () => {
    const client = await openSandbox();
    const first = await client.esimAccess("esim/order", order("same"));
    const balance = await client.esimAccess("balance/query");
    const second = await client.esimAccess("esim/order", order("same"));
    expect(second.obj).toEqual(first.obj);
    expect(await client.esimAccess("balance/query")).toEqual(balance);
    expect(await client.read("esim-access/orders")).toHaveLength(1);
  });

  it("can be told to answer 310402 to a repeated transactionId", async () => {
    const client = await openSandbox();
    await client.change("esim-access/settings", { repeatedTransaction: "310402" });
    await client.esimAccess("esim/order", order("same"));
    expect((await client.esimAccess("esim/order", order("same"))).errorCode).toBe("310402");
  });

  it.each([
    ["an unknown package", order("x", { packageCode: "NOPE" }), "310241"],
    ["a top-up package", order("x", { packageCode: "TOPUP_PMHTFEUPO" }), "310241"],
    ["another unit price", order("x", { price: 1 }), "200005"],
    ["another total", order("x", {}, { amount: 1 }), "200006"],
    [
      "more than thirty",
      {
        ...order("x"),
        packageInfoList: [
          { packageCode: "TN_1_7", count: 20 },
          { packageCode: "TN_1_3", count: 11 },
        ],
      },
      "200008",
    ],
    ["no transactionId", order(""), "000105"],
    ["a transactionId that is too long", order("x".repeat(51)), "000107"],
    ["days on a package with fixed days", order("x", { periodNum: 3 }), "200008"],
    ["an empty list", { transactionId: "x", packageInfoList: [] }, "000105"],
  ])("refuses %s and makes nothing", async (_what, body, code) => {
    const client = await openSandbox();
    const answer = await client.esimAccess("esim/order", body);
    expect([answer.success, answer.errorCode]).toEqual([false, code]);
    expect(await client.read("esim-access/orders")).toEqual([]);
  });

  it("refuses when the balance is too low", async () => {
    const client = await openSandbox();
    await client.change("esim-access/settings", { balance: 9899 });
    expect((await client.esimAccess("esim/order", order("x"))).errorCode).toBe("200007");
  });

  it("multiplies a day plan by its days, and takes one day when none are named", async () => {
    const client = await openSandbox();
    const week = await buyEsim(client, "TN_1_Daily", { periodNum: 7 });
    const day = await buyEsim(client, "TN_1_Daily");
    expect([week.totalDuration, day.totalDuration]).toEqual([7, 1]);
    expect(week.totalVolume).toBe(7 * day.totalVolume);
    const [weekOrder, dayOrder] = await client.read("esim-access/orders");
    expect(weekOrder.amount).toBe(7 * dayOrder.amount);
  });

  it("can leave a batch half made", async () => {
    const client = await openSandbox({ allocationMs: 60_000 });
    const { obj } = await client.esimAccess("esim/order", order("batch", { count: 2 }));
    await client.change(`esim-access/orders/${obj.orderNo}/allocate`, { count: 1 });
    const half = await client.esimAccess("esim/query", { orderNo: obj.orderNo, ...PAGER });
    expect(half.obj.esimList).toHaveLength(1);
    await client.change(`esim-access/orders/${obj.orderNo}/allocate`);
    const whole = await client.esimAccess("esim/query", { orderNo: obj.orderNo, ...PAGER });
    expect(whole.obj.esimList[0]).toEqual(half.obj.esimList[0]);
    expect(whole.obj.esimList).toHaveLength(2);
  });
});

describe("asking for eSIMs", () => {
  it("insists on a pager", async () => {
    const client = await openSandbox();
    const { orderNo, esimTranNo, iccid } = await buyEsim(client);
    expect((await client.esimAccess("esim/query", { orderNo })).errorCode).toBe("000105");
    for (const by of [{ esimTranNo }, { iccid }]) {
      const { obj } = await client.esimAccess("esim/query", { ...by, ...PAGER });
      expect(obj.esimList.map((one: Json) => one.orderNo)).toEqual([orderNo]);
      expect(obj.pager).toEqual({ pageSize: 50, pageNum: 1, total: 1 });
    }
  });

  it("finds by time but not by transactionId", async () => {
    const client = await openSandbox();
    const one = await buyEsim(client);
    const other = await buyEsim(client);
    const window = { startTime: "2020-01-01T00:00:00Z", endTime: "2100-01-01T00:00:00Z" };
    const found = await client.esimAccess("esim/query", {
      transactionId: one.transactionId,
      ...window,
      ...PAGER,
    });
    expect(found.obj.esimList.map((row: Json) => row.iccid)).toEqual([one.iccid, other.iccid]);
    expect(
      (await client.esimAccess("esim/query", { transactionId: one.transactionId, ...PAGER })).success,
    ).toBe(false);
  });

  it("says 310272 for an order that never was", async () => {
    const client = await openSandbox();
    expect((await client.esimAccess("esim/query", { orderNo: "B1", ...PAGER })).errorCode).toBe("310272");
  });
});

describe("cancelling", () => {
  it("gives the money back for an eSIM nobody installed", async () => {
    const client = await openSandbox();
    const before = await client.esimAccess("balance/query");
    const { esimTranNo } = await buyEsim(client);
    expect(await client.esimAccess("balance/query")).not.toEqual(before);
    expect(await client.esimAccess("esim/cancel", { esimTranNo })).toMatchObject({ success: true, obj: {} });
    expect(await client.esimAccess("balance/query")).toEqual(before);
    expect((await client.read(`esims/${esimTranNo}`)).esimStatus).toBe("CANCEL");
  });

  it("is refused once the eSIM was downloaded", async () => {
    const client = await openSandbox();
    const { esimTranNo } = await buyEsim(client);
    await client.change(`esims/${esimTranNo}/download`);
    expect((await client.esimAccess("esim/cancel", { esimTranNo })).errorCode).toBe("200002");
  });
});
