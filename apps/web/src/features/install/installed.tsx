import type { SeenEsim } from "@rihla/contract";
import { LinkButton } from "@rihla/ui/link-button";
import { Notice } from "@rihla/ui/notice";
import { useTranslations } from "use-intl";
import { likelyGuide } from "../../domain/guides/likely-guide.ts";
import { paths } from "../../paths.ts";
import { likelyPhone } from "../../platform/phone/likely-phone.ts";
import { SaidInstalled } from "./untold.tsx";

type InstalledProps = {
  esim: SeenEsim;
  /** Where whoever says that it is not installed is its owner. */
  sayInstalled?: ((isInstalled: boolean) => Promise<unknown>) | undefined;
};

/** It is on a phone, as its provider saw or, where that tells nothing, as whoever holds it said: what is left to do on arrival. */
export function Installed({ esim, sayInstalled }: InstalledProps) {
  const t = useTranslations("install");
  return (
    <>
      {esim.saidInstalled && <SaidInstalled sayInstalled={sayInstalled} />}
      {esim.reached === "installed" && !esim.saidInstalled && (
        <Notice tone="good" title={t("installed.title")} announce>
          {t("installed.body")}
        </Notice>
      )}
      <LinkButton to={paths.guideActivation(likelyGuide(likelyPhone()))} kind="secondary" wide>
        {t("arrival")}
      </LinkButton>
    </>
  );
}
