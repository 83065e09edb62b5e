import type { Order } from "@rihla/contract";
import { tidyEmail } from "@rihla/contract/rules/person";
import { formatMoney } from "@rihla/i18n";
import { Button } from "@rihla/ui/button";
import { LinkButton } from "@rihla/ui/link-button";
import { Sheet } from "@rihla/ui/sheet";
import { useTranslations } from "use-intl";
import { isCorrectable } from "../../../../domain/orders/correct-email.ts";
import { unpaidState } from "../../../../domain/orders/unpaid-state.ts";
import { isPayable, wayToPay } from "../../../../domain/orders/ways-to-pay.ts";
import { useVisitor } from "../../../../lib/page/visitor.ts";
import { CorrectionProblem } from "../../unpaid/correction-problem.tsx";
import { useCorrection } from "../../unpaid/use-correction.ts";

type AskTwiceProps = { twin: Order; email: string; onSecond: () => void; onClose: () => void };

/** The same waits already: one goes on with it, gives it the address that was just typed, or means a second one. */
export default function AskTwice({ twin, email, onSecond, onClose }: AskTwiceProps) {
  const t = useTranslations("checkout.twice");
  const common = useTranslations("common");
  const { language } = useVisitor();
  const state = unpaidState(twin);
  const { correct, busy, ...told } = useCorrection(twin);
  const isOther = isCorrectable(twin) && twin.billing.email !== tidyEmail(email);
  return (
    <Sheet open onClose={onClose} locked={busy} title={t("title")} closeLabel={common("close")}>
      <div className="flex flex-col gap-3">
        <p>
          {t.rich(state.kind === "open" ? "atBank" : "waits", {
            number: () => <bdi dir="ltr">{twin.number}</bdi>,
            total: () => <bdi>{formatMoney(twin.total, language)}</bdi>,
            email: () => <bdi className="break-all">{twin.billing.email}</bdi>,
          })}
        </p>
        <CorrectionProblem order={twin} {...told} />
        {isOther && (
          <Button wide busy={busy} onClick={() => correct(email)} className="flex-col gap-0">
            {t("correct")}
            <Address email={tidyEmail(email)} />
          </Button>
        )}
        {isPayable(state) && (
          <LinkButton wide kind={isOther ? "secondary" : "primary"} to={wayToPay(twin, state)}>
            {t("goOn")}
          </LinkButton>
        )}
        <Button kind="secondary" wide disabled={busy} onClick={onSecond}>
          {t("second")}
        </Button>
      </div>
    </Sheet>
  );
}

/** Long ones break before their host. */
function Address({ email }: { email: string }) {
  const [name, host] = email.split("@");
  return (
    <bdi dir="ltr" className="max-w-full text-sm break-words">
      {name}
      <wbr />@{host}
    </bdi>
  );
}
