import type { AdminDispute } from "@rihla/contract/admin";
import { Facts } from "@rihla/ui/facts";
import { useTranslations } from "use-intl";
import type { Offered } from "../act-sheet.tsx";
import { call } from "../call.ts";
import { useSaid } from "../said.ts";
import { useDoneWords } from "../use-acts.tsx";

/** What of a lost top-up would leave the wallet, and what is lost; undefined where nothing of it is left there. */
export function useTakingBack({ id, state, takenBack, topUp }: AdminDispute): Offered | undefined {
  const t = useTranslations("admin");
  const said = useSaid();
  const told = useDoneWords();
  if (state !== "lost" || !takenBack || !topUp || topUp.taken || topUp.left.amount < 1) return undefined;
  const { left } = topUp;
  const spent = { ...takenBack, amount: takenBack.amount - left.amount };
  const facts = [
    { key: "there", name: t("do.takenThere"), value: <bdi>{said.money(takenBack)}</bdi> },
    { key: "here", name: t("do.takenHere"), value: <bdi>{said.money(left)}</bdi> },
    { key: "spent", name: t("do.spentLoss"), value: <bdi>{said.money(spent)}</bdi> },
  ];
  return {
    title: t("do.takeBack"),
    text: t("do.takeBackText"),
    children: <Facts facts={facts} />,
    act: async (why) => {
      const body = { left: left.amount, why };
      return told((await call("POST /disputes/{id}/wallet-takings", { path: { id }, body })).data);
    },
  };
}
