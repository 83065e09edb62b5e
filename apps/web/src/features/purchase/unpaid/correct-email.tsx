import type { Order } from "@rihla/contract";
import { emailFault, tidyEmail } from "@rihla/contract/rules/person";
import { Button } from "@rihla/ui/button";
import { EmailField } from "@rihla/ui/email-field";
import { Sheet } from "@rihla/ui/sheet";
import { type KeyboardEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { CorrectionProblem } from "./correction-problem.tsx";
import { useCorrection } from "./use-correction.ts";

/** Another address for an order that waits: what becomes of the order is said before. */
export default function CorrectEmail({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useTranslations("cart.unpaid.correct");
  const billing = useTranslations("checkout.billing");
  const common = useTranslations("common");
  const { correct, busy, ...told } = useCorrection(order);
  const [email, setEmail] = useState(order.billing.email);
  const faultOf = useFault(order);
  const [fault, setFault] = useState<string>();
  const press = () => {
    setFault(faultOf(email));
    if (!faultOf(email)) correct(email);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    // It may lie over a form, which is not meant.
    event.preventDefault();
    press();
  };
  return (
    <Sheet open onClose={onClose} locked={busy} title={t("title")} closeLabel={common("close")}>
      <div className="flex flex-col gap-4 text-start">
        <p className="text-ink-2">
          {t("what")} {order.paymentLinkEndsAt && t("linkEnds")}
        </p>
        <EmailField
          label={billing("email")}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          onKeyDown={onKeyDown}
          error={fault}
        />
        <CorrectionProblem order={order} {...told} />
        <Button wide busy={busy} onClick={press}>
          {t("confirm")}
        </Button>
      </div>
    </Sheet>
  );
}

function useFault({ billing }: Order) {
  const t = useTranslations("cart.unpaid.correct");
  const problems = useTranslations("problems");
  return (typed: string): string | undefined => {
    const fault = emailFault(typed);
    if (fault === "required") return problems("required.email");
    if (fault) return problems(`field.${fault}`);
    return tidyEmail(typed) === billing.email ? t("same") : undefined;
  };
}
