import type { Order } from "@rihla/contract";
import { accept, invite, plugIn } from "../back-office.ts";
import { buyThroughApi, signInThroughApi } from "../buying-without-a-screen.ts";
import type { Screen, Stage } from "./screen.ts";

export type OfficeScreen = Omit<Screen, "page">;

export function officeOf({ office }: Stage): NonNullable<Stage["office"]> {
  if (!office) throw new Error("There is no back office here");
  return office;
}

export const goTo = (stage: Stage, address: string) => stage.page.goto(officeOf(stage).url + address);

/** Signed in with a passkey of one's own. */
export async function inside(stage: Stage): Promise<void> {
  await plugIn(stage.page.context(), stage.page);
  await accept(stage.page, await invite(officeOf(stage), "Amel", "owner"), stage.t);
}

/** By somebody with an account. */
export async function bought({ page, sandbox, customer }: Stage): Promise<Order> {
  const order = await buyThroughApi(page.request, sandbox, customer);
  await signInThroughApi(page.request, sandbox, customer.email);
  return order;
}
