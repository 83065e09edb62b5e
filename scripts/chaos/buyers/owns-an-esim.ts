import type { Esim } from "@rihla/contract";
import { waitUntil } from "../../processes/wait-until.ts";
import { anyGateway } from "../gateways/gateways.ts";
import { signIn } from "./account.ts";
import { type Buyer, type Currency, watch } from "./buyer.ts";
import { comeBack, openPage, payOn } from "./open-page.ts";
import { placeFor } from "./place-order.ts";

export type Owner = { token: string; esim: string };

/** Somebody with an account and an eSIM that can be topped up; undefined where they lost patience before it came. */
export async function ownEsim(buyer: Buyer, currency: Currency): Promise<Owner | undefined> {
  const token = await signIn(buyer);
  const placed = await placeFor(buyer, currency, token, ({ topUp }) => topUp === "data-and-days");
  const opened = await openPage(buyer, placed, anyGateway(buyer.random, currency));
  await payOn(buyer, opened);
  await comeBack(buyer, placed, opened);
  const { esims } = await watch(buyer, placed);
  const esim = esims.find(({ issued }) => issued)?.id;
  return esim ? { token, esim } : undefined;
}

/** How long they press "refresh", milliseconds. */
const patience = 90_000;

/** Until the shop shows it as they expect, or until they lose patience; whether it does. */
export function isSeen(
  { browser }: Buyer,
  { token, esim }: Owner,
  asExpected: (shown: Esim) => boolean,
): Promise<boolean> {
  const look = async () => asExpected(await browser.post<Esim>(`/esims/${esim}/refresh`, {}, { token }));
  return waitUntil(look, patience, 2_000);
}
