import type { Payment } from "@rihla/contract";
import { Card } from "@rihla/ui/card";
import { LinkButton } from "@rihla/ui/link-button";
import { useTranslations } from "use-intl";
import { paths } from "../../../../paths.ts";
import type { PayFromWallet } from "../../checkout/over-checkout.tsx";
import { OrderScreen } from "../order-screen.tsx";
import { TryAgain } from "../rejected/try-again.tsx";
import { LeftHeading } from "./left-heading.tsx";

type LeftPageProps = { payment: Payment; payFromWallet: PayFromWallet };

/** Back by the bank's own link for leaving, and the bank says that nobody has paid: nothing is to be waited for. */
export function LeftPage({ payment, payFromWallet }: LeftPageProps) {
  const t = useTranslations("payment.left");
  return (
    <div className="mx-auto max-w-lg pt-4 md:pt-8">
      <LeftHeading />
      <Card className="mt-6 flex flex-col gap-4 lg:p-6">
        {payment.paysFor === "top-up" ? (
          <LinkButton to={paths.wallet()} wide>
            {t("wallet")}
          </LinkButton>
        ) : (
          <OrderScreen number={payment.orderNumber}>
            {(order) => <TryAgain order={order} payFromWallet={payFromWallet} />}
          </OrderScreen>
        )}
      </Card>
    </div>
  );
}
