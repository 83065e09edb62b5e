import type { Order } from "@rihla/contract";
import { LinkButton } from "@rihla/ui/link-button";
import { Notice } from "@rihla/ui/notice";
import { useTranslations } from "use-intl";
import { useGo } from "../../../../lib/navigation/navigation.tsx";
import { useToken } from "../../../../lib/session/session.ts";
import { paths } from "../../../../paths.ts";
import { LetOtherPay } from "../../by-link/let-other-pay.tsx";
import type { PayFromWallet } from "../../checkout/over-checkout.tsx";
import { PayAgain } from "../../pay-again.tsx";
import { usePayAgain } from "../../use-pay-again.ts";

type TryAgainProps = { order: Order; payFromWallet: PayFromWallet };

/** A new attempt on the same order, and what else can be done about it. */
export function TryAgain(props: TryAgainProps) {
  const t = useTranslations("payment");
  return (
    <div className="flex flex-col gap-3">
      <PaySame {...props} label={`${t("failure.tryAgain")}\u00a0·`} />
      <LetOtherPay order={props.order} />
      <LinkButton kind="quiet" to={paths.home()} wide>
        {t("home")}
      </LinkButton>
    </div>
  );
}

/** The same order by any method that takes it, the wallet as well; an order beyond its time is chosen anew. */
export function PaySame({ order, payFromWallet, label }: TryAgainProps & { label: string }) {
  const t = useTranslations("payment.failure");
  const go = useGo();
  const again = usePayAgain(order);
  const hasWallet = useToken() !== null;
  if (again.isOver)
    return (
      <>
        <Notice tone="care">{t("tooLate")}</Notice>
        <LinkButton to={paths.packages(order.lines[0]?.plan.destination ?? "")} wide>
          {t("chooseAgain")}
        </LinkButton>
      </>
    );
  return (
    <>
      <PayAgain
        order={order}
        again={again}
        label={label}
        onWallet={hasWallet ? again.wallet.open : undefined}
      />
      {again.wallet.isOpen &&
        payFromWallet({
          order: { ...order, total: again.total },
          onPaid: () => go(paths.success({ order: order.number })),
          onRefused: again.wallet.refused,
          onClose: again.wallet.close,
        })}
    </>
  );
}
