import { randomUUID } from "node:crypto";
import { basePath } from "@rihla/contract";
import type { Block } from "@rihla/contract/admin";
import { ask, type BackOffice, type Person } from "../../../testing/back-office.ts";
import { signInByCode } from "../../account/account.test-kit.ts";

export const why = "paid with a card that was not theirs";
export const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

type Sender = { from?: string; token?: string; secret?: string; device?: string; key?: string };

/** Calls of the shop and of its back office, as somebody makes them from an address of theirs. */
export function blocksOf(office: () => BackOffice) {
  const send = async (path: string, payload: object, { from = "41.105.1.1", ...who }: Sender = {}) => {
    const answer = await office().http.inject({
      method: "POST",
      url: basePath + path,
      payload,
      remoteAddress: from,
      headers: {
        "idempotency-key": who.key ?? randomUUID(),
        ...(who.token && { authorization: `Bearer ${who.token}` }),
        ...(who.secret && { "order-secret": who.secret }),
        ...(who.device !== undefined && { "device-secret": who.device }),
      },
    });
    const told = answer.body === "" ? {} : answer.json();
    return {
      status: answer.statusCode,
      code: told.code as string | undefined,
      told,
      headers: answer.headers,
    };
  };
  const as = ({ cookie }: Person, key: string, body?: unknown, from?: string) =>
    ask(office(), key, { cookie, body, ...(from && { headers: { "x-forwarded-for": from } }) });
  const block = (by: Person, kind: string, value: string, until: string | null = inDays(7)) =>
    as(by, "POST /blocks", { kind, value, until, why });
  const lift = (by: Person, id: string) => as(by, `POST /blocks/${id}/lifts`, { why });
  const list = async (by: Person): Promise<Block[]> => (await as(by, "GET /blocks")).data;
  const signIn = (email: string) => signInByCode(office(), { email });
  return { send, as, block, lift, list, signIn };
}
