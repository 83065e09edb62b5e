import { EmptyState } from "@rihla/ui/empty-state";
import { LinkButton } from "@rihla/ui/link-button";
import { FileText, Settings2, Smartphone } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { boughtHere } from "../../domain/orders/orders-here.ts";
import { emptyDrawing } from "../../lib/page/empty-drawing.ts";
import { paths } from "../../paths.ts";
import { Menu, MenuLink } from "./menu.tsx";
import { Version } from "./version.tsx";

/** What a guest can do here: sign in, or what needs no account. */
export function Guest() {
  const t = useTranslations("profile");
  const shell = useTranslations("shell");
  const orders = useTranslations("orders");
  const [hasBought] = useState(boughtHere);
  const next = paths.profile();
  return (
    <div className="mx-auto max-w-md">
      <EmptyState
        level={1}
        title={t("guest.title")}
        drawing={emptyDrawing("passport")}
        actions={
          <>
            <LinkButton to={paths.login({ next })}>{t("guest.signIn")}</LinkButton>
            <LinkButton kind="secondary" to={paths.register({ next })}>
              {t("guest.register")}
            </LinkButton>
          </>
        }
      >
        {t("guest.body")}
      </EmptyState>
      <Menu label={t("menu.label")}>
        {hasBought && (
          <MenuLink
            icon={Smartphone}
            label={shell("nav.onThisPhone")}
            detail={orders("here")}
            to={paths.onThisPhone()}
          />
        )}
        <MenuLink icon={Settings2} label={t("menu.preferences")} to={paths.preferences()} />
        <MenuLink icon={FileText} label={t("menu.legal")} detail={t("menu.legalDetail")} to={paths.legal()} />
      </Menu>
      <Version />
    </div>
  );
}
