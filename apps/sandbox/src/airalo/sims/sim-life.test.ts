import { describe, expect, it } from "vitest";
import { airaloToken, callAiralo } from "../../testing/calls.ts";
import { listenForPushes } from "../../testing/listen-for-pushes.ts";
import { buyFromAiralo, type Client, openSandbox } from "../../testing/sandbox-client.ts";

const DAY = 86_400;

async function withSim(more: Record<string, unknown> = {}) {
  const client = await openSandbox();
  const order = await buyFromAiralo(client, more);
  const { iccid } = order.sims[0];
  const step = (name: string, body = {}) => client.change(`airalo/esims/${iccid}/${name}`, body);
  const usage = async () => (await client.airalo("GET", `sims/${iccid}/usage`)).data;
  const topUp = (package_id = `${order.package_id}-topup`) =>
    client.airalo("POST", "orders/topups", { package_id, iccid, description: "more" });
  return { client, order, iccid, step, usage, topUp };
}

const startingAtInstallation = async (client: Client) => {
  const { data } = await client.airalo("GET", "packages?limit=1000&filter[type]=local");
  const operators = data.flatMap((place: { operators: unknown[] }) => place.operators);
  return operators.find((one: { activation_policy: string }) => one.activation_policy === "installation")
    .packages[0];
};

describe("the life of a profile at Airalo", () => {
  it("is not active when installed, active once used, finished and expired", async () => {
    const { step, usage } = await withSim();
    expect(await usage()).toMatchObject({
      status: "NOT_ACTIVE",
      remaining: 2048,
      total: 2048,
      expired_at: null,
    });
    await step("install");
    expect((await usage()).status).toBe("NOT_ACTIVE");
    await step("use", { megabytes: 48 });
    expect(await usage()).toMatchObject({
      status: "ACTIVE",
      remaining: 2000,
      expired_at: expect.any(String),
    });
    await step("finish");
    expect(await usage()).toMatchObject({ status: "FINISHED", remaining: 0 });
    await step("expire");
    expect((await usage()).status).toBe("EXPIRED");
  });

  it("begins at installation where the operator says so", async () => {
    const { client } = await withSim();
    const { id } = await startingAtInstallation(client);
    const { sims } = await buyFromAiralo(client, { package_id: id });
    expect((await client.change(`airalo/esims/${sims[0].iccid}/install`)).status).toBe("ACTIVE");
  });

  it("ends when its days are over", async () => {
    const { client, iccid, step } = await withSim();
    await step("use");
    const status = async () => (await client.read(`airalo/esims/${iccid}`)).status;
    await client.change("clock", { advanceSeconds: 30 * DAY - 60 });
    expect(await status()).toBe("ACTIVE");
    await client.change("clock", { advanceSeconds: 60 });
    expect(await status()).toBe("EXPIRED");
  });

  it("is recycled when nobody installed it in time", async () => {
    const { client, iccid } = await withSim();
    await client.change("clock", { advanceSeconds: 180 * DAY });
    expect(await client.read(`airalo/esims/${iccid}`)).toMatchObject({
      status: "UNKNOWN",
      recycledAt: expect.any(Number),
    });
  });

  it("tells of itself and of the order it came with", async () => {
    const { client, iccid, order, step } = await withSim({ description: "shop-1" });
    const { data } = await client.airalo("GET", `sims/${iccid}?include=order,order.status`);
    expect(data).toMatchObject({
      iccid,
      recycled: false,
      simable: { id: order.id, description: "shop-1", status: { slug: "completed" } },
    });
    expect((await client.airalo("GET", "sims")).data).toHaveLength(1);
    await step("recycle");
    expect((await client.airalo("GET", `sims/${iccid}`)).data).toMatchObject({
      recycled: true,
      recycled_at: expect.any(String),
    });
    expect(await client.airalo("GET", "sims/8900")).toHaveProperty("meta.message", "eSIM not found.");
  });

  it("hides the amounts of an unlimited plan", async () => {
    const { step, usage } = await withSim({ package_id: "tunisia-max-7days-unlimited" });
    await step("use", { megabytes: 5000 });
    expect(await usage()).toMatchObject({ is_unlimited: true, remaining: 0, total: 0, status: "ACTIVE" });
    await step("finish");
    expect((await usage()).status).toBe("FINISHED");
  });

  it("tells the same usage for twenty minutes when told to keep it, and is asked ten times a minute", async () => {
    const { client, iccid, step, usage } = await withSim();
    await client.change("airalo/settings", { usageCacheSeconds: 1200, usagePerMinute: 3 });
    await usage();
    await step("use", { megabytes: 48 });
    expect((await usage()).remaining).toBe(2048);
    await client.change("clock", { advanceSeconds: 1200 });
    expect((await usage()).remaining).toBe(2000);
    expect(await client.airalo("GET", `sims/${iccid}/usage`)).toHaveProperty(
      "meta.message",
      "Too Many Attempts.",
    );
  });
});

