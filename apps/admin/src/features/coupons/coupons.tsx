import type { AdminCoupon } from "@rihla/contract/admin";
import { LinkButton } from "@rihla/ui/link-button";
import { LinkRow } from "@rihla/ui/rows";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { answerOf } from "../../lib/answer.ts";
import { PagedRows, usePage } from "../../lib/lists/paged-rows.tsx";
import { useNewKey } from "../../lib/lists/use-new-key.ts";
import { useSaid } from "../../lib/said.ts";
import { useSession } from "../../lib/session.ts";
import { CouponState } from "./coupon-state.tsx";
import { useCouponWords } from "./use-coupon-words.ts";

const here = "/sales/coupons";

/** Every code that takes something off, newest first. */
export function Coupons() {
  const t = useTranslations("admin.coupons");
  const isOwner = useSession().operator.role === "owner";
  const query = useQuery({
    ...answerOf("GET /coupons", { query: usePage() }),
    placeholderData: keepPreviousData,
  });
  useNewKey(`${here}/new`, isOwner);
  return (
    <div className="grid gap-4">
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="flex-1 text-2xl font-semibold">{t("title")}</h1>
        {isOwner && (
          <LinkButton size="medium" to={`${here}/new`}>
            {t("new")}
          </LinkButton>
        )}
      </header>
      <PagedRows
        query={query}
        to={here}
        none={t("none")}
        rows={({ coupons }, leaveBy) =>
          coupons.map((coupon) => (
            <Row key={coupon.id} coupon={coupon} onOpen={() => leaveBy(`${here}/${coupon.id}`)} />
          ))
        }
      />
    </div>
  );
}

function Row({ coupon, onOpen }: { coupon: AdminCoupon; onOpen: () => void }) {
  const t = useTranslations("admin.coupons");
  const said = useSaid();
  const { off, allOf } = useCouponWords();
  const { id, code, uses, maxUses, given, endsAt } = coupon;
  const facts = [
    maxUses === null ? t("used", { count: uses }) : t("usedOf", { count: uses, most: maxUses }),
    ...(given.length > 0 ? [t("given", { sums: allOf(given) })] : []),
    ...(endsAt ? [t("ends", { at: said.day(endsAt) })] : []),
  ];
  return (
    <LinkRow
      to={`${here}/${id}`}
      onClick={onOpen}
      title={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="wrap-anywhere">
            <bdi dir="ltr">{code}</bdi>
          </span>
          <span className="font-normal">{off(coupon)}</span>
          <CouponState state={coupon.state} />
        </span>
      }
      detail={facts.join(" · ")}
    />
  );
}
