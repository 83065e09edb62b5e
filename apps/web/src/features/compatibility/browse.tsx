import { deviceCategories } from "@rihla/contract/rules/devices";
import { ChipLink } from "@rihla/ui/chip";
import { TabLinks } from "@rihla/ui/tabs";
import { useTranslations } from "use-intl";
import { paths } from "../../paths.ts";
import type { CompatibilityData } from "./compatibility.loader.ts";
import { DeviceRows } from "./device-rows.tsx";

/** The list begins with those that most people have. */
const mostMakers = 14;
const mostModels = 14;

/** Three presses: the kind, the maker, the model. Each is an address, so they work before any script runs. */
export function Browse({ data: { kind, makers, maker, models } }: { data: CompatibilityData }) {
  const t = useTranslations("compatibility");
  const [usual, others] = [makers.slice(0, mostMakers), makers.slice(mostMakers)];
  const rest = models.slice(mostModels);
  const tabs = deviceCategories.map((key) => ({
    key,
    label: t(`kinds.${key}`),
    to: paths.compatibility({ kind: key }),
  }));
  return (
    <section aria-labelledby="browse" className="min-w-0">
      <h2 id="browse" className="mb-3 text-lg">
        {t("browse.title")}
      </h2>
      <TabLinks label={t("browse.kinds")} tabs={tabs} chosen={kind} />
      <nav aria-label={t("browse.makers")} className="mt-4 flex flex-col gap-2">
        <Makers kind={kind} makers={usual} maker={maker} />
        {others.length > 0 && (
          <details open={maker !== null && others.includes(maker)}>
            <summary className="inline-flex min-h-11 items-center px-1 text-sm font-semibold text-sea hover:underline">
              {t("browse.others", { count: others.length })}
            </summary>
            <Makers kind={kind} makers={others} maker={maker} />
          </details>
        )}
      </nav>
      {maker && (
        <div className="mt-4">
          <h3 className="sr-only">{t("browse.models", { maker })}</h3>
          <DeviceRows devices={models.slice(0, mostModels)} />
          {rest.length > 0 && (
            <details className="mt-2">
              <summary className="inline-flex min-h-11 items-center px-1 text-sm font-semibold text-sea hover:underline">
                {t("browse.rest", { count: rest.length })}
              </summary>
              <DeviceRows devices={rest} />
            </details>
          )}
        </div>
      )}
    </section>
  );
}

type MakersProps = Pick<CompatibilityData, "kind" | "makers" | "maker">;

function Makers({ kind, makers, maker }: MakersProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {makers.map((one) => (
        <ChipLink
          key={one}
          chosen={one === maker}
          to={paths.compatibility({ kind, maker: one })}
          replace
          preventScrollReset
        >
          <bdi>{one}</bdi>
        </ChipLink>
      ))}
    </div>
  );
}
