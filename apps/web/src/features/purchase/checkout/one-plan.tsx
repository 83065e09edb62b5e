import { useEffect, useEffectEvent, useState } from "react";
import type { CheckLink } from "../../../domain/devices/phone-check.ts";
import type { AskCompany } from "../../../domain/person/company.ts";
import { useGo } from "../../../lib/navigation/navigation.tsx";
import { paths, type SummarySearch } from "../../../paths.ts";
import { Checkout } from "./checkout.tsx";
import type { PayFromWallet } from "./over-checkout.tsx";

type OnePlanProps = {
  search: SummarySearch & { plan: string };
  payFromWallet: PayFromWallet;
  phoneCheck: CheckLink;
  askCompany: AskCompany;
};

/** Buying now: how many is counted here, by what the person presses; the address and the quote follow. */
export function OnePlan({ search, payFromWallet, phoneCheck, askCompany }: OnePlanProps) {
  const { plan, days, esim } = search;
  const [quantity, setQuantity] = useQuantity(search);
  const line = { plan, quantity: esim ? 1 : quantity, ...(days ? { days } : {}), ...(esim ? { esim } : {}) };
  return (
    <Checkout
      wanted={{ lines: [line], ofCart: false }}
      onQuantity={(_line, change) => setQuantity(change)}
      payFromWallet={payFromWallet}
      phoneCheck={phoneCheck}
      askCompany={askCompany}
    />
  );
}

function useQuantity(asked: SummarySearch) {
  const [quantity, setQuantity] = useState(asked.quantity ?? 1);
  const go = useGo();
  const show = useEffectEvent(() => {
    if (quantity === (asked.quantity ?? 1)) return;
    go(paths.summary({ ...asked, quantity }), { replace: true, preventScrollReset: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address follows what was pressed, not the other way round.
  useEffect(() => show(), [quantity]);
  return [quantity, setQuantity] as const;
}
