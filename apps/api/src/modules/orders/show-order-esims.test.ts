import type { Esim } from "@rihla/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buyAsGuest, issuedEsim, planThatStarts, refreshed } from "../../testing/issued-esim.ts";
import { callApi } from "../../testing/purchase.ts";
import { createStockedShop, type TestShop } from "../../testing/test-shop.ts";
import { provisionEsim } from "../esims/provisioning/provisioning.test-kit.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createStockedShop();
});
afterAll(() => shop.close());

const seen = async (number: string, as: Parameters<typeof callApi>[3]): Promise<Esim[]> =>
  (await callApi(shop, "GET", `/orders/${number}/esims`, as)).data as Esim[];

describe("the eSIMs of an order, for who holds its secret,", () => {
  it("come with their codes, without signing in", async () => {
    const guest = await buyAsGuest(shop, await planThatStarts(shop), 2);
    const [first, second] = guest.order.esims;
    await provisionEsim(shop.app, first?.id as string);
    const esims = await seen(guest.number, { as: guest });
    expect(esims.map(({ id }) => id)).toEqual([first?.id, second?.id]);
    expect(esims[0]?.installation?.activationCode).toMatch(/^LPA:1\$/);
  });

  it("come without a code once it has served; its owner, signed in, still sees it", async () => {
    const { owner, esim } = await issuedEsim(shop);
    await shop.sandbox.stepEsim(esim.iccid as string, "enable");
    await refreshed(shop, owner, esim.id);
    const { number, secret } = owner;
    expect(await seen(number, { as: { secret } })).toMatchObject([{ installation: null }]);
    expect((await seen(number, { as: owner.as }))[0]?.installation).not.toBeNull();
  });

  it("are no longer there once its supplier has taken it back or refused it", async () => {
    const guest = await buyAsGuest(shop, await planThatStarts(shop));
    const id = guest.order.esims[0]?.id as string;
    await shop.sandbox.fault({
      endpoint: "esim-access:esim/order",
      kind: "business-error",
      errorCode: "200011",
    });
    await provisionEsim(shop.app, id);
    expect(await seen(guest.number, { as: guest })).toEqual([]);
  });
});
