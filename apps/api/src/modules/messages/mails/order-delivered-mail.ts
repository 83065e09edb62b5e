import type { Language } from "@rihla/contract";
import { brand } from "@rihla/i18n";
import { mailTranslator } from "@rihla/i18n/translator";
import { type MailBlock, planBlock } from "./mail-block.ts";
import type { MailContent } from "./mailer.ts";
import { qrPng } from "./qr-png.ts";
import { renderMail } from "./render-mail.ts";

export type DeliveredEsim = {
  destinationName: string;
  /** What was bought, as `describePlan` says it. */
  planText: string;
  /** When it is best installed. */
  whenToInstall: string;
  /** How it is given back, as was said before paying. */
  givingBack: string;
  /** Which one it is of how many with the same plan. */
  position: { number: number; of: number };
  /** The whole activation code, `LPA:1$host$matching-id`. */
  activationCode: string;
  smdpAddress: string;
  matchingId: string;
};
type OrderDeliveredMail = {
  language: Language;
  orderNumber: string;
  name: string;
  esims: DeliveredEsim[];
  /** Where the order is in the shop. */
  orderUrl: string;
  /** Where they are installed on the phone that opens it. */
  installUrl: string;
  /** The guide, for the phone that was checked before paying where one was. */
  guideUrl: string;
};

type Translate = ReturnType<typeof mailTranslator>;

/** The eSIMs of an order with all that installing needs, so that the mail alone is enough. Goes to the order's e-mail only. */
export function orderDeliveredMail(input: OrderDeliveredMail): MailContent {
  const { language, orderNumber, name, esims, installUrl, guideUrl, orderUrl } = input;
  const t = mailTranslator(language);
  const count = esims.length;
  return {
    subject: t("orderDelivered.subject", { count, orderNumber, brand: brand.name[language] }),
    ...renderMail({
      language,
      title: t("orderDelivered.title", { count }),
      preview: t("orderDelivered.intro", { count, orderNumber }),
      blocks: [
        { kind: "text", text: t("greeting", { name }) },
        { kind: "text", text: t("orderDelivered.intro", { count, orderNumber }) },
        { kind: "button", label: t("orderDelivered.install", { count }), url: installUrl },
        ...esims.flatMap((esim, index) => esimBlocks(t, esim, index)),
        ...installBlocks(t),
        { kind: "link", text: t("install.guide"), url: guideUrl },
        { kind: "link", text: t("seeOrder"), url: orderUrl },
      ],
    }),
    attachments: esims.map((esim, index) => ({
      filename: `esim-${orderNumber}-${index + 1}.png`,
      contentType: "image/png",
      content: qrPng(esim.activationCode),
      cid: cidOf(index),
    })),
  };
}

function esimBlocks(t: Translate, esim: DeliveredEsim, index: number): MailBlock[] {
  const { destinationName, whenToInstall, givingBack, position, smdpAddress, matchingId, activationCode } =
    esim;
  const piece = position.of > 1 ? [t("orderDelivered.position", position)] : [];
  return [
    planBlock(esim, ...piece),
    { kind: "text", text: whenToInstall },
    {
      kind: "image",
      cid: cidOf(index),
      alt: t("orderDelivered.qrAlt", { destination: destinationName }),
      size: 220,
    },
    {
      kind: "values",
      rows: [
        { label: t("orderDelivered.smdpAddress"), value: smdpAddress },
        { label: t("orderDelivered.matchingId"), value: matchingId },
        { label: t("orderDelivered.activationCode"), value: activationCode },
      ],
    },
    { kind: "note", text: givingBack },
  ];
}

function installBlocks(t: Translate): MailBlock[] {
  return [
    { kind: "heading", text: t("install.title") },
    {
      kind: "steps",
      items: [t("install.wifi"), t("install.iphone"), t("install.android"), t("install.arrival")],
    },
    { kind: "note", text: t("install.once") },
    { kind: "note", text: t("install.private") },
  ];
}

function cidOf(index: number): string {
  return `esim-${index + 1}`;
}
