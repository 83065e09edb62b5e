import { randomUUID } from "node:crypto";
import { basePath, type FollowedEsim, type OfferedEsim, type ReceivedEsim } from "@rihla/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buy, issuedEsim, type Owner, planThatStarts, refreshed } from "../../testing/issued-esim.ts";
import { callApi } from "../../testing/purchase.ts";
import { signIn } from "../../testing/sign-in.ts";
import { createStockedShop, type TestShop } from "../../testing/test-shop.ts";
import { deleteSharesOf } from "./index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createStockedShop();
});
afterAll(() => shop.close());

const plain = { language: "ar", largeType: true } as const;
const pathOf = ({ number }: Owner, rest = "") => `/orders/${number}/shares${rest}`;
const shareEsims = (owner: Owner, id: string, more: object = {}) =>
  callApi(shop, "PUT", pathOf(owner), { as: owner.as, body: { esims: [{ id }], ...plain, ...more } });
const follow = async (owner: Owner) =>
  (await callApi(shop, "GET", pathOf(owner), { as: owner.as })).data as FollowedEsim[];
async function sharedEsim() {
  const { owner, esim } = await issuedEsim(shop);
  const [followed] = (await shareEsims(owner, esim.id)).data as FollowedEsim[];
  return { owner, esim, token: followed?.share?.token as string };
}

/** A phone's browser: it keeps its cookie. */
function newPhone() {
  let cookie: string | undefined;
  const call = async (method: "GET" | "POST" | "PUT", path: string, body?: object) => {
    const headers = cookie ? { cookie } : {};
    const url = basePath + path;
    const answer = await shop.http.inject({ method, url, headers, ...(body ? { payload: body } : {}) });
    const set = answer.headers["set-cookie"];
    if (set) cookie = String(set).split(";")[0];
    return { status: answer.statusCode, ...answer.json(), given: set };
  };
  return {
    lookUp: (token: string) => call("POST", "/shares/lookup", { token }),
    claim: (token: string) => call("POST", "/shares/claims", { token }),
    received: async () => (await call("GET", "/shares/received")).data as ReceivedEsim[],
    paper: (id: string) => call("POST", `/shares/received/${id}/paper`, { maker: "other", language: "ar" }),
    refresh: (id: string) => call("POST", `/shares/received/${id}/refresh`),
    sayInstalled: (id: string) => call("PUT", `/shares/received/${id}/installed`, { installed: true }),
  };
}
const ended = { status: 404, code: "share_ended" };
const taken = { status: 404, code: "share_taken" };

