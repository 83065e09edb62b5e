import type { Esim } from "@rihla/contract";
import { isolate } from "@rihla/i18n";
import { Button } from "@rihla/ui/button";
import { LinkButton } from "@rihla/ui/link-button";
import { Notice } from "@rihla/ui/notice";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { paths } from "../../paths.ts";
import { useShares } from "./use-shares.ts";

type UnlessSharedProps = { esim: Esim; children: ReactNode };

/** An eSIM is installed once: what somebody else has is not offered here without a word. */
export function UnlessShared({ esim, children }: UnlessSharedProps) {
  const t = useTranslations("sharing");
  const { data } = useShares(esim.orderNumber);
  const [asked, setAsked] = useState(false);
  const share = data?.find((one) => one.esim.id === esim.id)?.share;
  if (!share)
    return (
      <>
        {children}
        {esim.group === "active" && (
          <LinkButton kind="secondary" wide className="mt-5" to={paths.orderShares(esim.orderNumber)}>
            {t("someone")}
          </LinkButton>
        )}
      </>
    );
  return (
    <div className="flex flex-col gap-5">
      <Notice
        title={t("here.title", { name: esim.name === null ? "none" : isolate(esim.name) })}
        actions={
          <>
            <LinkButton kind="secondary" size="small" to={paths.orderShares(esim.orderNumber)}>
              {t("manage")}
            </LinkButton>
            {!asked && esim.installation && (
              <Button kind="quiet" size="small" onClick={() => setAsked(true)}>
                {t("here.show")}
              </Button>
            )}
          </>
        }
      >
        {t("here.body")}
      </Notice>
      {asked && children}
    </div>
  );
}
