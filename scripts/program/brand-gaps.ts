import { brand } from "@rihla/i18n";

type Brand = {
  publisher: Readonly<Record<string, string | null>>;
  supportEmail: string;
  whatsAppNumber: string;
};

/** What stands in the brand file as it came: nobody can be reached there, and the law wants to know who sells. */
export function brandGaps({ publisher, supportEmail, whatsAppNumber }: Brand = brand): string[] {
  const unknown = Object.entries(publisher).filter(([, value]) => value === null);
  return [
    ...unknown.map(([name]) => `publisher.${name}`),
    ...(supportEmail.endsWith(".example") ? ["supportEmail"] : []),
    ...(whatsAppNumber.endsWith("0000000") ? ["whatsAppNumber"] : []),
  ];
}

/** A shop that sells for real must have them all; anywhere else it is only told. */
export function checkBrand(isForReal: boolean, gaps = brandGaps()): string {
  if (gaps.length === 0) return "filled in";
  const words = `to be filled in before opening (packages/i18n/src/brand.ts): ${gaps.join(", ")}`;
  if (isForReal) throw new Error(words);
  return words;
}
