import { isUsedUp } from "@rihla/contract/rules/esim-status";
import { LinkRow, RowArrow, RowWords, rowLook } from "@rihla/ui/rows";
import { SheetRow } from "@rihla/ui/sheet-row";
import { useTranslations } from "use-intl";
import { nextSteps } from "../../domain/esims/next-step.ts";
import { likelyGuide } from "../../domain/guides/likely-guide.ts";
import { InstallSteps } from "../../features/guide/install-steps.tsx";
import { TakeOwnAlong } from "../../features/guide/take-along/take-own-along.tsx";
import { neededAtStep } from "../../features/install/needed-at-step.tsx";
import { BuyAgainRow } from "../../features/my-esims/buy-again.tsx";
import { OrderOf } from "../../features/my-esims/details/order-sheet.tsx";
import { Rename } from "../../features/my-esims/details/rename.tsx";
import { Technical } from "../../features/my-esims/details/technical.tsx";
import { helpStandsOpen } from "../../features/my-esims/details/troubleshooting.tsx";
import { AutomaticRow } from "../../features/recharge/automatic.tsx";
import { PastTopUps } from "../../features/recharge/history.tsx";
import { ShareRow } from "../../features/sharing/share-row.tsx";
import { api } from "../../lib/api/api.ts";
import { paths } from "../../paths.ts";
import { likelyPhone } from "../../platform/phone/likely-phone.ts";
import { askPin } from "../layout/ask-pin.tsx";
import type { Shown } from "./own-esim-actions.tsx";

/** What is looked into now and then, a line each. */
export function OwnRows({ isShared, ...shown }: Shown & { isShared: boolean }) {
  const t = useTranslations();
  const { esim, state, main, sheet } = shown;
  const close = t("common.close");
  const isOn = esim.group === "active";
  const hasCode = state.stage !== "over" && state.stage !== "waiting";
  return (
    <>
      {isOn && esim.iccid && esim.kind === "fixed" && esim.topUp !== "none" && (
        <AutomaticRow esim={esim} askPin={askPin} />
      )}
      {/* Stays once it is shared: its sheet shows the link. */}
      {isOn && <ShareRow esim={esim} />}
      {hasCode && main !== "install" && !isShared && (
        <PressRow title={t("install.codes")} onPress={() => sheet.show("codes")} />
      )}
      <SheetRow title={t("ownEsim.technical")} closeLabel={close}>
        {() => (
          <div className="flex flex-col gap-4">
            <Technical esim={esim} />
            <Rename esim={esim} />
          </div>
        )}
      </SheetRow>
      <SheetRow
        title={t("ownEsim.orderAndReceipt")}
        detail={<bdi dir="ltr">{esim.orderNumber}</bdi>}
        closeLabel={close}
      >
        {() => <OrderOf esim={esim} topUps={<PastTopUps esim={esim.id} />} />}
      </SheetRow>
      {hasCode && (
        <SheetRow title={t("install.help")} closeLabel={close}>
          {() => <Help {...shown} />}
        </SheetRow>
      )}
      {main === "install" && !helpStandsOpen(esim) && (
        <PressRow title={t("esims.notWorking")} onPress={() => sheet.show("not-working")} />
      )}
      {isUsedUp(esim.status) && main === "top-up" && <BuyAgainRow esim={esim} />}
      {main === null && nextSteps(esim.status).includes("buy-again") && <BuyAgainRow esim={esim} />}
      {main !== "write" && nextSteps(esim.status).includes("write") && (
        <LinkRow to={paths.support("contact")} title={t("esims.next.write")} />
      )}
    </>
  );
}

function PressRow({ title, onPress }: { title: string; onPress: () => void }) {
  return (
    <button type="button" aria-haspopup="dialog" className={rowLook} onClick={onPress}>
      <RowWords title={title} />
      <RowArrow />
    </button>
  );
}

/** Where the code goes in, on one's own phone; the same on paper and as a film; and what to do on arrival. */
function Help({ esim }: Shown) {
  const t = useTranslations("install");
  const guide = likelyGuide(likelyPhone());
  return (
    <div className="flex flex-col gap-4">
      <div className="-mx-5 *:border-b *:border-line">
        <LinkRow to={paths.guideInstallation(guide)} title={t("guide")} />
        <LinkRow to={paths.guideActivation(guide)} title={t("arrival")} />
      </div>
      <InstallSteps needed={neededAtStep(esim)} />
      <TakeOwnAlong makePaper={(body) => api("POST /esims/{id}/paper", { path: { id: esim.id }, body })} />
    </div>
  );
}
