import type { SeenEsim } from "@rihla/contract";
import { useTranslations } from "use-intl";
import { nameIn } from "../../domain/plans/destination-name.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { stateOf } from "./no-data/finding.ts";
import { NoDataCard } from "./no-data/no-data-card.tsx";

/** For somebody who has arrived and is not online: the questions, with all that is known of this eSIM filled in. */
export function ArrivalHelp({ esim, open = true }: { esim: SeenEsim; open?: boolean }) {
  const t = useTranslations("esims.status");
  const { language } = useVisitor();
  return (
    <NoDataCard
      open={open}
      apn={esim.apn}
      state={stateOf(esim)}
      esim={{
        country: nameIn(esim.destinationNames, language),
        state: t(esim.status),
        lastFour: esim.iccid?.slice(-4) ?? "",
      }}
    />
  );
}
