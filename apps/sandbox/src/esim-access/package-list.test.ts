import { describe, expect, it } from "vitest";
import { BASE_PACKAGES } from "../catalogue/catalogue.ts";
import type { Json } from "../testing/calls.ts";
import { openSandbox } from "../testing/sandbox-client.ts";

const packages = async (
  client: Awaited<ReturnType<typeof openSandbox>>,
  filter: object = {},
): Promise<Json[]> => (await client.esimAccess("package/list", filter)).obj.packageList;

describe("the package list", () => {
  it("is whole, in one answer, and treats empty filters as none", async () => {
    const client = await openSandbox();
    const all = await packages(client, { locationCode: "", type: "", packageCode: "", slug: "" });
    expect(all).toEqual(BASE_PACKAGES);
  });

  it("is filtered by place, by region, by world, by code and by slug", async () => {
    const client = await openSandbox();
    const codes = async (filter: object) =>
      new Set((await packages(client, filter)).map((one) => one.locationCode));
    expect(await codes({ locationCode: "TN" })).toEqual(new Set(["TN"]));
    expect(await codes({ locationCode: "!GL" })).toEqual(new Set(["GL-142"]));
    expect((await codes({ locationCode: "!RG" })).has("EU-42")).toBe(true);
    const [one] = await packages(client, { slug: "FR_1_7" });
    expect(await packages(client, { packageCode: one.packageCode })).toEqual([one]);
  });

  it("can hold a broken and a foreign package, be halved, emptied and padded", async () => {
    const client = await openSandbox();
    await client.change("catalogue", { brokenPackage: true, foreignCurrencyPackage: true });
    const odd = await packages(client);
    expect(odd).toHaveLength(BASE_PACKAGES.length + 2);
    expect(odd.filter((one) => one.currencyCode !== "USD")).toHaveLength(2);
    await client.undo("catalogue");
    await client.change("catalogue", { list: "half" });
    expect(await packages(client)).toHaveLength(Math.ceil(BASE_PACKAGES.length / 2));
    await client.change("catalogue", { list: "empty" });
    expect(await packages(client)).toEqual([]);
    await client.change("catalogue", { list: "whole", size: 5000 });
    const padded = await packages(client);
    expect(new Set(padded.map((one) => one.packageCode)).size).toBe(5000);
  });

  it("can change a price and withdraw a package, for listing and for ordering alike", async () => {
    const client = await openSandbox();
    await client.change("catalogue/packages/TN_1_7", { price: 12_345 });
    expect((await packages(client, { slug: "TN_1_7" }))[0].price).toBe(12_345);
    const order = { transactionId: "x", packageInfoList: [{ packageCode: "TN_1_7", count: 1, price: 9900 }] };
    expect((await client.esimAccess("esim/order", order)).errorCode).toBe("200005");
    await client.change("catalogue/packages/TN_1_7", { withdrawn: true });
    expect(await packages(client, { slug: "TN_1_7" })).toEqual([]);
    expect((await client.esimAccess("esim/order", order)).errorCode).toBe("310241");
  });

  it("has its places in the location list", async () => {
    const client = await openSandbox();
    const { obj } = await client.esimAccess("location/list");
    expect(obj.locationList).toContainEqual({ code: "TN", name: "Tunisia", type: 1, subLocationList: null });
    const northAmerica = obj.locationList.find((one: Json) => one.code === "NA-3");
    expect(northAmerica.subLocationList.map((one: Json) => one.code)).toEqual(["CA", "MX", "US"]);
  });
});
