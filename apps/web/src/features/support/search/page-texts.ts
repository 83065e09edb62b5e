import type { Language, ShopFacts } from "@rihla/contract";
import { noteKeys, travelNotes } from "@rihla/places/travel-notes";
import { shopTerms } from "../../../domain/payments/shop-terms.ts";
import { messagesOf } from "../../../lib/text/messages.ts";
import { plainTags } from "../../../lib/text/rich-text.tsx";
import { paths } from "../../../paths.ts";
import type { Text, Words } from "./text.ts";

/** What stands on other pages: notes on places, the device check, the legal texts section by section. */
export function pageTexts(t: Words, facts: ShopFacts | null, language: Language): Text[] {
  return [...noteTexts(t), compatibilityText(t), publisherText(t), ...legalTexts(t, facts, language)];
}

function noteTexts(t: Words): Text[] {
  return noteKeys.map((key) => {
    const [place = ""] = travelNotes[key].places.split(" ");
    const title = t(`notes.${key}.title`);
    const on = t("support.search.notes");
    return {
      finding: { to: paths.packages(place), title, on },
      title,
      words: "",
      body: t(`notes.${key}.body`),
      weight: 0.8,
    };
  });
}

function compatibilityText(t: Words): Text {
  const title = t("compatibility.search.label");
  const makers =
    "iphone ipad samsung galaxy pixel xiaomi redmi poco huawei honor oppo oneplus realme vivo sony motorola";
  return {
    finding: {
      to: paths.compatibility(),
      title,
      on: t("compatibility.meta.title", { brand: "" }).replace(/ \|.*/, ""),
    },
    title,
    words: makers,
    body: [
      t("compatibility.meta.description"),
      t("compatibility.sheet.eid.title"),
      t("compatibility.other.body"),
    ].join(" "),
    weight: 0.7,
  };
}

/** Who runs the shop: the particulars, which no section of a text has. */
function publisherText(t: Words): Text {
  const title = t("legal.notices.publisher.title");
  const body = (["name", "address", "register", "taxNumber", "phone", "host"] as const)
    .map((key) => t(`legal.notices.publisher.${key}`))
    .join(" ");
  return {
    finding: { to: paths.legal(), title, on: t("legal.notices.title") },
    title,
    words: body,
    body: "",
  };
}

const documents = { privacy: paths.privacy(), terms: paths.terms(), notices: paths.legal() } as const;

function legalTexts(t: Words, facts: ShopFacts | null, language: Language): Text[] {
  const values = {
    ...plainTags,
    ...shopTerms(null, facts, language),
    brand: "",
    operators: "none",
    operatorsInFull: "none",
    paymentHelp: () => "",
  };
  return (Object.keys(documents) as (keyof typeof documents)[]).flatMap((name) =>
    Object.keys(messagesOf(language).legal[name].sections).map((id) => {
      // All three are made alike; to the types they can look like one of them.
      const section = `legal.${name}.sections.${id}` as "legal.privacy.sections.what";
      const title = t(`${section}.title`);
      const finding = { to: `${documents[name]}#${id}`, title, on: t(`legal.${name}.title`) };
      return { finding, title, words: "", body: t.markup(`${section}.body`, values), weight: 0.5 };
    }),
  );
}
