import type { Language } from "@rihla/contract";
import { brand, formatDate, ltr } from "@rihla/i18n";
import { mailTranslator } from "@rihla/i18n/translator";
import type { MailContent } from "../mailer.ts";
import { renderMail } from "../render-mail.ts";

type NewDeviceMail = { language: Language; device: string | null; signedInAt: Date };

/** Tells the owner that somebody signed in where nobody had before. Nothing to press: only words on what to do. */
export function newDeviceMail({ language, device, signedInAt }: NewDeviceMail): MailContent {
  const t = mailTranslator(language);
  const shop = { brand: brand.name[language] };
  const time = ltr(formatDate(signedInAt.toISOString(), "date-time", "Africa/Algiers"));
  const where = { device: device ?? t("newDevice.unknown"), time };
  return {
    subject: t("newDevice.subject", shop),
    ...renderMail({
      language,
      title: t("newDevice.title"),
      preview: t("newDevice.where", where),
      blocks: [
        { kind: "text", text: t("newDevice.where", where) },
        { kind: "text", text: t("newDevice.you") },
        { kind: "text", text: t("newDevice.notYou", shop) },
      ],
    }),
  };
}
