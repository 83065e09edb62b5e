import { Button } from "@rihla/ui/button";
import { Card } from "@rihla/ui/card";
import { TextField } from "@rihla/ui/text-field";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { answerOf } from "../../lib/answer.ts";
import { call } from "../../lib/call.ts";
import { RefusalNotice } from "../../lib/refusal-notice.tsx";
import { Section } from "../../lib/section.tsx";
import { useAct } from "../../lib/use-act.ts";
import { CouponFields } from "./coupon-fields.tsx";
import { couponOf, nothingTyped, type TypedCoupon, termsOf } from "./typed-coupon.ts";
import { useCouponWords } from "./use-coupon-words.ts";

/** A coupon is typed, read in words beside that, and made. However often it is sent, one form makes one. */
export function NewCoupon() {
  const t = useTranslations("admin");
  const navigate = useNavigate();
  const key = useRef(crypto.randomUUID());
  const [typed, setTyped] = useState(nothingTyped);
  const [why, setWhy] = useState("");
  const coupon = couponOf(typed);
  const make = useAct(async () => {
    if (!coupon) return;
    const { data } = await call("POST /coupons", { body: { ...coupon, key: key.current, why } });
    navigate(`/sales/coupons/${data.id}`, { replace: true });
  });
  const change = (part: Partial<TypedCoupon>) => {
    make.reset();
    setTyped((before) => ({ ...before, ...part }));
  };
  return (
    <form
      className="grid grid-cols-1 gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        make.mutate();
      }}
    >
      <h1 className="text-2xl font-semibold">{t("coupons.new")}</h1>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <CouponFields typed={typed} onChange={change} />
        <div className="grid grid-cols-1 gap-6 lg:sticky lg:top-4">
          <Preview typed={typed} />
          <TextField
            label={t("why")}
            hint={t("whyHint")}
            required
            minLength={3}
            maxLength={500}
            value={why}
            onChange={({ target }) => setWhy(target.value)}
          />
          <RefusalNotice error={make.error} />
          <Button type="submit" wide disabled={!coupon} busy={make.isPending}>
            {t("coupons.create")}
          </Button>
        </div>
      </div>
    </form>
  );
}

function Preview({ typed }: { typed: TypedCoupon }) {
  const t = useTranslations("admin.coupons");
  const { lines } = useCouponWords();
  const { data: places = [] } = useQuery(answerOf("GET /places"));
  const coupon = couponOf(typed);
  const destinations = typed.destinations.map((code) => ({
    code,
    names: places.find((place) => place.code === code)?.names ?? null,
  }));
  return (
    <Section title={t("preview")}>
      <Card>
        {coupon ? (
          <ul className="grid list-disc gap-1 ps-5 wrap-anywhere">
            {lines(termsOf(coupon, destinations)).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ) : (
          <p className="text-ink-2">{t("fill")}</p>
        )}
      </Card>
    </Section>
  );
}
