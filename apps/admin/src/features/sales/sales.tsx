import { LinkRow, Rows } from "@rihla/ui/rows";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { answerOf } from "../../lib/answer.ts";
import { Loaded } from "../../lib/loaded.tsx";
import { useSession } from "../../lib/session.ts";
import { useActs } from "../../lib/use-acts.tsx";
import { Companies } from "./companies.tsx";
import { Hidden } from "./hidden.tsx";
import { Places } from "./places.tsx";

/** What the shop sells and by whom, and what it doesn't just now. */
export function Sales() {
  const t = useTranslations("admin");
  const acts = useActs();
  const { operator } = useSession();
  return (
    <div className="grid gap-6">
      <h1 className="text-2xl font-semibold">{t("places.sales")}</h1>
      <Rows>
        {operator.role === "owner" && (
          <LinkRow to="/sales/prices" title={t("prices.title")} detail={t("prices.text")} />
        )}
        <LinkRow to="/sales/coupons" title={t("coupons.title")} detail={t("coupons.text")} />
        <LinkRow to="/sales/vouchers" title={t("vouchers.title")} detail={t("vouchers.text")} />
      </Rows>
      {acts.told}
      <Loaded query={useQuery(answerOf("GET /sales"))}>
        {({ suppliers, gateways, hidden }) => (
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <div className="grid gap-6">
              <Companies kind="supplier" companies={suppliers} acts={acts} />
              <Companies kind="gateway" companies={gateways} acts={acts} />
            </div>
            <div className="grid gap-6">
              <Hidden hidden={hidden} acts={acts} />
              <Places />
            </div>
          </div>
        )}
      </Loaded>
      {acts.sheet}
    </div>
  );
}
