import type { APIRequestContext } from "@playwright/test";
import type { FollowedEsim, Language, Order } from "@rihla/contract";
import { asBearer } from "./account.ts";

type Manner = { language: Language; largeType: boolean };

/** Hands the eSIMs of an order on, under these names; gives the holders' addresses in their order. */
export async function handOn(
  request: APIRequestContext,
  token: string,
  { number, esims }: Order,
  names: readonly string[],
  manner: Manner,
): Promise<string[]> {
  const answer = await request.put(`/api/v1/app/orders/${number}/hand-overs`, {
    headers: asBearer(token),
    data: { esims: names.map((name, at) => ({ id: esims[at]?.id, name })), ...manner },
  });
  if (!answer.ok()) throw new Error(`hand-overs: ${answer.status()} ${await answer.text()}`);
  const followed: FollowedEsim[] = (await answer.json()).data;
  return followed.flatMap(({ handOver }) =>
    handOver ? [`/${manner.language}/for-you#${handOver.token}`] : [],
  );
}
