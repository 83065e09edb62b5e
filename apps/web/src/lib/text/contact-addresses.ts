import { brand } from "@rihla/i18n";

export function whatsAppAddress(text: string): string {
  return `https://wa.me/${brand.whatsAppNumber}?text=${encodeURIComponent(written(text))}`;
}

/** Lines end as mail has them, or some programs put them all in one. */
export function mailAddress(subject: string, body: string): string {
  const lines = written(body).replaceAll("\n", "\r\n");
  return `mailto:${brand.supportEmail}?subject=${encodeURIComponent(written(subject))}&body=${encodeURIComponent(lines)}`;
}

/** Without what keeps a word on one line of ours: elsewhere it may be shown as a box. */
const written = (text: string) => text.replaceAll("\u2060", "");
