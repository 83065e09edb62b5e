import type { SeenEsim } from "@rihla/contract";
import { LinkButton } from "@rihla/ui/link-button";
import { Notice } from "@rihla/ui/notice";
import { useTranslations } from "use-intl";
import { paths } from "../../paths.ts";
import { likelyPhone } from "../../platform/phone/likely-phone.ts";

/** The provider has seen it on a phone: what is left to do on arrival. */
export function Installed({ esim }: { esim: SeenEsim }) {
  const t = useTranslations("install");
  return (
    <>
      {esim.reached === "installed" && (
        <Notice tone="good" title={t("installed.title")} announce>
          {t("installed.body")}
        </Notice>
      )}
      <LinkButton to={paths.guideActivation({ phone: likelyPhone() })} kind="secondary" wide>
        {t("arrival")}
      </LinkButton>
    </>
  );
}
