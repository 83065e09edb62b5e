import { describe, expect, it } from "vitest";
import { BASE_PACKAGES } from "../catalogue/catalogue.ts";
import type { Json } from "../testing/calls.ts";
import { listenForPushes } from "../testing/listen-for-pushes.ts";
import { buyEsim, type Client, openSandbox } from "../testing/sandbox-client.ts";

const DAY = 86_400;
const startsAt = (activeType: number) =>
  BASE_PACKAGES.find(
    (one) => one.activeType === activeType && one.duration === 7 && one.unusedValidTime === 180,
  )?.slug;

const daysLeft = async (client: Client, esim: Json) => {
  const { now } = await client.read("clock");
  return Math.round((Date.parse(esim.expiredTime) - Date.parse(now)) / 1000 / DAY);
};

describe("the life of a profile", () => {
  it("goes from released over download and installation to enabled, disabled and deleted", async () => {
    const client = await openSandbox();
    const { esimTranNo } = await buyEsim(client);
    const statuses = [];
    for (const step of ["download", "install", "enable", "disable", "delete"])
      statuses.push((await client.change(`esims/${esimTranNo}/${step}`)).smdpStatus);
    expect(statuses).toEqual(["DOWNLOAD", "INSTALLATION", "ENABLED", "DISABLED", "DELETED"]);
  });

  it("gives the EID of the device once downloaded", async () => {
    const client = await openSandbox();
    const { iccid } = await buyEsim(client);
    const { eid } = await client.change(`esims/${iccid}/download`);
    expect(eid).toMatch(/^89\d{30}$/);
    expect(BigInt(eid) % 97n).toBe(1n);
  });

  it("starts the days at the first connection, for packages of that kind", async () => {
    const client = await openSandbox();
    const { esimTranNo } = await buyEsim(client, startsAt(2));
    const enabled = await client.change(`esims/${esimTranNo}/enable`);
    expect([enabled.esimStatus, enabled.activateTime]).toEqual(["GOT_RESOURCE", null]);
    expect(await daysLeft(client, enabled)).toBe(180);
    const connected = await client.change(`esims/${esimTranNo}/use`);
    expect([connected.esimStatus, connected.orderUsage]).toEqual(["IN_USE", 0]);
    expect(await daysLeft(client, connected)).toBe(7);
  });

  it("starts the days at installation, for packages of that kind", async () => {
    const client = await openSandbox();
    const { esimTranNo } = await buyEsim(client, startsAt(1));
    const installed = await client.change(`esims/${esimTranNo}/install`);
    expect([installed.smdpStatus, installed.esimStatus]).toEqual(["INSTALLATION", "IN_USE"]);
    expect(await daysLeft(client, installed)).toBe(7);
  });

  it("counts the days from the order, for packages of that kind, whatever the phone does, and takes none of them back", async () => {
    const client = await openSandbox();
    const { esimTranNo } = await buyEsim(client, "KR_3_7");
    await client.change("clock", { advanceSeconds: 2 * DAY });
    expect(await client.esimAccess("esim/cancel", { esimTranNo })).toMatchObject({ errorCode: "200002" });
    const installed = await client.change(`esims/${esimTranNo}/install`);
    expect([installed.esimStatus, await daysLeft(client, installed)]).toEqual(["GOT_RESOURCE", 5]);
    const connected = await client.change(`esims/${esimTranNo}/use`);
    expect([connected.esimStatus, await daysLeft(client, connected)]).toEqual(["IN_USE", 5]);
    await client.change("clock", { advanceSeconds: 5 * DAY });
    expect((await client.read(`esims/${esimTranNo}`)).esimStatus).toBe("UNUSED_EXPIRED");
  });

  it("is used up when fixed data is gone, but not when a daily allowance is", async () => {
    const client = await openSandbox();
    const fixed = await buyEsim(client, "TN_1_7");
    const daily = await buyEsim(client, "TN_1_Daily");
    expect((await client.change(`esims/${fixed.esimTranNo}/deplete`)).esimStatus).toBe("USED_UP");
    expect((await client.change(`esims/${daily.esimTranNo}/deplete`)).esimStatus).toBe("IN_USE");
  });

  it("expires when its time comes, with data left or without", async () => {
    const client = await openSandbox();
    const unused = await buyEsim(client);
    const used = await buyEsim(client);
    await client.change(`esims/${unused.esimTranNo}/use`, { bytes: 1000 });
    await client.change(`esims/${used.esimTranNo}/deplete`);
    await client.change("clock", { advanceSeconds: 7 * DAY });
    expect((await client.read(`esims/${unused.esimTranNo}`)).esimStatus).toBe("UNUSED_EXPIRED");
    expect((await client.read(`esims/${used.esimTranNo}`)).esimStatus).toBe("USED_EXPIRED");
  });

  it("pauses and resumes, and dies when revoked", async () => {
    const client = await openSandbox();
    const { esimTranNo } = await buyEsim(client);
    await client.change(`esims/${esimTranNo}/use`, { bytes: 1000 });
    const after = async (call: string) => {
      await client.esimAccess(`esim/${call}`, { esimTranNo });
      return (await client.read(`esims/${esimTranNo}`)).esimStatus;
    };
    expect([await after("suspend"), await after("unsuspend"), await after("revoke")]).toEqual([
      "SUSPENDED",
      "IN_USE",
      "REVOKED",
    ]);
    expect((await client.esimAccess("esim/suspend", { esimTranNo })).errorCode).toBe("200002");
  });
});

