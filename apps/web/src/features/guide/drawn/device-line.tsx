import { languageCodes, locales } from "@rihla/i18n";
import { ChipLink } from "@rihla/ui/chip";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { useHydrated } from "../../../lib/page/use-hydrated.ts";
import { type GuideSearch, guidePhones } from "../../../paths.ts";
import { DeviceFold } from "./device-fold.tsx";
import type { ShownGuide } from "./shown-step.ts";

export type DeviceLineProps = {
  guide: ShownGuide;
  /** The same page for another phone: a link, so that it works before any script runs and can be sent to somebody. */
  addressFor: (search: GuideSearch) => string;
};

/** It opens the choice of maker, version and language. */
export function DeviceLine({ guide, addressFor }: DeviceLineProps) {
  return (
    <DeviceFold guide={guide}>
      <Choices guide={guide} addressFor={addressFor} />
    </DeviceFold>
  );
}

function Choices({ guide: { maker, version, versions, menus, language }, addressFor }: DeviceLineProps) {
  const t = useTranslations("guide");
  const now = {
    phone: maker,
    version: version.key === versions[0]?.key ? undefined : ("older" as const),
    menus: menus === language ? undefined : menus,
  };
  return (
    <>
      <Choice
        label={t("phones.label")}
        choices={guidePhones.map((key) => ({
          key,
          name: t(`phones.${key}`),
          chosen: key === maker,
          to: addressFor({ phone: key, menus: now.menus }),
        }))}
      />
      <Choice
        label={t("choose.version")}
        choices={versions.map(({ key, name }, at) => ({
          key,
          name: <bdi dir="ltr">{name}</bdi>,
          chosen: key === version.key,
          to: addressFor({ ...now, version: at === 0 ? undefined : "older" }),
        }))}
      />
      <Choice
        label={t("choose.menus")}
        choices={languageCodes.map((key) => ({
          key,
          name: <bdi>{locales[key].name}</bdi>,
          chosen: key === menus,
          to: addressFor({ ...now, menus: key === language ? undefined : key }),
        }))}
      />
    </>
  );
}

type ChoiceProps = {
  label: string;
  choices: readonly { key: string; name: ReactNode; chosen: boolean; to: string }[];
};

function Choice({ label, choices }: ChoiceProps) {
  // Another phone shows the same step.
  const { hash } = useLocation();
  const step = useHydrated() ? hash : "";
  return (
    <nav aria-label={label}>
      <p className="mb-1.5 text-sm text-ink-2">{label}</p>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ key, name, chosen, to }) => (
          <ChipLink key={key} to={to + step} chosen={chosen} replace preventScrollReset>
            {name}
          </ChipLink>
        ))}
      </div>
    </nav>
  );
}
