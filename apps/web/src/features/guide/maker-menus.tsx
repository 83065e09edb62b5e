import { useTranslations } from "use-intl";
import { Card } from "../../ui/card.tsx";
import { MenuPath } from "./guide-steps.tsx";

const makers = ["xiaomi", "honor", "oppo", "plain"] as const;

/** Every maker of Androids puts the menu elsewhere. */
export function MakerMenus() {
  const t = useTranslations("guide.makers");
  return (
    <Card className="break-inside-avoid lg:p-6">
      <h2 className="text-lg">{t("title")}</h2>
      <dl className="mt-3 flex flex-col gap-4">
        {makers.map((maker) => (
          <div key={maker}>
            <dt className="font-medium">{t(`${maker}.name`)}</dt>
            <dd>
              <MenuPath menu={t(`${maker}.menu`)} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
