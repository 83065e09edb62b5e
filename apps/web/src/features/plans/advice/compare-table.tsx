import type { Plan } from "@rihla/contract";
import { formatData, formatMoney, formatSpeed, pricePerDay, pricePerGigabyte } from "@rihla/i18n";
import { classNames } from "@rihla/ui/class-names";
import { Khatim } from "@rihla/ui/khatim";
import { Link } from "@rihla/ui/link";
import { Price } from "@rihla/ui/price";
import { Check, X } from "lucide-react";
import type { CSSProperties, ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useInstallAdvice } from "../../../domain/plans/use-install-advice.ts";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { paths } from "../../../paths.ts";
import { daysBought, priceOf } from "../plan-choice.ts";
import { useLacks } from "../use-lacks.ts";
import { usePlanWords } from "../use-plan-words.ts";
import { coverOf, type Wish } from "./advice.ts";
import { Buy, type CompareTableProps } from "./compare-bar.tsx";

type RowProps = CompareTableProps & { plan: Plan };

const rows = ["cover", "perDay", "gigabyte", "day", "starts", "after", "topUp", "countries"] as const;
type Row = (typeof rows)[number];

/** Row by row what they differ in; what is the same for all of them in a few lines below. */
export function CompareTable(props: CompareTableProps) {
  const facts = useFacts(props);
  const isSame = ({ values }: Fact) => props.compared.length > 1 && new Set(values).size === 1;
  return (
    <>
      <PlansBesides {...props} facts={facts.filter((fact) => !isSame(fact))} />
      <Alike facts={facts.filter(isSame)} />
    </>
  );
}

/**
 * A table, whose rows on a phone put their heading above the values, and with large letters there the values below each other, each
 * after its plan's name. The roles stand there in words, because a browser may forget what is a table once it is laid out otherwise.
 */
