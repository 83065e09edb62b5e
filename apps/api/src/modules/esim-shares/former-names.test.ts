import { readFileSync } from "node:fs";
import { basePath, type FollowedEsim, type ReceivedEsim } from "@rihla/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { issuedEsim } from "../../testing/issued-esim.ts";
import { callApi } from "../../testing/purchase.ts";
import { asOwner } from "../../testing/test-database.ts";
import { createStockedShop, type TestShop } from "../../testing/test-shop.ts";
import { linkToken } from "./esim-share.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createStockedShop();
});
afterAll(() => shop.close());

/** One eSIM, shared with a phone that has received it. */
async function receivedOne() {
  const { owner, esim } = await issuedEsim(shop);
  const body = { esims: [{ id: esim.id }], language: "fr", largeType: false };
  const path = `/orders/${owner.number}/shares`;
  const [followed] = (await callApi(shop, "PUT", path, { as: owner.as, body })).data as FollowedEsim[];
  const token = followed?.share?.token as string;
  const url = `${basePath}/shares/claims`;
  const claimed = await shop.http.inject({ method: "POST", url, payload: { token } });
  const secret = /recipient_secret=([\w-]{43})/.exec(String(claimed.headers["set-cookie"]))?.[1] as string;
  return { esim, secret };
}

async function list(path: string, cookie: string) {
  const answer = await shop.http.inject({ method: "GET", url: basePath + path, headers: { cookie } });
  const ids = (answer.json().data as ReceivedEsim[]).map(({ id }) => id);
  return { ids, given: [answer.headers["set-cookie"] ?? []].flat() };
}

it("a link that was sent then has the token that it had", () => {
  expect(linkToken("a shop's key", "01890a5d-ac96-774b-bcce-b302099a8057")).toBe(
    "UtxMT1pzTCL1uxIjBDoNa9yPmmqXP87tonAZqROnZlo",
  );
});

it("a phone's cookie of then opens what it received, and is replaced where it is sent", async () => {
  const { esim, secret } = await receivedOne();
  const { ids, given } = await list("/hand-overs/held", `holder_secret=${secret}`);
  expect(ids).toEqual([esim.id]);
  expect(given).toEqual([
    expect.stringMatching(`^recipient_secret=${secret}; Path=${basePath}/shares; Max-Age=31536000; HttpOnly`),
    expect.stringMatching(`^holder_secret=; Path=${basePath}/hand-overs; Max-Age=0; HttpOnly`),
  ]);
  expect((await list("/shares/received", `recipient_secret=${secret}`)).ids).toEqual([esim.id]);
});

it("a phone without one is given none at the former address", async () => {
  expect(await list("/hand-overs/held", "")).toEqual({ ids: [], given: [] });
  expect(await list("/hand-overs/held", `holder_secret=${"x".repeat(43)}`)).toEqual({ ids: [], given: [] });
});

const asThen = `
  alter table esim_share rename to hand_over;
  alter table hand_over rename column recipient_hash to holder_hash;
  alter table hand_over rename constraint esim_share_pkey to hand_over_pkey;
  alter table hand_over rename constraint esim_share_token_hash_key to hand_over_token_hash_key;
  alter table hand_over rename constraint esim_share_esim_id_fkey to hand_over_esim_id_fkey;
  alter table hand_over rename constraint esim_share_check to hand_over_check;
  alter index esim_share_living rename to hand_over_living;
  alter index esim_share_of_esim rename to hand_over_of_esim;
  alter index esim_share_of_recipient rename to hand_over_of_holder;`;
const migration = new URL("../../../migrations/0103_esim_shares.sql", import.meta.url);

it("the migration leaves every link with the phone that has its eSIM", async () => {
  const { esim, secret } = await receivedOne();
  await asOwner(shop, asThen);
  await asOwner(shop, readFileSync(migration, "utf8"));
  expect((await list("/shares/received", `recipient_secret=${secret}`)).ids).toEqual([esim.id]);
});
