import type { Plan, Quote } from "@rihla/contract";
import { formatData, formatDate, formatSpeed } from "@rihla/i18n";
import {
  CalendarClock,
  Gauge,
  type LucideIcon,
  MessageCircleOff,
  RefreshCw,
  Smartphone,
  Undo2,
} from "lucide-react";
import { useTranslations } from "use-intl";
import { useVisitor } from "../../../lib/visitor.ts";
import { Section } from "./checkout-columns.tsx";
import { lastDayToStart } from "./last-day-to-start.ts";

type Point = { key: string; icon: LucideIcon; text: string };

/** The limits of the plans being bought that a person should know before paying. */
export function BeforePaying({ lines }: { lines: Quote["lines"] }) {
  const t = useTranslations("checkout.know");
  const points = usePoints(lines[0]?.plan);
  return (
    <Section title={t("title")}>
      <ul className="flex flex-col gap-3">
        {points.map(({ key, icon: Icon, text }) => (
          <li key={key} className="flex gap-3 text-sm">
            <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-sea" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function usePoints(plan: Plan | undefined): Point[] {
  const t = useTranslations("checkout.know");
  const unlimited = useUnlimited();
  if (!plan) return [];
  const date = formatDate(lastDayToStart(plan.unusedValidDays), "date");
  const points: Point[] = [
    { key: "device", icon: Smartphone, text: t("device") },
    { key: "starts", icon: CalendarClock, text: t(`starts.${plan.starts}`, { date }) },
    { key: "dataOnly", icon: MessageCircleOff, text: t("dataOnly") },
    { key: "topUp", icon: RefreshCw, text: t("topUp") },
    { key: "refund", icon: Undo2, text: t("refund") },
  ];
  if (plan.kind === "unlimited")
    points.splice(2, 0, { key: "unlimited", icon: Gauge, text: unlimited(plan) });
  return points;
}

function useUnlimited() {
  const t = useTranslations("checkout.know");
  const { language } = useVisitor();
  return ({ dataBytes, reducedSpeedKbps }: Plan) => {
    const data = formatData(dataBytes, language);
    return reducedSpeedKbps === null
      ? t("unlimitedUnknown", { data })
      : t("unlimited", { data, speed: formatSpeed(reducedSpeedKbps) });
  };
}
