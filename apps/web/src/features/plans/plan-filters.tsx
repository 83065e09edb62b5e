import { useTranslations } from "use-intl";
import { paths } from "../../paths.ts";
import { ChipLink } from "../../ui/chip.tsx";
import { TabLinks } from "../../ui/tabs.tsx";
import type { PlanChoice } from "./plan-choice.ts";

/** Filters are addresses: they work without scripts, can be shared, and "back" undoes nothing by surprise. */
export function PlanFilters({ code, choice }: { code: string; choice: PlanChoice }) {
  const t = useTranslations("plans");
  const tabs = choice.kinds.map((kind) => ({
    key: kind,
    label: t(`kinds.${kind}`),
    to: paths.packages(code, { kind }),
  }));
  return (
    <>
      {tabs.length > 1 && <TabLinks label={t("kinds.label")} tabs={tabs} chosen={choice.kind} />}
      {choice.kind === "fixed" && choice.durations.length > 1 && <Durations code={code} choice={choice} />}
    </>
  );
}

function Durations({ code, choice }: { code: string; choice: PlanChoice }) {
  const t = useTranslations("plans.durations");
  const tc = useTranslations("common");
  return (
    <nav
      aria-label={t("label")}
      className="-mx-4 mt-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0"
    >
      <Duration chosen={choice.days === undefined} to={paths.packages(code)} label={t("all")} />
      {choice.durations.map((days) => (
        <Duration
          key={days}
          chosen={choice.days === days}
          to={paths.packages(code, { days })}
          label={tc("days", { count: days })}
        />
      ))}
    </nav>
  );
}

const Duration = ({ label, ...rest }: { label: string; to: string; chosen: boolean }) => (
  <ChipLink {...rest} replace preventScrollReset>
    {label}
  </ChipLink>
);
