import { type AdminEndpoint, adminBasePath, adminEndpoints, operatorRoles } from "@rihla/contract/admin";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { attack } from "./testing/attack.ts";
import {
  adminOrigin,
  ask,
  type BackOffice,
  createBackOffice,
  enter,
  type Person,
} from "./testing/back-office.ts";

let office: BackOffice;
let people: Record<"owner" | "support" | "stale", Person>;

beforeAll(async () => {
  office = await createBackOffice();
  people = {
    owner: await enter(office, "owner"),
    support: await enter(office, "support"),
    stale: await enter(office, "owner", "stale@rihla.example"),
  };
  await office.app.db
    .updateTable("operatorSession")
    .set({ confirmedAt: new Date(0) })
    .where("operatorId", "=", people.stale.id)
    .execute();
});
afterAll(() => office.close());

const calls = Object.entries<AdminEndpoint>(adminEndpoints).map(([key, endpoint]) => ({
  key: key
    .replaceAll("{id}", "00000000-0000-7000-8000-000000000000")
    .replaceAll("{number}", "G2345678")
    .replaceAll("{code}", "TR")
    .replaceAll("{day}", "2026-05-03")
    .replaceAll("{month}", "2026-05"),
  endpoint,
}));
const guarded = calls.filter(({ endpoint }) => endpoint.who !== "anyone");

describe("every call of the back office", () => {
  it.each(guarded)("$key is refused to who has not signed in", async ({ key }) => {
    expect(await ask(office, key, { body: key.startsWith("GET") ? undefined : {} })).toMatchObject({
      status: 401,
      code: "unauthenticated",
    });
    expect(await ask(office, key, { cookie: `__Host-operator=${"a".repeat(43)}` })).toMatchObject({
      status: 401,
    });
  });

  it.each(
    guarded.filter(
      ({ endpoint: { who } }) => who !== "anyone" && !operatorRoles.every((role) => who.includes(role)),
    ),
  )("$key does not exist for a role that it is not for", async ({ key, endpoint: { who } }) => {
    const role = operatorRoles.find((one) => who !== "anyone" && !who.includes(one)) ?? "support";
    expect(
      await ask(office, key, { cookie: people[role].cookie, body: key.startsWith("GET") ? undefined : {} }),
    ).toMatchObject({
      status: 404,
      code: "not_found",
    });
  });

  it.each(calls.filter(({ endpoint }) => endpoint.confirmed))(
    "$key wants a passkey touched just now",
    async ({ key }) => {
      expect(await ask(office, key, { cookie: people.stale.cookie, body: {} })).toMatchObject({
        status: 403,
        code: "confirmation_required",
      });
    },
  );

  it.each(calls.filter(({ key }) => !key.startsWith("GET")))(
    "$key is not taken from another site's page, though the cookie comes along",
    async ({ key }) => {
      for (const origin of ["https://rihla.example", `${adminOrigin}:8443`, "null"])
        expect(
          await ask(office, key, { cookie: people.owner.cookie, body: {}, headers: { origin } }),
        ).toMatchObject({ status: 403, code: "origin_refused" });
    },
  );
});

attack(
  "an operator's session is used through the shop's own door, at each call of the back office",
  { short: 1, whole: 1 },
  async () => {
    for (const { key } of calls) {
      const [method, path] = key.split(" ");
      const answer = await office.http.inject({
        method: method as "GET",
        url: `${adminBasePath}${path}`,
        headers: { host: "admin.rihla.example", origin: adminOrigin, cookie: people.owner.cookie },
      });
      expect(answer.statusCode, key).toBe(404);
    }
  },
);

attack(
  "the back office is reached by the shop's name, as by a door that passes all on",
  { short: 1, whole: 1 },
  async () => {
    const { cookie } = people.owner;
    expect(await ask(office, "GET /session", { cookie, headers: { host: "rihla.example" } })).toMatchObject({
      status: 404,
    });
    expect(await ask(office, "GET /session", { cookie })).toMatchObject({ status: 200 });
  },
);

attack(
  "a session's token is sent as a customer's is, without the cookie",
  { short: 1, whole: 1 },
  async () => {
    const headers = { authorization: `Bearer ${people.owner.cookie.split("=")[1]}` };
    expect(await ask(office, "GET /session", { headers })).toMatchObject({ status: 401 });
  },
);

attack(
  "the back office is reached from outside the networks that it is for",
  { short: 1, whole: 1 },
  async () => {
    const limited = await createBackOffice({ ADMIN_NETWORKS: "10.8.0.0/24,uniquelocal" });
    expect(
      await ask(limited, "POST /sign-in-challenges", { headers: { "x-forwarded-for": "203.0.113.9" } }),
    ).toMatchObject({
      status: 404,
    });
    expect(
      await ask(limited, "POST /sign-in-challenges", { headers: { "x-forwarded-for": "10.8.0.7" } }),
    ).toMatchObject({
      status: 201,
    });
    await limited.close();
  },
);
