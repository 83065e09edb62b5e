import type { CouponState as State } from "@rihla/contract/admin";
import { Badge, type Tone } from "@rihla/ui/chip";
import { useTranslations } from "use-intl";

const tones: Readonly<Record<State, Tone>> = {
  usable: "palm",
  waiting: "saffron",
  used_up: "sand",
  over: "sand",
  blocked: "brick",
};

export function CouponState({ state }: { state: State }) {
  const t = useTranslations("admin.coupons");
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}