describe("a link by which an eSIM is shared", () => {
  it("tells whom it is from and where it is for, and nothing that installs it", async () => {
    const { owner, esim, token } = await sharedEsim();
    const { status, data } = await newPhone().lookUp(token);
    expect(status).toBe(200);
    expect(data as OfferedEsim).toMatchObject({ from: "Amel", name: null, ...plain, isReceivedHere: false });
    for (const secret of [owner.email, owner.number, "Haddad", "LPA:1$", esim.iccid])
      expect(JSON.stringify(data)).not.toContain(secret);
  });

  it("lets the phone that received the eSIM say that it is installed where its supplier does not tell, and no other", async () => {
    const { esim, token } = await sharedEsim();
    await shop.app.db
      .updateTable("esim")
      .set({ profileState: "unknown" })
      .where("id", "=", esim.id)
      .execute();
    const phone = newPhone();
    await phone.claim(token);
    expect(await newPhone().sayInstalled(esim.id)).toMatchObject({ status: 404 });
    expect((await phone.received())[0]).toMatchObject({ saidInstalled: false });
    expect(await phone.sayInstalled(esim.id)).toMatchObject({ status: 200, data: { reached: "installed" } });
    expect((await phone.received())[0]).toMatchObject({ saidInstalled: true });
  });

  it("is kept as a digest, and told again to the buyer", async () => {
    const { owner, esim, token } = await sharedEsim();
    expect((await follow(owner))[0]?.share?.token).toBe(token);
    const rows = await shop.app.db
      .selectFrom("esimShare")
      .selectAll()
      .where("esimId", "=", esim.id)
      .execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(shop.logged()).not.toContain(token);
  });

  it("is taken by no look at it, however often", async () => {
    const { owner, token } = await sharedEsim();
    for (const _each of [1, 2, 3]) expect((await newPhone().lookUp(token)).status).toBe(200);
    expect((await follow(owner))[0]?.share?.openedAt).toBeNull();
    expect((await newPhone().claim(token)).status).toBe(201);
  });

  it("is changed without becoming another", async () => {
    const { owner, esim, token } = await sharedEsim();
    const change = { language: "en", largeType: false, esims: [{ id: esim.id, name: "  Hadja Zohra " }] };
    const [changed] = (await shareEsims(owner, esim.id, change)).data as FollowedEsim[];
    expect(changed).toMatchObject({
      esim: { name: "Hadja Zohra" },
      share: { token, language: "en", largeType: false },
    });
  });

  it("is withdrawn: nobody sees the eSIM by it, not even the phone that had received it; the next is another", async () => {
    const { owner, esim, token } = await sharedEsim();
    const phone = newPhone();
    await phone.claim(token);
    const withdraw = () => callApi(shop, "DELETE", pathOf(owner, `/${esim.id}`), { as: owner.as });
    expect([(await withdraw()).status, (await withdraw()).status]).toEqual([204, 204]);
    expect(await phone.lookUp(token)).toMatchObject(ended);
    expect(await phone.claim(token)).toMatchObject(ended);
    expect(await phone.received()).toEqual([]);
    expect((await phone.refresh(esim.id)).status).toBe(404);
    const [next] = (await shareEsims(owner, esim.id)).data as FollowedEsim[];
    expect(next?.share?.token).not.toBe(token);
    expect(await phone.lookUp(token)).toMatchObject(ended);
  });

  it("is not made for what has ended, nor for what is of another order", async () => {
    const { owner, esim } = await issuedEsim(shop);
    const other = await issuedEsim(shop);
    expect((await shareEsims(owner, other.esim.id)).status).toBe(404);
    expect((await shareEsims(owner, randomUUID())).status).toBe(404);
    await shop.sandbox.stepEsim(esim.iccid as string, "revoke");
    await refreshed(shop, owner, esim.id);
    expect((await shareEsims(owner, esim.id)).problem.code).toBe("esim_ended");
    expect(await follow(owner)).toMatchObject([{ share: null }]);
  });

  it("ends with its buyer's account", async () => {
    const { owner, token } = await sharedEsim();
    await shop.app.db.transaction().execute((tx) => deleteSharesOf(tx, owner.email));
    expect(await newPhone().lookUp(token)).toMatchObject(ended);
  });
});

