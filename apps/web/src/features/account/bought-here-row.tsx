import { LinkRow, Rows } from "@rihla/ui/rows";
import { useTranslations } from "use-intl";
import { paths } from "../../paths.ts";

export default function BoughtHereRow() {
  const t = useTranslations();
  return (
    <div className="mx-auto mt-4 max-w-md">
      <Rows>
        <LinkRow to={paths.onThisPhone()} title={t("shell.nav.onThisPhone")} detail={t("orders.here")} />
      </Rows>
    </div>
  );
}
