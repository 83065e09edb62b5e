import type { AdminCoupon } from "@rihla/contract/admin";
import { LinkButton } from "@rihla/ui/link-button";
import { LinkRow, Rows } from "@rihla/ui/rows";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { answerOf } from "../../lib/answer.ts";
import { OtherPages } from "../../lib/lists/other-pages.tsx";
import { useNewKey } from "../../lib/lists/use-new-key.ts";
import { useReturn } from "../../lib/lists/use-return.ts";
import { Loaded } from "../../lib/loaded.tsx";
import { useSaid } from "../../lib/said.ts";
import { useSession } from "../../lib/session.ts";
import { CouponState } from "./coupon-state.tsx";
import { useCouponWords } from "./use-coupon-words.ts";

const here = "/sales/coupons";

/** Every code that takes something off, newest first. */
export function Coupons() {
  const t = useTranslations("admin.coupons");
  const isOwner = useSession().operator.role === "owner";
  const [params] = useSearchParams();
  const after = params.get("after");
  const query = useQuery({
    ...answerOf("GET /coupons", { query: after ? { after } : {} }),
    placeholderData: keepPreviousData,
  });
  useNewKey(`${here}/new`, isOwner);
  const { list, leaveBy } = useReturn(query.isSuccess && !query.isPlaceholderData);
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
      <Loaded query={query}>
        {({ coupons, next }) => (
          <>
            {coupons.length === 0 && <p className="text-ink-2">{t("none")}</p>}
            <div ref={list} data-rows aria-busy={query.isPlaceholderData}>
              {coupons.length > 0 && (
                <Rows>
                  {coupons.map((coupon) => (
                    <Row key={coupon.id} coupon={coupon} onOpen={() => leaveBy(`${here}/${coupon.id}`)} />
                  ))}
                </Rows>
              )}
            </div>
            <OtherPages
              to={here}
              isFirst={!after}
              next={next}
              words={{ newest: t("newest"), older: t("older") }}
            />
          </>
        )}
      </Loaded>
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
