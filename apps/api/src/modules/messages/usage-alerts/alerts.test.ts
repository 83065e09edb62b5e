import { type Esim, oneClickPath } from "@rihla/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { doJobs } from "../../../testing/do-jobs.ts";
import {
  buy,
  issued,
  issuedEsim,
  type Owner,
  planThatStarts,
  refreshed,
} from "../../../testing/issued-esim.ts";
import { callApi } from "../../../testing/purchase.ts";
import { createStockedShop, type TestShop } from "../../../testing/test-shop.ts";
import { gatherAlerts } from "../../esims/index.ts";
import { watchEsims } from "../../esims/watch-esims.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createStockedShop();
});
afterAll(() => shop.close());

/** The titles of what the owner was told of the life of their eSIMs, oldest first. */
async function told({ email }: Owner, count: number): Promise<string[]> {
  await hasten();
  await doJobs(shop, "mail-alert");
  const titles = (await shop.sandbox.mailTo(email)).map(({ subject }) => subject);
  expect(titles.length).toBeGreaterThanOrEqual(count);
  return titles.reverse();
}
const hasten = () =>
  sql`update jobs.job set start_after = now() where name = 'mail-alert' and state < 'active'`.execute(
    shop.app.db,
  );
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, "").replace(/\u00a0/g, " ");
const use = (iccid: string | null, bytes: number) => shop.sandbox.stepEsim(iccid as string, "use", bytes);
const share = (bytes: number | null, part: number) => Math.ceil((bytes ?? 0) * part);
const inHours = (hours: number) => new Date(Date.now() + hours * 3600_000).toISOString();

describe("the owner of an eSIM is told by mail, once each,", () => {
  it("when it connects, when four fifths of its data are used, and when all are", async () => {
    const { owner, esim } = await issuedEsim(shop);
    await use(esim.iccid, 0);
    await refreshed(shop, owner, esim.id);
    expect((await told(owner, 1)).map(plain)).toEqual([
      expect.stringMatching(/^Connectée à \d\d:\d\d · Turquie$/),
    ]);
    await use(esim.iccid, share(esim.totalBytes, 0.8));
    for (const _again of [1, 2]) await refreshed(shop, owner, esim.id);
    expect((await told(owner, 2)).map(plain)[1]).toMatch(/^Turquie : il reste \d/);
    await use(esim.iccid, share(esim.totalBytes, 0.3));
    for (const _again of [1, 2]) await refreshed(shop, owner, esim.id);
    expect((await told(owner, 3)).map(plain)[2]).toBe("Turquie : données épuisées");
    const [mail] = await shop.sandbox.mailTo(owner.email);
    expect(mail?.text).toContain(`/fr/details/${esim.id}#recharge`);
    expect(mail?.text).not.toContain(esim.iccid);
  });

  it("only of the end of its data where they went at once", async () => {
    const { owner, esim } = await issuedEsim(shop);
    await shop.sandbox.stepEsim(esim.iccid as string, "deplete");
    await refreshed(shop, owner, esim.id);
    const titles = (await told(owner, 2)).map(plain);
    expect(titles.map(plain).filter((title) => title.includes("reste"))).toEqual([]);
    expect(titles).toContain("Turquie : données épuisées");
  });

  it("a day before its end, even when its supplier is silent, and again only after it was prolonged", async () => {
    const { owner, esim } = await issuedEsim(shop);
    const endsIn = (hours: number) =>
      shop.sandbox.post(`/controls/esims/${esim.iccid}/misreport`, { expiredTime: inHours(hours) });
    await use(esim.iccid, 0);
    await endsIn(30);
    await refreshed(shop, owner, esim.id);
    const due = () =>
      shop.app.db
        .updateTable("esim")
        .set({ expiresAt: new Date(inHours(23)), nextLookAt: new Date() })
        .where("id", "=", esim.id)
        .execute();
    await due();
    await shop.sandbox.fault({ endpoint: "esim-access:esim/query", kind: "status", times: 1 });
    await watchEsims(shop.app);
    expect((await told(owner, 2)).map(plain)[1]).toBe("Turquie : votre eSIM se termine dans moins de 24 h");
    await endsIn(23);
    await refreshed(shop, owner, esim.id);
    await endsIn(100);
    await refreshed(shop, owner, esim.id);
    await endsIn(22);
    await refreshed(shop, owner, esim.id);
    const titles = await told(owner, 3);
    expect(titles.map(plain).filter((title) => title.includes("24 h"))).toHaveLength(2);
  });

  it("of what webhooks say twice, once", async () => {
    const { owner, esim } = await issuedEsim(shop);
    await use(esim.iccid, share(esim.totalBytes, 0.85));
    await Promise.all([1, 2, 3].map(() => refreshed(shop, owner, esim.id)));
    expect((await told(owner, 2)).filter((title) => title.includes("reste"))).toHaveLength(1);
  });
});

