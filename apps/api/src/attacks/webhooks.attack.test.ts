import { createHmac, randomUUID } from "node:crypto";
import { basePath } from "@rihla/contract";
import { Stripe } from "stripe";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { signatureOf as airaloSignature } from "../adapters/esim/airalo/webhook.ts";
import { signatureOf as esimGoSignature } from "../adapters/esim/esim-go/webhook.ts";
import { signatureOf as chargilySignature } from "../adapters/payments/chargily/webhook.ts";
import { checksumOf } from "../adapters/payments/satim/callback.ts";
import { handleEvent } from "../modules/webhooks/handle-event.ts";
import { attack } from "../testing/attack.ts";
import { companyFolders } from "../testing/company-folders.ts";
import { paidAtAll } from "../testing/played-gateways.ts";
import { type Guest, openPayment, order, seeOrder } from "../testing/purchase.ts";
import { createStockedShop, type TestShop } from "../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createStockedShop({
    PAYMENT_METHODS: "cib:satim,edahabia:chargily,card:stripe,paypal:paypal",
    ESIM_PROVIDERS: companyFolders("esim").join(),
  });
});
afterAll(() => shop.close());
beforeEach(() => shop.app.db.deleteFrom("webhookEvent").execute());

type Call = { path?: string; headers?: Record<string, string>; body: string };
/** An event about `ref` as its company sends it, signed with `secret`. */
type Company = {
  setting: string;
  /** Whether its API is asked with the same secret: then it is replaced in one moment, else either may be proved by for a while. */
  isApiKey: boolean;
  sign: (secret: string, ref: string) => Call;
};
const json = (event: object) => JSON.stringify(event);
const seconds = () => Math.floor(Date.now() / 1000);

const companies: Record<string, Company> = {
  satim: {
    setting: "SATIM_CALLBACK_SECRET",
    isApiKey: false,
    sign: (secret, ref) => {
      const fields = { mdOrder: ref, operation: "deposited", status: "1", orderNumber: "1" };
      return {
        path: `?${new URLSearchParams({ ...fields, checksum: checksumOf(fields, secret) })}`,
        body: "",
      };
    },
  },
  chargily: {
    setting: "CHARGILY_SECRET_KEY",
    isApiKey: true,
    sign: (secret, ref) => {
      const body = json({ id: randomUUID(), type: "checkout.paid", data: { id: ref, entity: "checkout" } });
      return { headers: { signature: chargilySignature(body, secret) }, body };
    },
  },
  stripe: {
    setting: "STRIPE_WEBHOOK_SECRET",
    isApiKey: false,
    sign: (secret, ref) => {
      const object = { object: "checkout.session", id: ref, payment_status: "paid" };
      const body = json({ id: `evt_${randomUUID()}`, object: "event", data: { object } });
      const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret });
      return { headers: { "stripe-signature": signature }, body };
    },
  },
  airalo: {
    setting: "AIRALO_CLIENT_SECRET",
    isApiKey: true,
    sign: (secret, ref) => {
      const body = json({ iccid: ref, level: "90%" });
      return { headers: { "airalo-signature": airaloSignature(body, secret) }, body };
    },
  },
  "esim-go": {
    setting: "ESIM_GO_API_KEY",
    isApiKey: true,
    sign: (secret, ref) => {
      const body = json({ alertType: "Utilisation", iccid: ref });
      return { headers: { "x-signature-sha256": esimGoSignature(body, secret, "hex") }, body };
    },
  },
  "esim-access": {
    setting: "ESIM_ACCESS_WEBHOOK_TOKEN",
    isApiKey: false,
    sign: (secret, ref) => ({
      path: `/${secret}`,
      body: json({ notifyType: "ORDER_STATUS", notifyId: randomUUID(), content: { orderNo: ref } }),
    }),
  },
  chatwoot: {
    setting: "CHATWOOT_WEBHOOK_SECRET",
    isApiKey: false,
    sign: (secret, ref) => {
      const body = json({ event: "conversation_updated", id: ref.length });
      const at = String(seconds());
      const mac = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex");
      return {
        headers: {
          "x-chatwoot-timestamp": at,
          "x-chatwoot-signature": `sha256=${mac}`,
          "x-chatwoot-delivery": randomUUID(),
        },
        body,
      };
    },
  },
};
const names = Object.keys(companies);
/** PayPal's own proof is another kind: its tests are beside its adapter. */
const elsewhere = ["paypal"];
const companyOf = (name: string) => companies[name] as Company;
const secretOf = (name: string) => shop.environment[companyOf(name).setting] as string;

async function send(name: string, { path = "", headers = {}, body }: Call, to = shop): Promise<number> {
  const answer = await to.http.inject({
    method: body ? "POST" : "GET",
    url: `${basePath}/webhooks/${name}${path}`,
    headers: { "content-type": "application/json", ...headers },
    ...(body && { payload: body }),
  });
  return answer.statusCode;
}
const events = () => shop.app.db.selectFrom("webhookEvent").selectAll().execute();

