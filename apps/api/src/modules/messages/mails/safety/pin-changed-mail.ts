import type { Language } from "@rihla/contract";
import { brand, formatDate, ltr } from "@rihla/i18n";
import { mailTranslator } from "@rihla/i18n/translator";
import type { MailContent } from "../mailer.ts";
import { renderMail } from "../render-mail.ts";

/** `device`: null where it can't be told, or where the shop's support did it. */
type PinChangedMail = { language: Language; what: "set" | "taken"; device: string | null; at: Date };

/** Tells the owner of a wallet that its PIN is another one now, or gone. Nothing to press: only words on what to do. */
export function pinChangedMail({ language, what, device, at }: PinChangedMail): MailContent {
  const t = mailTranslator(language);
  const shop = { brand: brand.name[language] };
  const time = ltr(formatDate(at.toISOString(), "date-time", "Africa/Algiers"));
  const where = t(`pinChanged.${what}`, { device: device ?? t("newDevice.unknown"), time });
  return {
    subject: t("pinChanged.subject", shop),
    ...renderMail({
      language,
      title: t("pinChanged.title"),
      preview: where,
      blocks: [
        { kind: "text", text: where },
        { kind: "text", text: t("pinChanged.you") },
        { kind: "text", text: t("pinChanged.notYou", shop) },
      ],
    }),
  };
}
