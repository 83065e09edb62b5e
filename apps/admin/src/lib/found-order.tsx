import type { FoundOrder } from "@rihla/contract/admin";
import { Badge } from "@rihla/ui/chip";
import { LinkRow } from "@rihla/ui/rows";
import { useTranslations } from "use-intl";
import { useSaid } from "./said.ts";

type Props = {
  order: FoundOrder;
  /** What it was found by. */
  by?: string;
  onOpen?: () => void;
};

/** An order in a list: what was bought, for how much, how it stands, and of its buyer only what tells two apart. */
export function OrderRow({ order, by, onOpen }: Props) {
  const { number, destination, total, createdAt, buyer } = order;
  const said = useSaid();
  return (
    <LinkRow
      to={`/orders/${number}`}
      onClick={onOpen}
      title={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi dir="ltr">{number}</bdi>
          {destination && <bdi>{said.place(destination)}</bdi>}
          <bdi>{said.money(total)}</bdi>
          <OrderState {...order} />
        </span>
      }
      detail={
        <>
          {said.moment(createdAt)}
          {buyer && (
            <>
              {" · "}
              <bdi>{buyer.name}</bdi> · <bdi dir="ltr">{buyer.email}</bdi>
            </>
          )}
          {by && <> · {by}</>}
        </>
      }
    />
  );
}

const tones = { open: "saffron", placed: "palm", closed: "sand" } as const;

export function OrderState({ status, closeReason }: Pick<FoundOrder, "status" | "closeReason">) {
  const t = useTranslations("admin");
  return <Badge tone={tones[status]}>{t(`order.state.${closeReason ?? status}`)}</Badge>;
}
