import { KeyRound, SearchX } from "lucide-react";
import { useTranslations } from "use-intl";
import { useToken } from "../../../lib/session.ts";
import { paths } from "../../../paths.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";

/** No such payment, or one that this browser holds no proof for: the two look the same from outside, on purpose. */
export function UnknownPayment() {
  const t = useTranslations("payment");
  const token = useToken();
  return (
    <EmptyState
      level={1}
      title={t("unknown.title")}
      icon={<SearchX aria-hidden="true" className="size-8" />}
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

/** This browser held the order's secret, and its owner has ended it. */
export function EndedAccess({ next }: { next: string }) {
  const t = useTranslations("payment");
  return (
    <EmptyState
      level={1}
      title={t("ended.title")}
      icon={<KeyRound aria-hidden="true" className="size-8" />}
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
