import { EmptyState } from "@rihla/ui/empty-state";
import { LinkButton } from "@rihla/ui/link-button";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { emptyDrawing } from "../../lib/page/empty-drawing.ts";
import { paths } from "../../paths.ts";

/** Nothing was bought here without an account, or it is over for long. */
export function NothingHere() {
  const t = useTranslations("thisPhone.none");
  return <Empty title={t("title")}>{t("body")}</Empty>;
}

/** The button that was pressed is gone: what it has done is read out in its place. */
export function Forgotten() {
  const t = useTranslations("thisPhone.forgotten");
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => said.current?.focus(), []);
  return (
    <div ref={said} tabIndex={-1} className="rounded-card">
      <Empty title={t("title")}>{t("body")}</Empty>
    </div>
  );
}

function Empty({ title, children }: { title: string; children: ReactNode }) {
  const t = useTranslations("thisPhone");
  return (
    <EmptyState
      title={title}
      drawing={emptyDrawing("phone")}
      actions={
        <>
          <LinkButton to={paths.login({ next: paths.esims() })}>{t("signIn.action")}</LinkButton>
          <LinkButton kind="secondary" to={paths.home()}>
            {t("choose")}
          </LinkButton>
        </>
      }
    >
      {children}
    </EmptyState>
  );
}
