import type { Language } from "@rihla/contract";
import { mailTranslator } from "@rihla/i18n/translator";
import { planBlock } from "./mail-block.ts";
import type { MailContent } from "./mailer.ts";
import { renderMail } from "./render-mail.ts";

type VoucherFailedMail = {
  language: Language;
  name: string;
  line: { destinationName: string; planText: string };
  /** Where vouchers are redeemed. */
  againUrl: string;
};

/** The eSIM of a voucher can't be delivered: there is no money to go back, but the voucher itself. */
export function voucherFailedMail({ language, name, line, againUrl }: VoucherFailedMail): MailContent {
  const t = mailTranslator(language);
  return {
    subject: t("voucherFailed.subject"),
    ...renderMail({
      language,
      title: t("voucherFailed.title"),
      preview: t("voucherFailed.text"),
      blocks: [
        { kind: "text", text: t("greeting", { name }) },
        planBlock(line),
        { kind: "text", text: t("voucherFailed.text") },
        { kind: "button", label: t("voucherFailed.again"), url: againUrl },
      ],
    }),
  };
}