/** Whatever stands for the proof in a call, changed. */
const spoilt = (call: Call, change: (proof: string) => string): Call => ({
  ...call,
  ...(call.path && { path: call.path.replace(/(?<=checksum=|^\/).+$/, change) }),
  ...(call.headers && {
    headers: Object.fromEntries(
      Object.entries(call.headers).map(([name, value]) => [
        name,
        name.includes("signature") ? change(value) : value,
      ]),
    ),
  }),
});
const lies: [string, (name: string, ref: string) => Call][] = [
  [
    "signed with another shop's secret",
    (name, ref) => companyOf(name).sign("another-shop-s-secret-of-40-letters-xxxx", ref),
  ],
  ["signed with nothing", (name, ref) => companyOf(name).sign("x", ref)],
  ["with its proof cut short", (name, ref) => spoilt(genuine(name, ref), (proof) => proof.slice(0, -1))],
  [
    "with its proof turned round",
    (name, ref) => spoilt(genuine(name, ref), (proof) => [...proof].reverse().join("")),
  ],
  ["with an empty proof", (name, ref) => spoilt(genuine(name, ref), () => "")],
  ["without a proof", (name, ref) => ({ body: genuine(name, ref).body || "{}" })],
];
/** Where the proof covers the words: not where it is the address. */
const altered = (name: string, ref: string): Call => {
  const call = genuine(name, ref);
  return call.body
    ? { ...call, body: call.body.replace("{", '{"amount":1,') }
    : { ...call, path: `${call.path}&amount=1` };
};
const genuine = (name: string, ref: string) => companyOf(name).sign(secretOf(name), ref);

describe("while a company's secret is replaced", () => {
  const replaced = names.filter((name) => !companyOf(name).isApiKey);
  const [after, before] = ["sandbox-secret-after-it", "sandbox-secret-before-it"];
  let turning: TestShop;
  beforeAll(async () => {
    const settings = replaced.map((name) => [companyOf(name).setting, `${after} ${before}`]);
    turning = await createStockedShop({
      PAYMENT_METHODS: paidAtAll,
      ...Object.fromEntries(settings),
    });
  });
  afterAll(() => turning.close());

  test.each(replaced)("%s proves its events by either, and by nothing else", async (name) => {
    const signs = (secret: string) => send(name, companyOf(name).sign(secret, "ref-of-ours"), turning);
    expect(await Promise.all([after, before, `${after} ${before}`, "", "another"].map(signs))).toEqual([
      expect.toSatisfy(isTaken),
      expect.toSatisfy(isTaken),
      ...Array.from({ length: 3 }, () => expect.not.toSatisfy(isTaken)),
    ]);
  });
});
const isTaken = (status: number) => status < 300;

test("every company that may call is attacked here, and its genuine event is taken", async () => {
  expect([...names, ...elsewhere].toSorted()).toEqual(shop.app.webhooks.map(({ name }) => name).toSorted());
  for (const name of names) expect([name, await send(name, genuine(name, "x"))]).toEqual([name, 200]);
});

describe.each(names)("an event in the name of %s", (name) => {
  const ways = lies.length + (name === "esim-access" ? 0 : 1);
  attack(
    "forged in every way: none is taken, none makes us ask",
    { short: ways, whole: ways * 5 },
    async (tries) => {
      for (let at = 0; at < tries; at += ways) {
        for (const [what, lie] of lies)
          expect([what, await send(name, lie(name, randomUUID()))]).toEqual([what, 404]);
        if (name !== "esim-access") expect(await send(name, altered(name, randomUUID()))).toBe(404);
      }
      expect(await events()).toEqual([]);
    },
  );

  attack("genuine, sent again and again, is heard once", { short: 10, whole: 30 }, async (tries) => {
    const call = genuine(name, randomUUID());
    const answers = await Promise.all(Array.from({ length: tries }, () => send(name, call)));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await events()).toHaveLength(1);
  });

  attack(
    "genuine, sent again with other spaces in it, is heard once at most",
    { short: 10, whole: 30 },
    async (tries) => {
      const call = genuine(name, randomUUID());
      for (let at = 0; at < tries; at++)
        await send(name, { ...call, body: call.body && `${call.body}${" ".repeat(at)}` });
      expect(await events()).toHaveLength(1);
    },
  );
});

describe("a genuine event that claims a payment", () => {
  const gateways = [
    ["satim", "cib"],
    ["chargily", "edahabia"],
  ] as const;
  attack(
    "of an order that nobody has paid delivers nothing, in any order and at once",
    { short: gateways.length * 5, whole: gateways.length * 30 },
    async (tries) => {
      for (const [name, method] of gateways) {
        const guest: Guest = await order(shop);
        const { transactionId } = await openPayment(shop, guest, method);
        const each = tries / gateways.length;
        await Promise.all(Array.from({ length: each }, () => send(name, genuine(name, transactionId))));
        for (const { source, eventKey } of await events()) await handleEvent(shop.app, source, eventKey);
        expect((await seeOrder(shop, guest)).status).toBe("pending");
      }
    },
  );
});
