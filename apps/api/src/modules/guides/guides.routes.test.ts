import { basePath } from "@rihla/contract";
import { makers } from "@rihla/guides";
import { languageCodes } from "@rihla/i18n";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { issuedEsim } from "../../testing/issued-esim.ts";
import { callApi } from "../../testing/purchase.ts";
import { signIn } from "../../testing/sign-in.ts";
import { createStockedShop, type TestShop } from "../../testing/test-shop.ts";
import { guidePaper } from "./guide-paper.ts";
import { paperOf } from "./make-paper.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createStockedShop();
});
afterAll(() => shop.close());

type File = { name: string; content: string };
const text = ({ content }: File) => Buffer.from(content, "base64").toString("latin1");
const pages = (pdf: string) => pdf.match(/\/Type \/Page\b(?!s)/g)?.length;

/** As long as codes and names come. */
const esim = {
  name: "Abdelmoumene, le cadet",
  destinationNames: { fr: "Émirats arabes unis", en: "United Arab Emirates", ar: "الإمارات العربية المتحدة" },
  apn: "internet.example.com",
  starts: "installation" as const,
  days: 7,
  installBeforeLeaving: false,
  installation: {
    activationCode: "LPA:1$rsp-eu.redteamobile.example$K2-1A2B3C-4D5E6F-7G8H9I-0J1K2L",
    smdpAddress: "rsp-eu.redteamobile.example",
    matchingId: "K2-1A2B3C-4D5E6F-7G8H9I-0J1K2L",
    confirmationCodeRequired: true,
    appleInstallUrl: "",
    androidInstallUrl: "",
  },
};

describe("the guide on paper", () => {
  it.each(makers)("is one page with an eSIM's codes on it, for %s in each language", async (maker) => {
    for (const language of languageCodes) {
      const pdf = text(await paperOf(shop.app, { maker, language }, esim));
      expect([language, pages(pdf)]).toEqual([language, 1]);
      expect(pdf).toContain("ReadexPro");
    }
  });

  it("shows each step of the way drawn, in order, and says by which address one finds us", async () => {
    const said = new Map<string, string>();
    for (const language of languageCodes) {
      const { install, arrive, help, own } = await guidePaper(
        { maker: "samsung", language },
        null,
        "https://shop.example",
      );
      expect(own).toBeNull();
      const steps = [install, arrive].flatMap(({ rows }) => rows.flat());
      expect(steps.length).toBeGreaterThan(10);
      expect(steps.map(({ number }) => Number(number))).toEqual(steps.map((_, at) => at + 1));
      for (const { drawing } of steps) expect(drawing).toMatch(/^<svg /);
      for (const row of [...install.rows, ...arrive.rows])
        expect(new Set(row.map(({ drawing }) => /viewBox="[^"]+"/.exec(drawing)?.[0])).size).toBe(1);
      expect(help).toMatch(/\u2066\+213\d+\u2069.*\u2066support@/);
      said.set(language, steps.map(({ title }) => title).join());
    }
    expect(new Set(said.values()).size).toBe(languageCodes.length);
    expect(
      [...said].filter(([, words]) => /[\u0600-\u06ff]/.test(words)).map(([language]) => language),
    ).toEqual(["ar"]);
  });

  it("is the same for everybody, made once and kept by who asks", async () => {
    const url = `${basePath}/guides/iphone/papers/ar`;
    const { headers, statusCode } = await shop.http.inject({ url });
    expect([statusCode, headers["cache-control"]]).toEqual([200, expect.stringContaining("public")]);
    const again = await shop.http.inject({ url, headers: { "if-none-match": String(headers.etag) } });
    expect(again.statusCode).toBe(304);
    expect((await shop.http.inject({ url: `${basePath}/guides/fridge/papers/ar` })).statusCode).toBe(404);
  });
});

describe("the paper of one's own eSIM", () => {
  const body = { maker: "iphone", language: "fr" };
  const askForPaper = (id: string, token: string | undefined) =>
    shop.http.inject({
      method: "POST",
      url: `${basePath}/esims/${id}/paper`,
      headers: { authorization: `Bearer ${token}` },
      payload: body,
    });
  type Answer = Awaited<ReturnType<typeof askForPaper>>;

  it("is for its owner, and kept by nothing on the way", async () => {
    const { owner, esim: own } = await issuedEsim(shop);
    const answer = await askForPaper(own.id, owner.as.token);
    expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(answer.json().data.name).toBe("esim-iphone-fr.pdf");
    expect(pages(text(answer.json().data))).toBe(1);
  });

  it("does not exist for anybody else, signed in or not", async () => {
    const { esim: own } = await issuedEsim(shop);
    const path = `/esims/${own.id}/paper`;
    const stranger = { token: await signIn(shop, "somebody.else@example.dz") };
    expect(await callApi(shop, "POST", path, { as: stranger, body })).toMatchObject({ status: 404 });
    expect(await callApi(shop, "POST", path, { body })).toMatchObject({ status: 401 });
  });

  it("holds the codes that install it as they are, without marks that would be copied along", async () => {
    const { own } = await guidePaper({ maker: "other", language: "ar" }, esim, "https://shop.example");
    const { smdpAddress, matchingId, activationCode } = esim.installation;
    expect(own?.facts.map(({ value }) => value)).toEqual([smdpAddress, matchingId, activationCode, esim.apn]);
  });

  it.each(["Voyage ✈️ 🇹🇷", "旅行", "\u{1d49c}"])(
    "is made for one called %s, too, without the letters that its font has not",
    async (name) => {
      expect(
        pages(text(await paperOf(shop.app, { maker: "iphone", language: "fr" }, { ...esim, name }))),
      ).toBe(1);
    },
  );

  it("has no page before the eSIM was delivered", async () => {
    await expect(
      paperOf(shop.app, { maker: "iphone", language: "fr" }, { ...esim, installation: null }),
    ).rejects.toMatchObject({ code: "not_found" });
  });

  it("is refused, with when to ask again, to whoever comes while more are asked for than are made soon", async () => {
    const { owner, esim: own } = await issuedEsim(shop);
    const refusal = await new Promise<Answer>((resolve) => {
      for (let asked = 0; asked < 36; asked++)
        void askForPaper(own.id, owner.as.token).then(
          (answer) => answer.statusCode !== 200 && resolve(answer),
        );
    });
    expect([refusal.statusCode, refusal.headers["retry-after"]]).toEqual([503, "10"]);
    expect(refusal.json()).toMatchObject({ code: "unavailable", retryAfterSeconds: 10 });
  });
});
