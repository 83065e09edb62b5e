import type { Esim } from "@rihla/contract";
import { isolate } from "@rihla/i18n";
import { Button } from "@rihla/ui/button";
import { buttonLook } from "@rihla/ui/button-look";
import { Notice } from "@rihla/ui/notice";
import { RowArrow, RowWords, rowLook } from "@rihla/ui/rows";
import { useTranslations } from "use-intl";
import { SheetLink } from "../../lib/navigation/sheet-link.tsx";
import { paths } from "../../paths.ts";
import { useShares } from "./use-shares.ts";

const load = () => import("./share-one.tsx");

/** Whether somebody else has it, as far as is known. */
export function useIsShared({ id, orderNumber }: Esim): boolean {
  const { data } = useShares(orderNumber);
  return Boolean(data?.find(({ esim }) => esim.id === id)?.share);
}

/** Opens what shares one eSIM, over its page. */
export function ShareRow({ esim }: { esim: Esim }) {
  const t = useTranslations("sharing");
  return (
    <SheetLink to={paths.orderShares(esim.orderNumber)} load={load} given={{ esim }} className={rowLook}>
      <RowWords title={t("someone")} />
      <RowArrow />
    </SheetLink>
  );
}

type SharedNoticeProps = { esim: Esim; showCodes: () => void };

/** An eSIM is installed once: what somebody else has is not offered here without a word. */
export function SharedNotice({ esim, showCodes }: SharedNoticeProps) {
  const t = useTranslations("sharing");
  return (
    <Notice
      title={t("here.title", { name: esim.name === null ? "none" : isolate(esim.name) })}
      actions={
        <>
          <SheetLink
            to={paths.orderShares(esim.orderNumber)}
            load={load}
            given={{ esim }}
            className={buttonLook("secondary", "small")}
          >
            {t("manage")}
          </SheetLink>
          {esim.installation && (
            <Button kind="quiet" size="small" onClick={showCodes}>
              {t("here.show")}
            </Button>
          )}
        </>
      }
    >
      {t("here.body")}
    </Notice>
  );
}
