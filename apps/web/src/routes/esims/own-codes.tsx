import { Sheet } from "@rihla/ui/sheet";
import { useTranslations } from "use-intl";
import { Codes } from "../../features/install/codes.tsx";
import { codeWays } from "../../features/install/install-ways.ts";
import type { Shown } from "./own-esim-actions.tsx";

/** Every code of it, the one to scan first. Nothing of it is fetched: it opens without a network. */
export function OwnCodes({ esim, state, main, sheet }: Shown) {
  const t = useTranslations("install");
  const common = useTranslations("common");
  if (state.stage === "over" || state.stage === "waiting") return null;
  // What was begun is followed on the page.
  const begin = () => {
    state.begin();
    sheet.close();
  };
  return (
    <Sheet
      open={sheet.opened === "codes"}
      onClose={sheet.close}
      title={t("codes")}
      closeLabel={common("close")}
    >
      <div className="flex flex-col gap-5">
        <Codes esim={esim} state={{ ...state, begin }} ways={codeWays(main !== "install")} />
      </div>
    </Sheet>
  );
}
