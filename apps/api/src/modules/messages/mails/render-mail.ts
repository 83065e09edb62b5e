import { brand } from "@rihla/i18n";
import { mailTranslator } from "@rihla/i18n/translator";
import type { MailLayout } from "./mail-layout.ts";
import { renderMailHtml } from "./render-mail-html.ts";
import { renderMailText } from "./render-mail-text.ts";

/** The one layout of all mails: HTML and text of the same blocks, in the language's direction. */
export function renderMail(mail: Omit<MailLayout, "footer" | "brandName">): { html: string; text: string } {
  const brandName = brand.name[mail.language];
  const footer = mailTranslator(mail.language)("footer", { brand: brandName, email: brand.supportEmail });
  const layout: MailLayout = { ...mail, footer, brandName };
  return { html: renderMailHtml(layout), text: renderMailText(layout) };
}
