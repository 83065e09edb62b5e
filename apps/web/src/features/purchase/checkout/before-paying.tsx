import type { Quote } from "@rihla/contract";
import { formatData, formatDate, formatSpeed } from "@rihla/i18n";
import { notesOf } from "@rihla/places/travel-notes";
import {
  CalendarClock,
  ChevronDown,
  Gauge,
  type LucideIcon,
  MapPin,
  MessageCircleOff,
  RefreshCw,
  Smartphone,
  Undo2,
} from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { todayInAlgiers } from "../../../domain/plans/calendar.ts";
import { nameIn } from "../../../domain/plans/destination-name.ts";
import { isHarmless } from "../../../domain/plans/is-harmless.ts";
import { useGivingBack } from "../../../domain/plans/use-giving-back.ts";
import { useInstallAdvice } from "../../../domain/plans/use-install-advice.ts";
import { useNoteWords } from "../../../domain/plans/use-note-words.ts";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { givingBackOfAll } from "./giving-back-of-all.ts";
import { lastDayToStart } from "./last-day-to-start.ts";

type Lines = Quote["lines"];
type Point = {
  key: string;
  icon: LucideIcon;
  title?: string;
  text: string;
  /** Whoever overlooks it may lose money or days: never folded away. */
  isRisky?: boolean;
};
type PointOf = Point & { of: Lines };

/** The limits of the plans being bought that a person should know before paying: in sight what may cost them something, the rest one press away, beside the coupon. */
export function BeforePaying({ lines, coupon }: { lines: Lines; coupon?: ReactNode }) {
  const t = useTranslations("checkout.know");
  const points = usePoints()(lines);
  const list = (some: readonly PointOf[]) => (
    <ul className="flex flex-col gap-2">
      {some.map((point) => (
        <Told key={point.text} point={point} isOfAll={point.of.length === lines.length} />
      ))}
    </ul>
  );
  // The bar says how all of it is given back, where that is one rule.
  const isOpen = ({ key, isRisky }: Point) => isRisky || (key === "refund" && !givingBackOfAll(lines));
  const open = points.filter(isOpen);
  const others = points.filter((point) => !isOpen(point));
  return (
    <section className="rounded-card border border-line bg-surface">
      <h2 className="sr-only">{t("title")}</h2>
      {open.length > 0 && <div className="px-4 pt-2.5 pb-1">{list(open)}</div>}
      <div className="flex flex-wrap items-start justify-between gap-x-4 px-4">
        <details className="group open:basis-full">
          <summary className="flex min-h-11 list-none items-center gap-1.5 text-sm font-semibold text-sea hover:underline [&::-webkit-details-marker]:hidden">
            {t(open.length > 0 ? "more" : "all", { count: others.length })}
            <ChevronDown aria-hidden="true" className="size-5 shrink-0 group-open:rotate-180" />
          </summary>
          <div className="pt-1 pb-3">{list(others)}</div>
        </details>
        {coupon}
      </div>
    </section>
  );
}

function Told({ point: { icon: Icon, title, text, of }, isOfAll }: { point: PointOf; isOfAll: boolean }) {
  const { language } = useVisitor();
  const places = new Set(of.map(({ destinationNames }) => nameIn(destinationNames, language)));
  return (
    <li className="flex gap-3 text-sm">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-sea" />
      <span>
        {!isOfAll && <strong className="block font-semibold">{[...places].join(" · ")}</strong>}
        {title && <strong className="font-semibold">{title}.</strong>} {text}
      </span>
    </li>
  );
}

/** Each point once, with the plans that it holds for; those of one kind stand together. */
function usePoints() {
  const pointsOf = usePointsOf();
  return (lines: Lines): PointOf[] => {
    const all = lines.flatMap((line) => pointsOf(line).map((point) => ({ point, line })));
    const texts = new Map(all.map(({ point }) => [point.text, point]));
    const merged = [...texts.values()].map((point) => ({
      ...point,
      of: all.filter((one) => one.point.text === point.text).map(({ line }) => line),
    }));
    return merged.sort((a, b) => order.indexOf(a.key) - order.indexOf(b.key));
  };
}
const order = ["place", "effect", "device", "starts", "unlimited", "dataOnly", "topUp", "refund"];

function usePointsOf() {
  const t = useTranslations("checkout.know");
  const unlimited = useUnlimited();
  const topUpPoints = useTopUpPoints();
  const { inFull } = useGivingBack();
  const { beforePaying } = useInstallAdvice();
  const wordsOf = useNoteWords();
  const today = todayInAlgiers();
  return ({ plan, days, topUp }: Lines[number]): Point[] => {
    if (topUp) return topUpPoints(topUp);
    const date = formatDate(lastDayToStart(plan.unusedValidDays), "date");
    const points = [
      ...notesOf(plan.destination, today)
        .map(wordsOf)
        .map(({ title, body, serious }) => ({
          key: "place",
          icon: MapPin,
          title,
          text: body,
          isRisky: serious || plan.installBeforeLeaving,
        })),
      { key: "device", icon: Smartphone, text: t("device") },
      {
        key: "starts",
        icon: CalendarClock,
        text: `${beforePaying({ ...plan, days })} ${t(`deadline.${plan.starts}`, { date })}`,
        // What a place's own note says already need not stand twice.
        isRisky: !isHarmless(plan) && !(plan.installBeforeLeaving && plan.starts === "first-connection"),
      },
      { key: "dataOnly", icon: MessageCircleOff, text: t("dataOnly") },
      { key: "topUp", icon: RefreshCw, text: t(`topUp.${plan.topUp}`), isRisky: plan.topUp === "none" },
      { key: "refund", icon: Undo2, text: `${inFull(plan.givingBack)} ${t("failure")}` },
    ];
    return plan.kind === "unlimited"
      ? [...points, { key: "unlimited", icon: Gauge, text: unlimited(plan) }]
      : points;
  };
}

/** What becomes of a top-up, before it is paid. */
function useTopUpPoints() {
  const t = useTranslations("checkout.topUp");
  return ({ effect }: NonNullable<Lines[number]["topUp"]>): Point[] => [
    { key: "effect", icon: effect === "waits" ? CalendarClock : RefreshCw, text: t(effect), isRisky: true },
    { key: "device", icon: Smartphone, text: t("install") },
    { key: "refund", icon: Undo2, text: t("final"), isRisky: true },
  ];
}

function useUnlimited() {
  const t = useTranslations("checkout.know");
  const { language } = useVisitor();
  return ({ dataBytes, reducedSpeedKbps }: Lines[number]["plan"]) => {
    const data = formatData(dataBytes, language);
    return reducedSpeedKbps === null
      ? t("unlimitedUnknown", { data })
      : t("unlimited", { data, speed: formatSpeed(reducedSpeedKbps, language) });
  };
}
