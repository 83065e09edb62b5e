import { EmptyState } from "@rihla/ui/empty-state";
import { LinkButton } from "@rihla/ui/link-button";
import { useTranslations } from "use-intl";
import { emptyDrawing } from "../../../lib/page/empty-drawing.ts";
import { paths } from "../../../paths.ts";

/** This browser held the order's secret, and its owner has ended it. */
export default function EndedAccess({ next }: { next: string }) {
  const t = useTranslations("payment");
  return (
    <EmptyState
      level={1}
      title={t("ended.title")}
      drawing={emptyDrawing("door")}
      actions={
        <>
          <LinkButton to={paths.login({ next })}>{t("unknown.signIn")}</LinkButton>
          <LinkButton kind="secondary" to={paths.home()}>
            {t("home")}
          </LinkButton>
        </>
      }
    >
      {t("ended.body")}
    </EmptyState>
  );
}
