import type { Language } from "@rihla/contract";
import { brand, isolate } from "@rihla/i18n";
import { sheetTranslator } from "@rihla/i18n/translator";
import { renderSVG } from "uqr";

type PageFacts = {
  language: Language;
  /** Of the recipient's page, with the link's token: the paper alone installs nothing once a phone has received the eSIM. */
  address: string;
  name: string | null;
  destination: string;
  from: string;
  whenToInstall: string;
};

/** What the pages say, each in its recipient's language. */
export const sheetOf = (pages: readonly PageFacts[]) => ({
  title: pages.map(({ name, destination }) => name ?? destination).join(", "),
  pages: pages.map(pageOf),
});

function pageOf({ language, address, name, destination, from, whenToInstall }: PageFacts) {
  const t = sheetTranslator(language);
  return {
    language,
    brand: brand.name[language],
    title: name === null ? t("title", { destination }) : t("titleFor", { name: isolate(name), destination }),
    from: t("from", { name: isolate(from) }),
    qr: renderSVG(address, { ecc: "M", border: 2 }),
    qrLabel: t("qr"),
    steps: [t("steps.scan"), t("steps.keep"), t("steps.install", { when: whenToInstall }), t("steps.arrive")],
    keep: t("keep"),
  };
}
