import type { CouponPage } from "@rihla/contract/admin";
import { Button } from "@rihla/ui/button";
import { Card } from "@rihla/ui/card";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { useTranslations } from "use-intl";
import { answerOf } from "../../lib/answer.ts";
import { call } from "../../lib/call.ts";
import { DayTable } from "../../lib/lists/day-table.tsx";
import { DoneRows } from "../../lib/lists/done-rows.tsx";
import { Loaded } from "../../lib/loaded.tsx";
import { Section } from "../../lib/section.tsx";
import { useSession } from "../../lib/session.ts";
import { type Acts, useActs } from "../../lib/use-acts.tsx";
import { CouponState } from "./coupon-state.tsx";
import { OrdersWith } from "./orders-with.tsx";
import { useCouponWords } from "./use-coupon-words.ts";

/** What a coupon does and has done: its use by day, the orders, and who made or blocked it. */
export function Coupon() {
  const { id = "" } = useParams();
  const acts = useActs();
  return (
    <div className="grid grid-cols-1 gap-6">
      <Loaded query={useQuery(answerOf("GET /coupons/{id}", { path: { id } }))}>
        {(coupon) => (
          <>
            <Head coupon={coupon} acts={acts} />
            {acts.told}
            <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
              <div className="grid grid-cols-1 gap-6">
                <Terms coupon={coupon} />
                <Use coupon={coupon} />
              </div>
              <div className="grid grid-cols-1 gap-6">
                <OrdersWith id={id} />
                <Journal coupon={coupon} />
              </div>
            </div>
          </>
        )}
      </Loaded>
      {acts.sheet}
    </div>
  );
}

function Head({ coupon, acts }: { coupon: CouponPage; acts: Acts }) {
  const t = useTranslations("admin");
  const { allOf } = useCouponWords();
  const isOwner = useSession().operator.role === "owner";
  const { id, code, state, uses, maxUses, given } = coupon;
  const block = () =>
    acts.offer({
      title: t("coupons.block"),
      text: t("coupons.blockText"),
      act: async (why) => {
        await call("POST /coupons/{id}/blocks", { path: { id }, body: { why } });
        return t("do.done");
      },
    });
  const facts = [
    maxUses === null
      ? t("coupons.used", { count: uses })
      : t("coupons.usedOf", { count: uses, most: maxUses }),
    ...(given.length > 0 ? [t("coupons.given", { sums: allOf(given) })] : []),
  ];
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="min-w-0 flex-1 basis-56">
        <h1 className="flex flex-wrap items-center gap-3 text-2xl font-semibold">
          <span className="wrap-anywhere">
            <bdi dir="ltr">{code}</bdi>
          </span>
          <CouponState state={state} />
        </h1>
        <p className="text-ink-2">{facts.join(" · ")}</p>
      </div>
      {isOwner && state !== "blocked" && (
        <Button kind="secondary" size="medium" onClick={block}>
          {t("coupons.block")}
        </Button>
      )}
    </header>
  );
}

function Terms({ coupon }: { coupon: CouponPage }) {
  const t = useTranslations("admin.coupons");
  const { lines } = useCouponWords();
  return (
    <Section title={t("does")}>
      <Card>
        <ul className="grid list-disc gap-1 ps-5 wrap-anywhere">
          {lines(coupon).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}

function Use({ coupon: { days } }: { coupon: CouponPage }) {
  const t = useTranslations("admin.coupons");
  const { allOf } = useCouponWords();
  return (
    <Section title={t("use")}>
      {days.length === 0 ? (
        <p className="text-ink-2">{t("noUse")}</p>
      ) : (
        <DayTable
          days={days.map(({ day, orders, given }) => ({ day, count: orders, more: allOf(given) }))}
          caption={t("usedDays", { count: days.length })}
          heads={{ day: t("day"), count: t("orders"), more: t("sum") }}
          allWords={t("allDays", { count: days.length })}
        />
      )}
    </Section>
  );
}

function Journal({ coupon: { acts } }: { coupon: CouponPage }) {
  const t = useTranslations("admin.coupons");
  if (acts.length === 0) return null;
  return (
    <Section title={t("journal")}>
      <DoneRows done={acts.map(({ act, ...done }) => ({ ...done, words: t(`act.${act}`) }))} />
    </Section>
  );
}
