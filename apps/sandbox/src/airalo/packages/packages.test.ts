import { describe, expect, it } from "vitest";
import { BASE_PACKAGES } from "../../catalogue/catalogue.ts";
import { airaloToken, callAiralo, type Json } from "../../testing/calls.ts";
import { type Client, openSandbox } from "../../testing/sandbox-client.ts";

const everything = async (client: Client, filter = "") =>
  (await client.airalo("GET", `packages?limit=1000${filter}`)).data;
const packagesIn = (places: Json[]): Json[] =>
  places.flatMap((place) => place.operators).flatMap((operator) => operator.packages);
const megabytes = (bytes: number) => bytes / 1024 ** 2;

describe("Airalo's packages", () => {
  it("stand under their operator, under their country, with what they cost and what they are sold for", async () => {
    const client = await openSandbox();
    const [tunisia] = await everything(client, "&filter[country]=TN");
    expect(tunisia).toMatchObject({ slug: "tunisia", country_code: "TN", title: "Tunisia" });
    const operator = tunisia.operators.find((one: Json) => one.title === "Tunisia Go");
    expect(operator).toMatchObject({
      type: "local",
      activation_policy: "first-usage",
      is_kyc_verify: false,
      rechargeability: true,
      coverages: [
        { code: "TN", networks: expect.arrayContaining([{ name: "Ooredoo", types: expect.any(Array) }]) },
      ],
      countries: [{ country_code: "TN", title: "Tunisia" }],
    });
    const sold = operator.packages.find((one: Json) => one.id === "tunisia-go-30days-2gb");
    expect(sold).toMatchObject({ type: "sim", amount: 2048, day: 30, data: "2 GB", is_unlimited: false });
    expect(sold.net_price).toBeLessThan(sold.price);
    expect(sold.prices.net_price).toEqual({ USD: sold.net_price });
  });

  it("are local or for a region, which has no country code", async () => {
    const client = await openSandbox();
    const [local, global] = [
      await everything(client, "&filter[type]=local"),
      await everything(client, "&filter[type]=global"),
    ];
    expect(local.length).toBeGreaterThan(170);
    expect(new Set(global.map((place: Json) => place.country_code))).toEqual(new Set([""]));
    const europe = global.find((place: Json) => place.slug === "europe");
    expect(europe.operators[0].coverages).toHaveLength(42);
    expect(await everything(client)).toHaveLength(local.length + global.length);
  });

  it("promise in part what the other supplier promises, cheaper or dearer, and in part what nobody else does", async () => {
    const client = await openSandbox();
    const [france] = await everything(client, "&filter[country]=FR");
    const others = BASE_PACKAGES.filter((one) => one.locationCode === "FR" && one.dataType === 1);
    const compared = packagesIn([france]).map((one) => {
      const same = others.find(
        (other) => megabytes(other.volume) === one.amount && other.duration === one.day,
      );
      return same ? Math.sign(one.net_price - same.price / 10_000) : "own";
    });
    expect(new Set(compared)).toEqual(new Set([-1, 1, "own"]));
  });

  it("say nothing of an amount when unlimited, and of whom they ask to prove who they are", async () => {
    const client = await openSandbox();
    const [germany] = await everything(client, "&filter[country]=DE");
    const unlimited = packagesIn([germany]).filter((one) => one.is_unlimited);
    expect(unlimited.map((one) => [one.amount, one.data])).toContainEqual([0, "Unlimited"]);
    expect(germany.operators.filter((one: Json) => one.is_kyc_verify)).toHaveLength(1);
  });

  it("have ids of their own, top-ups only where they are asked for", async () => {
    const client = await openSandbox();
    const places = await everything(client, "&include=topup");
    const ids = packagesIn(places).map((one) => one.id);
    const operators = places.flatMap((place: Json) => place.operators).map((one: Json) => one.id);
    for (const all of [ids, operators]) expect(new Set(all).size).toBe(all.length);
    expect(ids).toContain("tunisia-go-30days-2gb-topup");
    expect(packagesIn(await everything(client)).filter((one) => one.type === "topup")).toEqual([]);
  });

  it("come page by page", async () => {
    const client = await openSandbox();
    const { data, links, meta } = await client.airalo("GET", "packages?limit=10&page=2&filter[type]=local");
    expect(data).toHaveLength(10);
    expect(meta).toMatchObject({ current_page: 2, per_page: "10", from: 11, to: 20 });
    expect(links.next).toContain("page=3");
    const last = await client.airalo("GET", `packages?limit=10&page=${meta.last_page}&filter[type]=local`);
    expect([last.links.next, last.data.length > 0]).toEqual([null, true]);
  });

  it("are asked for eighty times a minute at most", async () => {
    const client = await openSandbox();
    await client.change("airalo/settings", { packagesPerMinute: 1 });
    const token = await airaloToken(client.url);
    const ask = () => callAiralo(client.url, "GET", "packages?limit=1", undefined, token);
    const first = await ask();
    expect([
      first.status,
      first.headers.get("x-ratelimit-limit"),
      first.headers.get("x-ratelimit-remaining"),
    ]).toEqual([200, "1", "0"]);
    expect((await ask()).status).toBe(429);
  });

  it("can be halved, emptied, broken, changed and withdrawn", async () => {
    const client = await openSandbox();
    const whole = await everything(client);
    await client.change("airalo/catalogue", { list: "half", brokenPackage: true });
    const half = await everything(client);
    expect(half).toHaveLength(Math.ceil(whole.length / 2));
    expect(packagesIn(half).filter((one) => one.id === null)).toHaveLength(1);
    await client.change("airalo/catalogue", { list: "empty" });
    expect(await everything(client)).toEqual([]);
    await client.undo("airalo/catalogue");

    const id = "tunisia-go-30days-2gb";
    const shown = async () =>
      packagesIn(await everything(client, "&filter[country]=TN")).find((one) => one.id === id);
    await client.change(`airalo/catalogue/packages/${id}`, { net_price: 1.25 });
    expect(await shown()).toMatchObject({ net_price: 1.25, prices: { net_price: { USD: 1.25 } } });
    await client.change(`airalo/catalogue/packages/${id}`, { withdrawn: true });
    expect(await shown()).toBeUndefined();
  });

  it("write numbers as text when told to", async () => {
    const client = await openSandbox();
    await client.change("airalo/settings", { numbersAs: "string" });
    const [one] = packagesIn(await everything(client, "&filter[country]=TN"));
    expect([typeof one.net_price, typeof one.amount, typeof one.day]).toEqual(["string", "string", "string"]);
  });
});