describe("the owner of several eSIMs", () => {
  it("gets one mail for all whose data runs low at about the same time, and again one for the next", async () => {
    const owner = await buy(shop, await planThatStarts(shop), 3);
    const esims = await Promise.all(owner.order.esims.map(({ id }) => issued(shop, owner, id)));
    const runLow = async (part: number, some: readonly Esim[]) => {
      for (const { iccid, totalBytes } of some) await use(iccid, share(totalBytes, part));
      await Promise.all(some.map(({ id }) => refreshed(shop, owner, id)));
    };
    await callApi(shop, "PUT", "/auth/me/alert-mails", { as: owner.as, body: { unwanted: ["connected"] } });
    await runLow(0.85, esims.slice(0, 2));
    expect((await told(owner, 1)).map(plain)).toEqual(["Il reste peu de données sur 2 de vos eSIM"]);
    const [mail] = await shop.sandbox.mailTo(owner.email);
    for (const { id } of esims.slice(0, 2)) expect(mail?.text).toContain(`/fr/details/${id}`);
    for (const which of ["1 sur 3", "2 sur 3"])
      expect(plain(mail?.text ?? "")).toContain(`Turquie (${which}) : il reste`);

    await runLow(0.85, esims.slice(2));
    expect((await told(owner, 2)).map(plain)[1]).toMatch(/^Turquie \(3 sur 3\) : il reste/);
  });

  it("is not told of one that was just topped up with the next one whose data runs low", async () => {
    const owner = await buy(shop, await planThatStarts(shop), 2);
    const [first, second] = await Promise.all(owner.order.esims.map(({ id }) => issued(shop, owner, id)));
    const see = async (esim: Esim | undefined, part: number) => {
      await use(esim?.iccid ?? null, share(esim?.totalBytes ?? 0, part));
      await refreshed(shop, owner, esim?.id ?? "");
    };
    await callApi(shop, "PUT", "/auth/me/alert-mails", { as: owner.as, body: { unwanted: ["connected"] } });
    await see(first, 0.99);
    await told(owner, 1);
    const more = { totalVolume: Math.round((first?.totalBytes ?? 0) * 1.1) };
    await shop.sandbox.post(`/controls/esims/${first?.iccid}/misreport`, more);
    await refreshed(shop, owner, first?.id ?? "");
    await see(second, 0.85);
    expect((await told(owner, 2)).map(plain)[1]).toMatch(/^Turquie \(2 sur 2\) : il reste/);
  });

  it("gets one mail also where two set out at once, and the same one again where it has to be tried again", async () => {
    const owner = await buy(shop, await planThatStarts(shop), 2);
    const esims = await Promise.all(owner.order.esims.map(({ id }) => issued(shop, owner, id)));
    for (const { id, iccid } of esims) {
      await use(iccid, 0);
      await refreshed(shop, owner, id);
    }
    const ids = esims.map(({ id }) => id);
    const noted = await shop.app.db.selectFrom("esimAlert").select("id").where("esimId", "in", ids).execute();
    const gather = () =>
      Promise.all(noted.map(async ({ id }) => (await gatherAlerts(shop.app.db, id)).length));
    const first = await gather();
    expect(first.toSorted()).toEqual([0, 2]);
    expect(await gather()).toEqual(first);
  });

  it("is not told that data runs low where it went while the mail waited for others", async () => {
    const owner = await buy(shop, await planThatStarts(shop), 2);
    const [esim] = await Promise.all(owner.order.esims.map(({ id }) => issued(shop, owner, id)));
    for (const part of [0.85, 0.3]) {
      await use(esim?.iccid ?? null, share(esim?.totalBytes ?? 0, part));
      await refreshed(shop, owner, esim?.id ?? "");
    }
    expect((await told(owner, 2)).map(plain)).not.toContainEqual(expect.stringContaining("reste"));
  });
});

describe("whoever does not want some of these mails", () => {
  const unwantedBy = async (token: string) =>
    (await callApi(shop, "POST", "/alert-mails/lookup", { body: { token } })).data;

  it("gets the others, chosen by the account or by the link of a mail", async () => {
    const { owner, esim } = await issuedEsim(shop);
    const chosen = await callApi(shop, "PUT", "/auth/me/alert-mails", {
      as: owner.as,
      body: { unwanted: ["connected"] },
    });
    expect(chosen).toMatchObject({ status: 200, data: { unwanted: ["connected"] } });
    await use(esim.iccid, share(esim.totalBytes, 0.8));
    await refreshed(shop, owner, esim.id);
    expect((await told(owner, 1)).map(plain)).toEqual([expect.stringMatching(/^Turquie : il reste/)]);

    const [mail] = await shop.sandbox.mailTo(owner.email);
    const token = /\/fr\/mails#(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
    expect(await unwantedBy(token)).toEqual({ kind: "used-80", unwanted: ["connected"] });
    const both = { token, unwanted: ["connected", "ends-tomorrow"] };
    await callApi(shop, "POST", "/alert-mails/choices", { body: both });
    await shop.sandbox.post(`/controls/esims/${esim.iccid}/misreport`, { expiredTime: inHours(20) });
    await refreshed(shop, owner, esim.id);
    await shop.sandbox.stepEsim(esim.iccid as string, "deplete");
    await refreshed(shop, owner, esim.id);
    expect((await told(owner, 2)).map(plain)[1]).toBe("Turquie : données épuisées");
  });

  it("says so by one press in the mail program, for that kind; a link that was made up changes nothing", async () => {
    const { owner, esim } = await issuedEsim(shop);
    await use(esim.iccid, 0);
    await refreshed(shop, owner, esim.id);
    await told(owner, 1);
    const [mail] = await shop.sandbox.mailTo(owner.email);
    const token = /\/fr\/mails#(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
    const press = (by: string) =>
      shop.http.inject({
        method: "POST",
        url: `${oneClickPath}/${by}`,
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: "List-Unsubscribe=One-Click",
      });
    const forged = token.replace("connected", "used-80");
    for (const wrong of [forged, "x", `${token}A`]) {
      expect((await press(wrong)).statusCode).toBe(404);
      const looked = await callApi(shop, "POST", "/alert-mails/lookup", { body: { token: wrong } });
      expect(looked.status).toBe(404);
    }
    expect(await unwantedBy(token)).toEqual({ kind: "connected", unwanted: [] });
    for (const _again of [1, 2]) expect((await press(token)).statusCode).toBe(200);
    expect(await unwantedBy(token)).toEqual({ kind: "connected", unwanted: ["connected"] });
  });
});
