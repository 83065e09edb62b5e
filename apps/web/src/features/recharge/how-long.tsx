import type { Esim } from "@rihla/contract";
import { formatData, formatDate } from "@rihla/i18n";
import { useTranslations } from "use-intl";
import { useVisitor } from "../../lib/page/visitor.ts";

/** How long lasts what is left, which is why somebody tops up. */
export function HowLong({ esim }: { esim: Esim }) {
  const t = useTranslations("recharge");
  const pass = useTranslations("esims.pass");
  const { language } = useVisitor();
  const { kind, remainingBytes, expiresAt, dataEndsAt } = esim;
  const date = expiresAt === null ? "" : formatDate(expiresAt, "date");
  const endsFirst =
    dataEndsAt !== null && expiresAt !== null && Date.parse(dataEndsAt) < Date.parse(expiresAt);
  const left = () => {
    if (kind === "unlimited") return date && pass("expiresAt", { date });
    if (remainingBytes === null) return "";
    if (remainingBytes <= 0) return t(date ? "emptyUntil" : "empty", { date });
    const figures = { left: formatData(remainingBytes, language), date };
    return t(date ? "hasUntil" : "has", figures);
  };
  const forecast = endsFirst && remainingBytes ? t("runsOut", { date: formatDate(dataEndsAt, "date") }) : "";
  const said = [left(), forecast].filter(Boolean).join(" ");
  return said && <p className="text-sm text-ink-2">{said}</p>;
}
