import { Button } from "@rihla/ui/button";
import { classNames } from "@rihla/ui/class-names";
import { Printer } from "lucide-react";
import { useTranslations } from "use-intl";
import { useHydrated } from "../../../lib/page/use-hydrated.ts";

/** Only a script can open the print dialogue; until one runs, the button's place is kept and the browser's menu serves. */
export function PrintButton() {
  const t = useTranslations("guide");
  const hydrated = useHydrated();
  return (
    <Button
      kind="quiet"
      size="small"
      wide
      className={classNames("print:hidden", !hydrated && "invisible")}
      onClick={() => window.print()}
    >
      <Printer aria-hidden="true" className="size-5" />
      {t("print")}
    </Button>
  );
}
