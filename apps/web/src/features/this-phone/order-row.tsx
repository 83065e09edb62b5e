import type { Esim, Order } from "@rihla/contract";
import { formatData, formatDate } from "@rihla/i18n";
import { classNames } from "@rihla/ui/class-names";
import { Link } from "@rihla/ui/link";
import { FlaggedPicture } from "@rihla/ui/place-picture";
import { RowArrow, rowLook } from "@rihla/ui/rows";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { orderSecret } from "../../domain/orders/order-access.ts";
import { piecesOf } from "../../domain/orders/pieces-of.ts";
import { unpaidState } from "../../domain/orders/unpaid-state.ts";
import { useNotedEsims } from "../../domain/orders/use-noted-esims.ts";
import { isPayable, wayToPay } from "../../domain/orders/ways-to-pay.ts";
import { emblemAddress, nameIn, pictureAddress } from "../../domain/plans/destination-name.ts";
import { apiQuery } from "../../lib/api/query.tsx";
import { useVisitor } from "../../lib/page/visitor.ts";
import { paths } from "../../paths.ts";

/** How an order stands, in a word; its eSIMs once they are known. */
export type ShowState = (order: Order, esims: readonly Esim[]) => ReactNode;

/** Where to, what, and how it stands. What opens it shows its codes as far as the shop lets an order's secret open them. */
export function OrderRow({ order, showState }: { order: Order; showState: ShowState }) {
  const esims = useEsims(order);
  const { language } = useVisitor();
  const names = new Set(order.lines.map(({ destinationNames }) => nameIn(destinationNames, language)));
  const hasEnded = esims.length > 0 && esims.every(({ group }) => group === "expired");
  return (
    <Link to={wayTo(order)} className={classNames(rowLook, "py-3")}>
      <Place order={order} faded={hasEnded} />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold wrap-anywhere">{[...names].join(", ")}</span>
        <span className="block text-sm text-ink-2">
          <Bought order={order} />
        </span>
        <span className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-2">
          {showState(order, esims)}
          <bdi dir="ltr">{formatDate(order.createdAt, "date")}</bdi>
        </span>
      </span>
      <RowArrow />
    </Link>
  );
}

function wayTo(order: Order): string {
  const state = unpaidState(order);
  return isPayable(state) ? wayToPay(order, state) : paths.success({ order: order.number });
}

const none: Esim[] = [];

/** Kept with the order, so that both open without a network. */
function useEsims(order: Order): readonly Esim[] {
  const { number } = order;
  const hasSome = order.esims.length > 0;
  const { data } = useQuery({
    ...apiQuery("GET /orders/{number}/esims", { path: { number }, orderSecret: orderSecret(number) }),
    staleTime: 0,
    enabled: hasSome,
  });
  useNotedEsims(order, hasSome ? data : none);
  return data ?? none;
}

function Bought({ order: { lines } }: { order: Order }) {
  const t = useTranslations("thisPhone");
  const { language } = useVisitor();
  const pieces = piecesOf(lines);
  const [line] = lines;
  if (lines.length > 1 || !line) return t("esims", { count: pieces });
  const data = formatData(line.plan.dataBytes, language);
  return (
    <>
      <bdi>{line.plan.kind === "fixed" ? data : t("perDay", { data })}</bdi> ·{" "}
      <span className="whitespace-nowrap">{t("days", { days: line.days })}</span>
      {pieces > 1 && (
        <>
          {" · "}
          <span className="whitespace-nowrap">{t("esims", { count: pieces })}</span>
        </>
      )}
    </>
  );
}

function Place({ order: { lines }, faded }: { order: Order; faded: boolean }) {
  const code = lines[0]?.plan.destination ?? "GLOBAL";
  const flag = lines[0]?.flag ?? null;
  return (
    <FlaggedPicture
      picture={pictureAddress(code)}
      flag={flag && emblemAddress({ flag, code })}
      faded={faded}
    />
  );
}
