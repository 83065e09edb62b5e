import type { AlertKind, Language } from "@rihla/contract";
import { mailTranslator } from "@rihla/i18n/translator";
import type { MailBlock } from "./mail-block.ts";
import type { MailContent } from "./mailer.ts";
import { renderMail } from "./render-mail.ts";

type ToldEsim = {
  /** What a notification on a phone says too. */
  title: string;
  sentences: string[];
  /** What its reader does about it in the shop, and where. */
  action: "open" | "topUp";
  url: string;
};
type AlertMail = {
  language: Language;
  name: string;
  kind: AlertKind;
  /** At least one. */
  esims: readonly ToldEsim[];
  /** Where all of the reader's are. */
  esimsUrl: string;
  /** Where its reader says which of these they want. */
  choicesUrl: string;
  /** What a mail program calls for them. */
  oneClickUrl: string;
};

/** Something that the owner of an eSIM, or of several, should know now: one thing, with the way to each. */
export function alertMail({ language, name, kind, esims, ...urls }: AlertMail): MailContent {
  const t = mailTranslator(language);
  const [one] = esims;
  const title =
    one && esims.length === 1 ? one.title : t(`esimAlert.several.${kind}`, { count: esims.length });
  return {
    subject: title,
    oneClickUrl: urls.oneClickUrl,
    ...renderMail({
      language,
      title,
      preview: one?.sentences[0] ?? title,
      blocks: [
        { kind: "text", text: t("greeting", { name }) },
        ...(one && esims.length === 1 ? ofOne(t, one) : ofSeveral(t, esims, urls.esimsUrl)),
        { kind: "link", text: t("esimAlert.choose"), url: urls.choicesUrl },
      ],
    }),
  };
}

type Translate = ReturnType<typeof mailTranslator>;

const ofOne = (t: Translate, { sentences, action, url }: ToldEsim): MailBlock[] => [
  ...sentences.map((text) => ({ kind: "text" as const, text })),
  { kind: "button", label: t(`esimAlert.${action}`), url },
];

/** The fact of each; what to do about it is on its page. */
const ofSeveral = (t: Translate, esims: readonly ToldEsim[], esimsUrl: string): MailBlock[] => [
  ...esims.flatMap(({ title, sentences: [fact], action, url }): MailBlock[] => [
    { kind: "heading", text: title },
    ...(fact === undefined ? [] : [{ kind: "text" as const, text: fact }]),
    { kind: "link", text: t(`esimAlert.${action}`), url },
  ]),
  { kind: "button", label: t("orderDelivered.open"), url: esimsUrl },
];
