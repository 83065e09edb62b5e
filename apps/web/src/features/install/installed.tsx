import type { SeenEsim } from "@rihla/contract";
import { useTranslations } from "use-intl";
import { paths } from "../../paths.ts";
import { likelyPhone } from "../../platform/phone/likely-phone.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { Notice } from "../../ui/notice.tsx";

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