describe("topping up", () => {
  it("adds data and days, brings a used-up eSIM back, and repeats its answer for the same transactionId", async () => {
    const client = await openSandbox();
    const esim = await buyEsim(client);
    await client.change(`esims/${esim.esimTranNo}/deplete`);
    const { obj } = await client.esimAccess("package/list", { type: "TOPUP", esimTranNo: esim.esimTranNo });
    const topUp = obj.packageList.find((one: Json) => one.slug === "TN_1_7");
    expect(
      obj.packageList.every((one: Json) => one.packageCode.startsWith("TOPUP_") && one.locationCode === "TN"),
    ).toBe(true);

    const input = { esimTranNo: esim.esimTranNo, packageCode: topUp.packageCode, transactionId: "top" };
    const first = await client.esimAccess("esim/topup", input);
    expect(first.obj).toMatchObject({
      totalVolume: 2 * esim.totalVolume,
      totalDuration: 14,
      orderUsage: esim.totalVolume,
    });
    expect(await client.esimAccess("esim/topup", input)).toEqual(first);
    const now = await client.read(`esims/${esim.esimTranNo}`);
    expect([now.esimStatus, now.packageList.length]).toEqual(["IN_USE", 2]);
  });

  it("is refused for another country and after expiry", async () => {
    const client = await openSandbox();
    const { esimTranNo } = await buyEsim(client);
    const topUp = (packageCode: string) =>
      client.esimAccess("esim/topup", { esimTranNo, packageCode, transactionId: crypto.randomUUID() });
    expect((await topUp("FR_1_7")).errorCode).toBe("200008");
    await client.change(`esims/${esimTranNo}/expire`);
    expect((await topUp("TN_1_7")).errorCode).toBe("200002");
  });
});

describe("the supplier's webhooks", () => {
  it("are sent to an address that answers a probe, and to no other", async () => {
    const client = await openSandbox();
    const listener = await listenForPushes();
    expect((await client.esimAccess("webhook/save", { webhook: "http://127.0.0.1:9/" })).success).toBe(false);
    expect((await client.esimAccess("webhook/save", { webhook: listener.url })).success).toBe(true);
    expect((await client.esimAccess("webhook/query")).obj).toEqual({ webhook: listener.url });
    expect((await listener.arrived(1))[0]?.body).toMatchObject({
      notifyType: "CHECK_HEALTH",
      content: { orderStatus: "Test" },
    });
  });

  it("tell of the order without naming an ICCID, of each step, and of 50, 80 and 90 percent used", async () => {
    const client = await openSandbox();
    const listener = await listenForPushes();
    await client.change("esim-access/settings", { webhookUrl: listener.url });
    const esim = await buyEsim(client);
    const [ready] = await listener.arrived(1);
    expect(ready?.body).toMatchObject({
      notifyType: "ORDER_STATUS",
      content: { orderNo: esim.orderNo, orderStatus: "GOT_RESOURCE" },
    });
    expect(ready?.body.content.iccid).toBeUndefined();

    await client.change(`esims/${esim.esimTranNo}/use`, { bytes: esim.totalVolume * 0.85 });
    const pushes = (await listener.arrived(7)).map((one) => one.body);
    const steps = pushes
      .filter((one) => one.notifyType === "SMDP_EVENT")
      .map((one) => one.content.smdpStatus);
    expect(steps.sort()).toEqual(["DOWNLOAD", "ENABLED", "INSTALLATION"]);
    const left = pushes
      .filter((one) => one.notifyType === "DATA_USAGE")
      .map((one) => one.content.remainThreshold);
    expect(left.sort()).toEqual([0.2, 0.5]);
  });

  it("warn when one day is left", async () => {
    const client = await openSandbox();
    const listener = await listenForPushes();
    const esim = await buyEsim(client);
    await client.change(`esims/${esim.esimTranNo}/use`);
    await client.change("esim-access/settings", { webhookUrl: listener.url });
    await client.change("clock", { advanceSeconds: 6 * DAY });
    const [push] = await listener.arrived(1);
    expect(push?.body).toMatchObject({
      notifyType: "VALIDITY_USAGE",
      content: { iccid: esim.iccid, remain: 1 },
    });
  });
});
