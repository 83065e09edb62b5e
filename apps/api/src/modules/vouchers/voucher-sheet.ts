import type { Language, Plan } from "@rihla/contract";
import { brand, formatDate, ltr } from "@rihla/i18n";
import { mailTranslator } from "@rihla/i18n/translator";
import { renderSVG } from "uqr";
import type { Uses } from "../../app.ts";
import { typeset } from "../../infra/typeset.ts";
import { OperatorRefusal } from "../../operator-refusal.ts";
import { Refusal } from "../../refusal.ts";
import { describePlan } from "../messages/index.ts";
import { exportVouchers } from "./manage-vouchers.ts";
import { quoteVoucher } from "./read-voucher.ts";

const template = new URL("./voucher-sheet.typ", import.meta.url);

/** A PDF of a batch's vouchers that can still be redeemed, each to be cut out with its QR code; null where none is left. Refuses where its plan is sold no more. */
export async function makeVoucherSheet(app: Uses<"config" | "db">, number: string, language: Language) {
  const { batch, vouchers } = await exportVouchers(app, number);
  const quote = await quoteVoucher(app.db, batch).catch((error: unknown) => {
    if (error instanceof Refusal) throw new OperatorRefusal("plan_not_sold", { plan: batch.plan });
    throw error;
  });
  const [line] = quote.lines;
  if (vouchers.length === 0 || !line) return null;
  const content = voucherSheetOf(
    { number: batch.number, line, vouchers, publicUrl: app.config.PUBLIC_URL },
    language,
  );
  return { count: vouchers.length, pdf: await typeset(template, content, batch.createdAt) };
}

type Batch = {
  number: string;
  line: {
    plan: Pick<Plan, "kind" | "dataBytes">;
    days: number;
    destinationNames: Record<Language, string>;
  };
  vouchers: readonly { nth: number; code: string; expiresAt: Date }[];
  publicUrl: string;
};

/** What the sheet says. */
export function voucherSheetOf({ number, line, vouchers, publicUrl }: Batch, language: Language) {
  const t = mailTranslator(language);
  // The language of who scans it is their own: the address has none.
  const address = `${publicUrl}/qr-scanner`;
  return {
    language,
    brand: brand.name[language],
    title: t("voucherSheet.title", { number: ltr(number) }),
    gives: t("voucherSheet.gives", { destination: line.destinationNames[language] }),
    plan: describePlan(language, line.plan, line.days),
    steps: t("voucherSheet.steps", { address: ltr(address.replace(/^https?:\/\//, "")) }),
    once: t("voucherSheet.once"),
    vouchers: vouchers.map(({ nth, code, expiresAt }) => ({
      code,
      name: `${number} · ${nth}`,
      until: t("voucherSheet.until", { date: ltr(formatDate(expiresAt.toISOString(), "date")) }),
      alt: t("voucherSheet.qr", { nth }),
      // Behind the `#` no server and no log sees it.
      qr: renderSVG(`${address}#${code.replaceAll("-", "")}`, { border: 0 }),
    })),
  };
}
