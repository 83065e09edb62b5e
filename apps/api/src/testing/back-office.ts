import type { Invitation, OperatorRole } from "@rihla/contract/admin";
import { adminBasePath } from "@rihla/contract/admin";
import type { FastifyInstance } from "fastify";
import { composeAdmin } from "../compose-admin.ts";
import { inviteFromMachine } from "../modules/operator-access/index.ts";
import { PlayedAuthenticator } from "./played-authenticator.ts";
import { createTestShop, type TestShop } from "./test-shop.ts";

export const adminOrigin = "https://admin.rihla.example";
const site = { origin: adminOrigin, rpId: "admin.rihla.example" };

export type BackOffice = TestShop & { admin: FastifyInstance };

/** A shop with its back office, at an https name of its own. */
export async function createBackOffice(
  settings: Record<string, string> = {},
  create: (settings: Record<string, string>) => Promise<TestShop> = createTestShop,
): Promise<BackOffice> {
  const shop = await create({ ADMIN_URL: adminOrigin, ...settings });
  const admin = await composeAdmin(shop.app);
  return {
    ...shop,
    admin,
    close: async () => {
      await admin.close();
      await shop.close();
    },
  };
}

type Asked = { body?: unknown; cookie?: string | undefined; headers?: Record<string, string> };

/** One call as the back office's own page makes it. `key`: as in the contract, with the path filled in. */
export async function ask(
  { admin }: Pick<BackOffice, "admin">,
  key: string,
  { body, cookie, headers }: Asked = {},
) {
  const [method = "", path = ""] = key.split(" ");
  const answer = await admin.inject({
    method: method as "GET",
    url: adminBasePath + path,
    headers: {
      host: "admin.rihla.example",
      ...(method === "GET" ? {} : { origin: adminOrigin }),
      ...(cookie ? { cookie } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: body as object }),
  });
  const told = answer.body === "" ? undefined : answer.json();
  const set = answer.headers["set-cookie"]?.toString() ?? "";
  return {
    status: answer.statusCode,
    code: told?.code as string | undefined,
    data: told?.data,
    page: told?.page,
    set,
  };
}

/** Somebody with a passkey, signed in. */
export type Person = { id: string; cookie: string; key: PlayedAuthenticator };

export const newKey = (other: Partial<typeof site> = {}) => new PlayedAuthenticator({ ...site, ...other });
export const tokenOf = ({ url }: Pick<Invitation, "url">): string => url.split("#")[1] ?? "";
export const cookieIn = (set: string): string => set.split(";")[0] ?? "";

const onMachine = { who: "root", why: "opening the shop" };

export async function enter(
  office: BackOffice,
  role: OperatorRole,
  email = `${role}@rihla.example`,
): Promise<Person> {
  const person = { email, name: `The ${role}`, role, language: "en" as const };
  const invitation = await inviteFromMachine(office.app, person, onMachine);
  return accept(office, invitation);
}

export async function accept(office: BackOffice, invitation: Invitation, key = newKey()): Promise<Person> {
  const token = tokenOf(invitation);
  const shown = await ask(office, "POST /invitation-challenges", { body: { token } });
  const taken = {
    token,
    credential: key.create(shown.data.options),
    passkeyName: "Blue key",
    language: "en",
  };
  const answer = await ask(office, "POST /invitations/acceptance", { body: taken });
  if (answer.status !== 201) throw new Error(`The invitation was answered ${answer.status} ${answer.code}`);
  return { id: invitation.operatorId, cookie: cookieIn(answer.set), key };
}

export async function signInAgain(office: BackOffice, { key }: Pick<Person, "key">) {
  const { data: options } = await ask(office, "POST /sign-in-challenges");
  return ask(office, "POST /sessions", { body: { credential: key.get(options) } });
}

/** Touches the key once more, for what asks for it. */
export async function confirm(office: BackOffice, { cookie, key }: Person) {
  const { data: options } = await ask(office, "POST /confirmation-challenges", { cookie });
  return ask(office, "POST /confirmations", { cookie, body: { credential: key.get(options) } });
}
