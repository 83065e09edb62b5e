import type { LookUp } from "@rihla/contract/admin";
import { LinkRow, Rows } from "@rihla/ui/rows";
import { useTranslations } from "use-intl";
import { OrderRow } from "../../lib/found-order.tsx";
import { useSaid } from "../../lib/said.ts";

type Found = LookUp["found"][number];

/** Where it opens by itself; of a voucher is said here how it stands. */
export function pathOf(found: Found): string | undefined {
  if (found.kind === "order") return `/orders/${found.number}`;
  if (found.kind === "customer") return `/customers/${found.id}`;
  return found.kind === "top-up" ? `/customers/${found.customerId}` : undefined;
}

export const FoundRows = ({ found }: { found: readonly Found[] }) => (
  <Rows>
    {found.map((one) => (
      <Row
        key={one.kind === "voucher" ? `${one.batch} ${one.nth}` : "number" in one ? one.number : one.id}
        one={one}
      />
    ))}
  </Rows>
);

function Row({ one }: { one: Found }) {
  const t = useTranslations("admin");
  const said = useSaid();
  if (one.kind === "voucher")
    return (
      <LinkRow
        to={`/sales/vouchers/${one.batch}`}
        title={t("find.voucher", { nth: one.nth, batch: one.batch })}
        detail={`${t(`find.voucherState.${one.status}`)} · ${t("find.until", { at: said.day(one.expiresAt) })}`}
      />
    );
  const by = one.by.map((way) => t(`find.by.${way}`)).join(", ");
  if (one.kind === "order") return <OrderRow order={one} by={by} />;
  return (
    <LinkRow
      to={pathOf(one) ?? ""}
      title={
        one.kind === "customer" ? (
          <>
            {t("find.customer")} <bdi>{one.buyer.name}</bdi>
          </>
        ) : (
          <>
            {t("find.topUp")} <bdi dir="ltr">{one.number}</bdi> · <bdi>{said.money(one.amount)}</bdi>
          </>
        )
      }
      detail={
        <>
          <bdi dir="ltr">{one.buyer.email}</bdi> · {said.moment(one.createdAt)} · {by}
        </>
      }
    />
  );
}