describe("the first phone", () => {
  it("receives the eSIM: it installs and reads it without the link, and learns nothing of the order", async () => {
    const { owner, esim, token } = await sharedEsim();
    const phone = newPhone();
    const { status, data, given } = await phone.claim(token);
    expect([status, data.installation]).toEqual([201, esim.installation]);
    expect(given).toMatch(
      /^recipient_secret=[\w-]{43}; Path=\/api\/v1\/app\/shares; .*HttpOnly; SameSite=Strict/,
    );
    await shop.sandbox.stepEsim(esim.iccid as string, "use", 1000);
    await shop.app.db.updateTable("esim").set({ askedAt: null }).where("id", "=", esim.id).execute();
    expect((await phone.refresh(esim.id)).data.usedBytes).toBe(1000);
    const received = await phone.received();
    expect(received).toMatchObject([{ id: esim.id, usedBytes: 1000, from: "Amel", ...plain }]);
    for (const secret of [owner.email, owner.number, "Haddad"])
      expect(JSON.stringify(received)).not.toContain(secret);
    expect((await phone.lookUp(token)).data.isReceivedHere).toBe(true);
    expect((await phone.claim(token)).status).toBe(201);
    expect(await phone.paper(esim.id)).toMatchObject({ status: 200, data: { name: "esim-other-ar.pdf" } });
  });

  it("gets no more papers than may be typeset, and is shown its eSIM all the same", async () => {
    const { esim, token } = await sharedEsim();
    const phone = newPhone();
    await phone.claim(token);
    await phone.paper(esim.id);
    const papers = shop.app.db.updateTable("limitCounter").where("subject", "like", "received-papers/%");
    await papers.set({ count: 1_000_000 }).execute();
    expect(await phone.paper(esim.id)).toMatchObject({ status: 429, code: "rate_limited" });
    expect((await phone.lookUp(token)).status).toBe(200);
    await shop.app.db.deleteFrom("limitCounter").execute();
  });

  it("is the only one: whoever has the link later gets nothing", async () => {
    const { esim, token } = await sharedEsim();
    await newPhone().claim(token);
    const later = newPhone();
    expect(await later.lookUp(token)).toMatchObject(taken);
    expect(await later.claim(token)).toMatchObject(taken);
    expect(await later.received()).toEqual([]);
    expect((await later.refresh(esim.id)).status).toBe(404);
    expect((await later.paper(esim.id)).status).toBe(404);
  });

  it("is one of ten that open the link at once", async () => {
    const { owner, token } = await sharedEsim();
    const answers = await Promise.all(Array.from({ length: 10 }, () => newPhone().claim(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(404)]);
    expect((await follow(owner))[0]?.share?.openedAt).not.toBeNull();
  });

  it("gives way where the buyer allows another, which then is the only one", async () => {
    const { owner, esim, token } = await sharedEsim();
    const [first, second] = [newPhone(), newPhone()];
    await first.claim(token);
    const allow = () => callApi(shop, "POST", pathOf(owner, `/${esim.id}/release`), { as: owner.as });
    expect((await allow()).status).toBe(204);
    expect(await first.received()).toEqual([]);
    expect((await second.claim(token)).status).toBe(201);
    expect(await first.claim(token)).toMatchObject(taken);
  });

  it("has several at a time, the newest first", async () => {
    const phone = newPhone();
    const [one, other] = [await sharedEsim(), await sharedEsim()];
    for (const { token } of [one, other]) await phone.claim(token);
    expect((await phone.received()).map(({ id }) => id)).toEqual([other.esim.id, one.esim.id]);
  });
});

describe("the buyer", () => {
  it("sees when it was opened, whether it is installed and when it connected, and keeps seeing its usage", async () => {
    const { owner, esim, token } = await sharedEsim();
    await newPhone().claim(token);
    await shop.sandbox.stepEsim(esim.iccid as string, "use", 5000);
    await refreshed(shop, owner, esim.id);
    const [followed] = await follow(owner);
    expect(followed).toMatchObject({ esim: { reached: "connected", usedBytes: 5000 }, share: plain });
    expect(followed?.connectedAt).not.toBeNull();
    expect(followed?.share?.openedAt).not.toBeNull();
  });

  it("is nobody else: neither another customer nor a recipient sees, makes, withdraws, releases or prints", async () => {
    const [{ owner, esim }, other] = [await sharedEsim(), await sharedEsim()];
    const thief = { token: await signIn(shop, `${randomUUID()}@example.com`) };
    const calls = [
      ["GET", "", undefined],
      ["PUT", "", { esims: [{ id: esim.id }], ...plain }],
      ["DELETE", `/${esim.id}`, undefined],
      ["POST", `/${esim.id}/release`, undefined],
      ["POST", "/sheet", { esims: [esim.id] }],
    ] as const;
    for (const [method, rest, body] of calls) {
      const path = pathOf(owner, rest);
      const asThief = await callApi(shop, method, path, { as: thief, ...(body ? { body } : {}) });
      const withOthersSecret = await callApi(shop, method, path, {
        as: { secret: other.owner.secret },
        ...(body ? { body } : {}),
      });
      const asNobody = await callApi(shop, method, path, body ? { body } : {});
      const statuses = [asThief.status, withOthersSecret.status, asNobody.status];
      expect([method, ...statuses]).toEqual([method, 404, 404, 404]);
    }
    expect((await follow(owner))[0]?.share).not.toBeNull();
  });
});

describe("a guest, by the order's secret", () => {
  const guestOf = ({ secret }: Owner) => ({ as: { secret } });
  const pages = (data: unknown) =>
    Buffer.from((data as { content: string }).content, "base64")
      .toString("latin1")
      .match(/\/Type ?\/Page\b/g)?.length;

  it("shares, follows, prints, allows another phone and withdraws like a signed-in buyer", async () => {
    const { owner, esim } = await issuedEsim(shop);
    const as = guestOf(owner);
    const body = { esims: [{ id: esim.id, name: "Hadja Zohra" }], ...plain };
    const [made] = (await callApi(shop, "PUT", pathOf(owner), { ...as, body })).data as FollowedEsim[];
    const token = made?.share?.token as string;
    expect(made).toMatchObject({ esim: { name: "Hadja Zohra" }, mayShare: true });
    const phone = newPhone();
    expect((await phone.claim(token)).status).toBe(201);
    const [followed] = (await callApi(shop, "GET", pathOf(owner), as)).data as FollowedEsim[];
    expect(followed?.share).toMatchObject({ token, openedAt: expect.any(String) });
    const sheet = await callApi(shop, "POST", pathOf(owner, "/sheet"), { ...as, body: { esims: [esim.id] } });
    expect(pages(sheet.data)).toBe(1);
    expect((await callApi(shop, "POST", pathOf(owner, `/${esim.id}/release`), as)).status).toBe(204);
    expect(await phone.received()).toEqual([]);
    expect((await callApi(shop, "DELETE", pathOf(owner, `/${esim.id}`), as)).status).toBe(204);
    expect(await phone.lookUp(token)).toMatchObject(ended);
  });

  it("sees no link any more once the code has served, and decides nothing about it, as a session still does", async () => {
    const { owner, esim, token } = await sharedEsim();
    const as = guestOf(owner);
    await newPhone().claim(token);
    await shop.sandbox.stepEsim(esim.iccid as string, "use", 1000);
    await refreshed(shop, owner, esim.id);
    const followed = await callApi(shop, "GET", pathOf(owner), as);
    expect(followed.data).toMatchObject([
      { esim: { reached: "connected" }, mayShare: false, share: { token: null } },
    ]);
    expect(JSON.stringify(followed)).not.toContain(token);
    const tries = [
      callApi(shop, "PUT", pathOf(owner), { ...as, body: { esims: [{ id: esim.id }], ...plain } }),
      callApi(shop, "DELETE", pathOf(owner, `/${esim.id}`), as),
      callApi(shop, "POST", pathOf(owner, `/${esim.id}/release`), as),
      callApi(shop, "POST", pathOf(owner, "/sheet"), { ...as, body: { esims: [esim.id] } }),
    ];
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await follow(owner))[0]).toMatchObject({ mayShare: true, share: { token } });
  });

  it("gives links to a group that is still to come", async () => {
    const owner = await buy(shop, await planThatStarts(shop), 3);
    await shop.app.db
      .updateTable("esim")
      .set({ provisioning: "requested" })
      .where("orderNumber", "=", owner.number)
      .execute();
    const body = { esims: owner.order.esims.map(({ id }, at) => ({ id, name: `Hadj ${at}` })), ...plain };
    const made = await callApi(shop, "PUT", pathOf(owner), { ...guestOf(owner), body });
    expect(made.status).toBe(200);
    expect((made.data as FollowedEsim[]).filter(({ share }) => share?.token)).toHaveLength(3);
  });
});

