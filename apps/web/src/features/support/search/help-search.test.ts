import type { Language } from "@rihla/contract";
import { languageCodes } from "@rihla/i18n";
import { beforeAll, describe, expect, test } from "vitest";
import { messagesOf } from "../../../lib/text/messages.ts";
import { paths } from "../../../paths.ts";
import { topics } from "../topics.ts";
import { type HelpSearch, openHelpSearch } from "./help-search.ts";

const name = { fr: "la SATIM", en: "SATIM", ar: "ساتيم" };
const facts = { paymentLinkHours: 48, dataRecipients: [{ role: "payments" as const, name }] };

/** What people type, mistyped as they do, and the question or the page that answers it first. */
const asked: Record<Language, [typed: string, first: string][]> = {
  fr: [
    ["remboursement", "refund"],
    ["REMBOURSER", "refund"],
    ["rembousement", "refund"],
    ["rembrousement", "refund"],
    ["comment annuler ma commande", "refund"],
    ["hotspot", "hotspot"],
    ["hotsopt", "hotspot"],
    ["illimite", "unlimited"],
    ["ilimité", "unlimited"],
    ["qr code déjà utilisé", "stuck"],
    ["pas d'internet", "offline"],
    ["marche pas", "offline"],
    ["ça marche pas", "offline"],
    ["ma tconnectach", "offline"],
    ["makach internet", "offline"],
    ["facture", "receipt"],
    ["factrue", "receipt"],
    ["dubai", "rules"],
    ["baridimob", "methods"],
    ["dahabia", "methods"],
    ["satim", "methods"],
    ["kifach nkhalles", "methods"],
    ["imei eid", "compatible"],
    ["telephone compatibel", "compatible"],
    ["recharger", "topup"],
    ["rechrage", "topup"],
    ["flexy", "topup"],
    ["recharge automatique", "topup"],
    ["vol", "lost"],
    ["panier", "cart"],
    ["bon", "voucher"],
    ["groupe omra", "group"],
    ["supprimé par ereur", "deleted"],
    ["hors ligne", "kept"],
    ["wi fi avant depart", "when"],
    ["notifcations", "left"],
    ["parage de connexion", "hotspot"],
    ["itinerence", "arrival"],
    ["drahmi", "refund"],
    ["khalast mawsalni walou", "missing"],
    ["russie", paths.packages("RU")],
    ["omra dates ramadan", paths.packages("SA")],
    ["registre du comerce", paths.legal()],
    ["redmi note 12", paths.compatibility({ model: "xiaomi-redmi-note-12" })],
    ["mon iphone xs compatible", paths.compatibility({ model: "apple-iphone-xs" })],
    ["sauvegardes combien de temps", `${paths.privacy()}#retention`],
  ],
  en: [
    ["refund", "refund"],
    ["reufnd", "refund"],
    ["card declined", "refused"],
    ["tethering", "hotspot"],
    ["thetering", "hotspot"],
    ["which phones", "compatible"],
    ["compatable phone", "compatible"],
    ["delete my account", "data"],
    ["spam", "code"],
    ["cart", "cart"],
    ["top up", "topup"],
    ["topup", "topup"],
    ["top-up", "topup"],
    ["not working", "offline"],
    ["doesnt work no internet", "offline"],
    ["how to instal it", "install"],
    ["reciept", "receipt"],
    ["vouchr", "voucher"],
    ["wi fi before departure", "when"],
    ["russia", paths.packages("RU")],
    ["samsung s23", paths.compatibility({ model: "samsung-galaxy-s23" })],
    ["indexeddb local storage", `${paths.privacy()}#browser`],
  ],
  ar: [
    ["استرجاع المال", "refund"],
    ["إسترداد", "refund"],
    ["أسترجاع", "refund"],
    ["الشريحة لا تعمل", "offline"],
    ["الشريحه لاتعمل", "offline"],
    ["الذهبيه", "methods"],
    ["الدهبية", "methods"],
    ["تركيا", "rules"],
    ["حذفت الشريحة", "deleted"],
    ["حدفت الشريحة", "deleted"],
    ["السلة", "cart"],
    ["سله", "cart"],
    ["ما تكونيكتاش", "offline"],
    ["ماكاش نت", "offline"],
    ["كيفاش نخلص", "methods"],
    ["فليكسي", "topup"],
    ["تعبئه", "topup"],
    ["قسيمه", "voucher"],
    ["الأشعارات", "left"],
    ["فاتوره", "receipt"],
    ["لم يصلني الرمز", "code"],
    ["flexy", "topup"],
    ["روسيا", paths.packages("RU")],
    ["آيفون ١٣", paths.compatibility({ model: "apple-iphone-13" })],
  ],
};

describe.each(languageCodes)("in %s", (language) => {
  let search: HelpSearch;
  const answered = (typed: string) =>
    search(typed).map((found) => ("question" in found ? found.question : found.to));

  beforeAll(async () => {
    search = await openHelpSearch(language, facts);
  });

  test.each(asked[language])("%s is answered by %s first", (typed, first) => {
    expect(answered(typed)[0]).toBe(first);
  });

  test("each question is found by its own words", () => {
    const { questions } = messagesOf(language).support;
    for (const id of topics.flatMap((topic) => topic.questions)) {
      const title = questions[id].q;
      expect([title, answered(title)[0]]).toEqual([title, id]);
    }
  });

  test("what nobody asks finds nothing", () => {
    expect(answered("zzzz")).toEqual([]);
    expect(answered("؟ !")).toEqual([]);
  });

  test.each(["max", "samsung", "5g", "pro", "12"])("%s names no device", (typed) => {
    expect(answered(typed).filter((one) => one.includes("model="))).toEqual([]);
  });

  test("no text is left without words", () => {
    for (const typed of ["esim", "eSIM wifi"])
      for (const found of search(typed)) if ("title" in found) expect(found.title).not.toBe("");
  });
});

test("what fits a little is left out where something fits well", async () => {
  const search = await openHelpSearch("fr", facts);
  expect(search("remboursement").length).toBeLessThan(6);
});

test("all texts are read once for a language, and anew when the shop is set up otherwise", async () => {
  const search = await openHelpSearch("fr", facts);
  expect(await openHelpSearch("fr", structuredClone(facts))).toBe(search);
  expect(await openHelpSearch("ar", facts)).not.toBe(search);
  expect(await openHelpSearch("fr", facts)).toBe(search);
  expect(await openHelpSearch("fr", { ...facts, paymentLinkHours: 24 })).not.toBe(search);
});
