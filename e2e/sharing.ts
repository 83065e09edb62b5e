import type { APIRequestContext } from "@playwright/test";
import type { FollowedEsim, Language, Order } from "@rihla/contract";
import { asBearer } from "./account.ts";

type Manner = { language: Language; largeType: boolean };

/** Shares the eSIMs of an order, under these names; gives the recipients' addresses in their order. */
export async function shareEsims(
  request: APIRequestContext,
  token: string,
  { number, esims }: Order,
  names: readonly string[],
  manner: Manner,
): Promise<string[]> {
  const answer = await request.put(`/api/v1/app/orders/${number}/shares`, {
    headers: asBearer(token),
    data: { esims: names.map((name, at) => ({ id: esims[at]?.id, name })), ...manner },
  });
  if (!answer.ok()) throw new Error(`shares: ${answer.status()} ${await answer.text()}`);
  const followed: FollowedEsim[] = (await answer.json()).data;
  return followed.flatMap(({ share }) => (share ? [`/${manner.language}/for-you#${share.token}`] : []));
}
