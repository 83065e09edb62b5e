import { type APIRequestContext, expect } from "@playwright/test";
import type { Esim, EsimStatus } from "@rihla/contract";
import { asBearer } from "./account.ts";
import type { Sandbox } from "./sandbox.ts";
import { eventually } from "./test.ts";

type Step = [name: string, body?: object];

/** What a phone, a network or the supplier does for each status; what is being prepared has no profile to do it to. */
export const lives: Readonly<Record<Exclude<EsimStatus, "allocating">, Step[]>> = {
  new: [],
  installing: [["download"]],
  onboard: [["enable"]],
  in_use: [["use", { bytes: 300 * 1024 ** 2 }]],
  depleted: [["deplete"]],
  suspended: [["use", { bytes: 1000 }], ["suspend"]],
  unknown: [["misreport", { esimStatus: "PARKED" }]],
  canceled: [["cancel"]],
  revoked: [["revoke"]],
  expired: [["use", { bytes: 300 * 1024 ** 2 }], ["expire"]],
  deleted: [["remove"]],
  user_deleted: [["use", { bytes: 1000 }], ["delete"]],
};
export const livedStatuses = Object.keys(lives) as (keyof typeof lives)[];

/** Lets the eSIM's life go on until its owner reads `status`. */
export async function bringTo(
  status: keyof typeof lives,
  esimId: string,
  { request, sandbox, token }: { request: APIRequestContext; sandbox: Sandbox; token: string },
): Promise<void> {
  const address = `/api/v1/app/esims/${esimId}`;
  const headers = asBearer(token);
  // The supplier may have made many in one order: only the number tells which is this one.
  const { iccid } = await readEsim(request, esimId, token);
  for (const [name, body] of lives[status]) await sandbox.stepEsim(String(iccid), name, body);
  // One asked for shortly after another asks nobody: then the supplier's own news bring it, which the worker reads.
  await expect(async () => {
    const answer = await request.post(`${address}/refresh`, { headers });
    expect((await answer.json()).data?.status).toBe(status);
  }).toPass(eventually);
}

/** As its owner reads it. */
export async function readEsim(request: APIRequestContext, id: string, token: string): Promise<Esim> {
  const answer = await request.get(`/api/v1/app/esims/${id}`, { headers: asBearer(token) });
  return (await answer.json()).data;
}