it("a page is printed for each that is shared, and none for the others", async () => {
  const { owner, esim } = await issuedEsim(shop);
  const print = () =>
    callApi(shop, "POST", pathOf(owner, "/sheet"), { as: owner.as, body: { esims: [esim.id] } });
  expect((await print()).status).toBe(404);
  await shareEsims(owner, esim.id, { esims: [{ id: esim.id, name: "الحاجة زهرة" }] });
  const { status, data } = await print();
  const { name, content } = data as { name: string; content: string };
  expect([status, name]).toEqual([200, `esims-${owner.number}.pdf`]);
  const pdf = Buffer.from(content, "base64").toString("latin1");
  expect(pdf).toMatch(/^%PDF-1\.\d/);
  expect(pdf.match(/\/Type ?\/Page\b/g)).toHaveLength(1);
});

it("a group of fifty is one order, as few at the supplier as it takes so many, and fifty pages to print", async () => {
  const owner = await buy(shop, await planThatStarts(shop), 50);
  const named = owner.order.esims.map(({ id }, at) => ({ id, name: `Hadj ${at}` }));
  const all = await shareEsims(owner, "", { esims: named });
  expect(all.status).toBe(200);
  const followed = all.data as FollowedEsim[];
  expect(new Set(followed.map(({ share }) => share?.token)).size).toBe(50);
  expect(new Set(followed.map(({ esim }) => esim.name))).toEqual(new Set(named.map(({ name }) => name)));
  const leaders = await shop.app.db
    .selectFrom("esim")
    .select("id")
    .where("orderNumber", "=", owner.number)
    .where("orderedWith", "is", null)
    .execute();
  expect(leaders).toHaveLength(2);
  const body = { esims: named.map(({ id }) => id) };
  const { content } = (await callApi(shop, "POST", pathOf(owner, "/sheet"), { as: owner.as, body })).data as {
    content: string;
  };
  expect(
    Buffer.from(content, "base64")
      .toString("latin1")
      .match(/\/Type ?\/Page\b/g),
  ).toHaveLength(50);
});