function PlansBesides({ facts, ...props }: CompareTableProps & { facts: readonly Fact[] }) {
  const t = useTranslations("advice.compare");
  const { compared, advised } = props;
  const columns = { "--plans": compared.length } as CSSProperties;
  const tint = (plan: Plan) =>
    classNames(
      "p-2 text-center max-[19rem]:px-4 max-[19rem]:text-start md:p-3",
      plan === advised && "bg-sea-soft",
    );
  const line =
    "max-md:grid max-md:grid-cols-[repeat(var(--plans),minmax(0,1fr))] max-md:items-stretch max-[19rem]:grid-cols-1";
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <table role="table" className="mt-5 w-full text-sm max-md:block md:table-fixed">
      <caption className="sr-only">{t("table")}</caption>
      <thead role="rowgroup" className="max-md:block">
        <tr role="row" className={line} style={columns}>
          <td role="cell" className="max-md:hidden md:w-48" />
          {compared.map((plan) => (
            <th
              key={plan.code}
              role="columnheader"
              scope="col"
              className={classNames(tint(plan), "rounded-t-card font-normal max-md:flex max-md:flex-col")}
            >
              <PlanHead {...props} plan={plan} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:block">
        {facts.map(({ row, title, values }) => (
          <tr key={row} role="row" className={classNames(line, "border-t border-line")} style={columns}>
            <th
              role="rowheader"
              scope="row"
              className="col-span-full pt-2 text-xs font-normal text-ink-2 max-[19rem]:px-4 max-[19rem]:text-start max-[19rem]:font-semibold md:pe-4 md:pt-0 md:text-start md:text-sm"
            >
              {title}
            </th>
            {compared.map((plan, at) => (
              <td key={plan.code} role="cell" className={tint(plan)}>
                <NameBeside plan={plan} />
                <span className={plan === advised ? "font-semibold" : undefined}>{values[at]}</span>
              </td>
            ))}
          </tr>
        ))}
        <tr role="row" className="border-t border-line max-md:hidden">
          <td role="cell" />
          {compared.map((plan) => (
            <td key={plan.code} role="cell" className={classNames(tint(plan), "rounded-b-card")}>
              <Buy {...props} plan={plan} />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}

function Alike({ facts }: { facts: readonly Fact[] }) {
  const t = useTranslations("advice.compare");
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby="alike" className="mt-4 text-sm">
      <h2 id="alike" className="text-sm font-semibold">
        {t("same")}
      </h2>
      <dl className="mt-1">
        {facts.map(({ row, title, values: [value] }) => (
          <div key={row}>
            <dt className="inline text-ink-2">{t("alike", { row: title })}</dt>{" "}
            <dd className="inline">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What a row says of each plan, in their order. */
type Fact = { row: Row; title: string; values: readonly ReactNode[] };

function useFacts({ compared, wish }: CompareTableProps): Fact[] {
  const t = useTranslations("advice.compare");
  const tc = useTranslations("common");
  const all = compared.map(useValues(wish));
  // That all of them are of one country, the heading says.
  const told = rows.filter(
    (row) => row !== "countries" || compared.some(({ countryCount }) => countryCount > 1),
  );
  return told.map((row) => ({
    row,
    title: t(`rows.${row}`, { days: tc("days", { count: wish.days }) }),
    values: all.map((values) => values[row]),
  }));
}

function PlanHead({ plan, advised, wish }: RowProps) {
  const t = useTranslations("advice.compare");
  const tc = useTranslations("common");
  const { language } = useVisitor();
  const { title, tier } = usePlanWords(plan);
  const days = daysBought(plan, wish.days);
  return (
    <>
      <span className="flex h-7 items-center justify-center max-[19rem]:h-auto max-[19rem]:justify-start">
        {plan === advised && (
          <>
            <Khatim className="size-6 text-saffron" />
            <span className="sr-only">{t("advised")}</span>
          </>
        )}
      </span>
      <span className="tall-pass grid grow grid-rows-[1fr_auto]">
        <span className="px-1.5 py-3 max-[19rem]:px-4">
          <Link
            to={paths.plan(plan.destination, plan.code, { days, from: wish.from ?? undefined })}
            className="block text-base leading-tight font-semibold hover:underline md:text-xl"
          >
            {tier && (
              <>
                <span className="block text-sm md:inline md:text-xl">{tier}</span>
                <span className="max-md:hidden"> · </span>
              </>
            )}
            {title}
          </Link>
          <span className="block text-xs text-ink-2">{tc("days", { count: plan.days ?? days ?? 1 })}</span>
        </span>
        <span className="px-1.5 py-3 max-[19rem]:px-4">
          <Price>{formatMoney(priceOf(plan, days), language)}</Price>
        </span>
      </span>
    </>
  );
}

/** Where no column says whose value it is. Screen readers know by the column's header. */
function NameBeside({ plan }: { plan: Plan }) {
  const { title, tier } = usePlanWords(plan);
  return (
    <span aria-hidden="true" className="block text-xs text-ink-2 min-[19rem]:hidden">
      {tier ?? title}
    </span>
  );
}

/** What each row says of a plan. */
function useValues(wish: Wish): (plan: Plan) => Record<Row, ReactNode> {
  const t = useTranslations("advice.compare");
  const ta = useTranslations("advice");
  const tp = useTranslations("plans");
  const tc = useTranslations("common");
  const { language } = useVisitor();
  const { inShort } = useInstallAdvice();
  const lacksOf = useLacks();
  const after = (plan: Plan) => {
    if (plan.kind === "fixed") return t("stops");
    if (plan.reducedSpeedKbps === null) return t("slowsUnknown");
    return t("slows", { speed: formatSpeed(plan.reducedSpeedKbps, language) });
  };
  return (plan) => {
    const cover = coverOf(plan, wish);
    const gigabyte = pricePerGigabyte(plan.price, plan.dataBytes);
    const day = plan.days === null ? plan.price : pricePerDay(plan.price, plan.days);
    const isShort = cover.missingDays > 0 || cover.tooEarly;
    return {
      cover: (
        <>
          {isShort ? (
            <X aria-hidden="true" className="mx-auto size-5 text-brick max-[19rem]:mx-0" />
          ) : (
            <Check aria-hidden="true" className="mx-auto size-5 text-palm max-[19rem]:mx-0" />
          )}
          {isShort ? lacksOf(cover) : ta("covers")}
        </>
      ),
      perDay: formatData(cover.perDay, language),
      gigabyte: gigabyte && <bdi>{formatMoney(gigabyte, language)}</bdi>,
      day: day && <bdi>{formatMoney(day, language)}</bdi>,
      starts: `${tp(`starts.${plan.starts}`)}, ${inShort(plan)}`,
      after: after(plan),
      topUp: t(plan.topUp === "none" ? "no" : "yes"),
      countries: tc("countries", { count: plan.countryCount }),
    };
  };
}
