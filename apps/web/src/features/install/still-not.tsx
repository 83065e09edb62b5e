import { Card } from "@rihla/ui/card";
import { LinkButton } from "@rihla/ui/link-button";
import { useTranslations } from "use-intl";
import { likelyGuide } from "../../domain/guides/likely-guide.ts";
import { paths } from "../../paths.ts";
import { likelyPhone } from "../../platform/phone/likely-phone.ts";

const causes = ["there", "wifi", "lock", "other"] as const;

/** Begun some minutes ago, and the provider has seen nothing, or could not be asked. From the likely cause to the rare one. */
export function StillNot({ lead }: { lead: "lead" | "leadUnknown" | "leadUntold" }) {
  const t = useTranslations("install.stillNot");
  const install = useTranslations("install");
  return (
    <Card className="border-saffron lg:p-6">
      <div role="status">
        <h2 className="text-lg font-semibold">{t("title")}</h2>
        <p className="mt-1 text-sm text-ink-2">{t(lead)}</p>
      </div>
      <ul className="mt-3 flex list-disc flex-col gap-2 ps-5 text-sm">
        {causes.map((cause) => (
          <li key={cause}>{t(cause)}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <LinkButton to={paths.guideInstallation(likelyGuide(likelyPhone()))} kind="secondary" size="medium">
          {install("guide")}
        </LinkButton>
        <LinkButton to={paths.support("contact")} kind="quiet" size="medium">
          {t("write")}
        </LinkButton>
      </div>
    </Card>
  );
}
