import type { OrderStatus, Payment } from "@rihla/contract";
import { Badge, type Tone } from "@rihla/ui/chip";
import { useTranslations } from "use-intl";

type State = OrderStatus | Payment["status"];

const tones: Record<State, Tone> = {
  not_paid: "sand",
  pending: "saffron",
  confirmed: "sea",
  ordered: "sea",
  delivered: "palm",
  successful: "palm",
  rejected: "brick",
};

/** How an order or a payment stands, in a word. */
export function StateBadge({ state }: { state: State }) {
  const t = useTranslations("orders.state");
  return <Badge tone={tones[state]}>{t(state)}</Badge>;
}
