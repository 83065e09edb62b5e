import { brand } from "@rihla/i18n";

export function whatsAppAddress(text: string): string {
  return `https://wa.me/${brand.whatsAppNumber}?text=${encodeURIComponent(text)}`;
}

/** Lines end as mail has them, or some programs put them all in one. */
export function mailAddress(subject: string, body: string): string {
  const lines = body.replaceAll("\n", "\r\n");
  return `mailto:${brand.supportEmail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}
