import { Notice } from "@rihla/ui/notice";
import { useTranslations } from "use-intl";
import { useShopClosed } from "../../domain/payments/use-shop-closed.ts";

/** Said before anybody types, and gone once the shop is open. */
export function ClosedNotice({ className }: { className?: string }) {
  const t = useTranslations("checkout.closed");
  if (!useShopClosed()) return null;
  return (
    <Notice tone="care" announce title={t("title")} {...(className && { className })}>
      {t("body")}
    </Notice>
  );
}
