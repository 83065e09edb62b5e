import { languageCodes, locales } from "@rihla/i18n";
import { ChipLink } from "@rihla/ui/chip";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { GuideSearch } from "../../../paths.ts";
import type { ShownGuide } from "./shown-step.ts";

type GuideChoicesProps = { guide: ShownGuide; addressFor: (search: GuideSearch) => string };

/** The system's version and the language of the phone's menus: links, as the phone itself is chosen. */
export function GuideChoices({ guide, addressFor }: GuideChoicesProps) {
  const t = useTranslations("guide.choose");
  const { maker, version, versions, menus, language } = guide;
  const isNewest = version.key === versions[0]?.key;
  const now = {
    phone: maker,
    version: isNewest ? undefined : ("older" as const),
    menus: menus === language ? undefined : menus,
  };
  return (
    <div className="mt-4 flex flex-wrap gap-x-8 gap-y-3 print:hidden">
      <Choice
        label={t("version")}
        choices={versions.map(({ key, name }, at) => ({
          key,
          name: <bdi dir="ltr">{name}</bdi>,
          chosen: key === version.key,
          to: addressFor({ ...now, version: at === 0 ? undefined : "older" }),
        }))}
      />
      <Choice
        label={t("menus")}
        choices={languageCodes.map((key) => ({
          key,
          name: <bdi>{locales[key].name}</bdi>,
          chosen: key === menus,
          to: addressFor({ ...now, menus: key === language ? undefined : key }),
        }))}
      />
    </div>
  );
}

type ChoiceProps = {
  label: string;
  choices: readonly { key: string; name: ReactNode; chosen: boolean; to: string }[];
};

function Choice({ label, choices }: ChoiceProps) {
  return (
    <nav aria-label={label} className="min-w-0">
      <p className="mb-1.5 text-sm text-ink-2">{label}</p>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ key, name, chosen, to }) => (
          <ChipLink key={key} to={to} chosen={chosen} replace preventScrollReset>
            {name}
          </ChipLink>
        ))}
      </div>
    </nav>
  );
}