describe("topping up at Airalo", () => {
  it("adds data and days, brings a finished one back, and is done each time it is asked for", async () => {
    const { client, iccid, order, step, topUp, usage } = await withSim();
    await step("finish");
    const { data } = await client.airalo("GET", `sims/${iccid}/topups`);
    expect(data.map(({ id }: { id: string }) => id)).toContain(`${order.package_id}-topup`);
    expect((await topUp()).data).toMatchObject({
      type: "topup",
      package_id: `${order.package_id}-topup`,
      description: "more",
    });
    expect(await usage()).toMatchObject({ status: "ACTIVE", total: 4096, remaining: 2048 });
    await topUp();
    expect((await usage()).total).toBe(6144);
    const history = (await client.airalo("GET", `sims/${iccid}/packages`)).data;
    expect(history.map(({ status, remaining }: Record<string, unknown>) => [status, remaining])).toEqual([
      ["FINISHED", 0],
      ["ACTIVE", 2048],
      ["ACTIVE", 2048],
    ]);
  });

  it("is refused for another operator, for what is recycled and where there is none", async () => {
    const { step, topUp } = await withSim();
    expect(await topUp("france-go-30days-2gb-topup")).toHaveProperty("data.package_id");
    expect(await topUp("tunisia-max-7days-unlimited-topup")).toHaveProperty("data.package_id");
    await step("recycle");
    expect(await topUp()).toEqual({ code: 73, reason: "The eSIM is recycled." });
  });

  it("is refused once the days of grace after the end are over", async () => {
    const { client, iccid, order, step } = await withSim();
    await step("expire");
    await client.change("clock", { advanceSeconds: 30 * DAY + 1 });
    const token = await airaloToken(client.url);
    const input = { package_id: `${order.package_id}-topup`, iccid };
    const answer = await callAiralo(client.url, "POST", "orders/topups", input, token);
    expect([answer.status, await answer.json()]).toEqual([422, expect.objectContaining({ code: 73 })]);
  });
});

describe("money back from Airalo", () => {
  it("is what one eSIM of several cost, when only one is given back", async () => {
    const { client, iccid, order } = await withSim({ quantity: 2 });
    const { balanceCents } = await client.read("airalo/settings");
    const { data } = await client.airalo("POST", "refund", { iccids: [iccid], reason: "OTHER" });
    await client.change(`airalo/refunds/${data.refund_id}/decide`, { accepted: true });
    const after = (await client.read("airalo/settings")).balanceCents;
    expect(after - balanceCents).toBeCloseTo((100 * order.net_price) / 2);
  });

  it("is asked for and decided later", async () => {
    const { client, iccid, order } = await withSim();
    const ask = (iccids: string[]) => client.airalo("POST", "refund", { iccids, reason: "OTHER", notes: "" });
    expect(await ask([])).toHaveProperty("data.iccids");
    expect(await ask(Array(6).fill(iccid))).toHaveProperty("data.iccids");
    const { data } = await ask([iccid]);
    const amount = async () => (await client.airalo("GET", "balance")).data.balances.availableBalance.amount;
    const before = await amount();
    expect(await client.change(`airalo/refunds/${data.refund_id}/decide`, { accepted: true })).toMatchObject({
      status: "accepted",
    });
    expect((await amount()) - before).toBeCloseTo(order.net_price);
    expect((await client.read(`airalo/esims/${iccid}`)).recycledAt).toEqual(expect.any(Number));
  });
});

describe("Airalo's warnings", () => {
  it("come at 75 and 90 percent used, and three days and a day before the end", async () => {
    const { client, iccid, step } = await withSim();
    const listener = await listenForPushes();
    await client.airalo("POST", "notifications/opt-in", {
      type: "webhook_low_data",
      webhook_url: listener.url,
    });
    await step("use", { megabytes: 1600 });
    await step("use", { megabytes: 300 });
    await listener.arrived(3);
    await client.change("clock", { advanceSeconds: 27 * DAY });
    await listener.arrived(4);
    await client.change("clock", { advanceSeconds: 2 * DAY });
    const [, ...warnings] = (await listener.arrived(5)).map(({ body }) => body);
    expect(warnings.map(({ level }) => level)).toEqual(["75%", "90%", "3days", "1days"]);
    expect(warnings[0]).toEqual({
      level: "75%",
      package_name: "2 GB - 30 Days",
      remaining_percentage: 22,
      iccid,
    });
  });

  it("come when the credit runs low, and on request", async () => {
    const { client, iccid } = await withSim();
    const listener = await listenForPushes();
    await client.airalo("POST", "notifications/opt-in", {
      type: "webhook_credit_limit",
      webhook_url: listener.url,
    });
    await client.change("airalo/settings", { balanceCents: 10_000 });
    await buyFromAiralo(client);
    await buyFromAiralo(client);
    expect((await listener.arrived(2))[1]?.body).toMatchObject({ remaining: expect.any(Number) });
    const simulation = {
      event: "low_data_notification",
      type: "webhook_low_data",
      iccid,
      webhook_url: listener.url,
    };
    await client.airalo("POST", "simulator/webhook", simulation);
    expect((await listener.arrived(4))[3]?.body).toMatchObject({ level: "75%", iccid });
  });
});
