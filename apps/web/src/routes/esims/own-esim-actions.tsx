import type { Esim } from "@rihla/contract";
import { Button } from "@rihla/ui/button";
import { LinkButton } from "@rihla/ui/link-button";
import { useTranslations } from "use-intl";
import type { Installable } from "../../domain/esims/install-stage.ts";
import type { MainAction } from "../../domain/esims/main-action.ts";
import { likelyGuide } from "../../domain/guides/likely-guide.ts";
import { InstallAction } from "../../features/install/install-action.tsx";
import type { InstallState } from "../../features/install/use-installation.ts";
import { BuyAgain } from "../../features/my-esims/buy-again.tsx";
import { helpStandsOpen } from "../../features/my-esims/details/troubleshooting.tsx";
import type { Opened } from "../../features/my-esims/details/use-opened.ts";
import { paths } from "../../paths.ts";
import { likelyPhone } from "../../platform/phone/likely-phone.ts";

export type Shown = { esim: Esim; state: InstallState; main: MainAction; sheet: Opened };

/** What is pressed first and, beside it, the way for who has trouble. */
export function OwnActions(shown: Shown) {
  const t = useTranslations("esims");
  const { esim, state, main, sheet } = shown;
  if (main === "install")
    return <InstallAction esim={esim as Installable} state={state} showCodes={() => sheet.show("codes")} />;
  return (
    <>
      <Main {...shown} />
      {!helpStandsOpen(esim) && (
        <Button kind="secondary" className="!px-3" onClick={() => sheet.show("not-working")}>
          {t("notWorking")}
        </Button>
      )}
    </>
  );
}

function Main({ esim, main, sheet }: Shown) {
  const t = useTranslations();
  switch (main) {
    case "arrive":
      return (
        <LinkButton className="!px-3" to={paths.guideActivation(likelyGuide(likelyPhone()))}>
          {t("install.arrival")}
        </LinkButton>
      );
    case "top-up":
      return (
        <Button className="!px-3" onClick={() => sheet.show("recharge")}>
          {t("recharge.open")}
        </Button>
      );
    case "buy-again":
      return <BuyAgain esim={esim} />;
    case "write":
      return (
        <LinkButton className="!px-3" to={paths.support("contact")}>
          {t("esims.next.write")}
        </LinkButton>
      );
    default:
      return null;
  }
}
