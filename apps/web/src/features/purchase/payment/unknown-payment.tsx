import { EmptyState } from "@rihla/ui/empty-state";
import { LinkButton } from "@rihla/ui/link-button";
import { useTranslations } from "use-intl";
import { emptyDrawing } from "../../../lib/page/empty-drawing.ts";
import { useToken } from "../../../lib/session/session.ts";
import { paths } from "../../../paths.ts";

/** No such payment, or one that this browser holds no proof for: the two look the same from outside, on purpose. */
export function UnknownPayment() {
  const t = useTranslations("payment");
  const token = useToken();
  return (
    <EmptyState
      level={1}
      title={t("unknown.title")}
      drawing={emptyDrawing("receipt")}
      actions={
        <>
          {!token && <LinkButton to={paths.login({ next: paths.esims() })}>{t("unknown.signIn")}</LinkButton>}
          <LinkButton kind={token ? "primary" : "secondary"} to={paths.home()}>
            {t("home")}
          </LinkButton>
        </>
      }
    >
      {t("unknown.body")}
    </EmptyState>
  );
}
