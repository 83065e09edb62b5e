import type { Wallet } from "@rihla/contract";
import { formatMoney } from "@rihla/i18n";
import { Button } from "@rihla/ui/button";
import { LinkButton } from "@rihla/ui/link-button";
import { Notice } from "@rihla/ui/notice";
import { Sheet } from "@rihla/ui/sheet";
import { Loading, Skeleton } from "@rihla/ui/skeleton";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { payFromWallet } from "../../domain/payments/pay-from-wallet.ts";
import type { Payable } from "../../domain/payments/start-payment.ts";
import { ApiProblem } from "../../lib/api/api-problem.ts";
import { apiQuery } from "../../lib/api/query.tsx";
import { useProblemText } from "../../lib/api/use-problem-text.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import type { Confirm } from "../../lib/session/confirm.ts";
import { paths } from "../../paths.ts";
import { giveHaptic } from "../../platform/app/haptics.ts";
import { ChoosePin } from "./choose-pin.tsx";
import { TypedPin } from "./typed-pin.tsx";

type PayFromWalletProps = {
  order: Payable;
  onPaid: () => void;
  /** Whoever shows the order may know better what follows than this sheet. */
  onRefused: (error: Error) => void;
  onClose: () => void;
  confirm: Confirm;
};

/** Over the checkout: the PIN pad, or what has to be done before one can pay from the wallet. */
export function PayFromWallet(props: PayFromWalletProps) {
  const t = useTranslations("wallet");
  const { language } = useVisitor();
  const wallet = useQuery({ ...apiQuery("GET /wallet"), staleTime: 0 });
  const problemText = useProblemText();
  return (
    <Sheet
      open
      onClose={props.onClose}
      title={t("pay.title", { amount: formatMoney(props.order.total, language) })}
      closeLabel={t("pin.close")}
    >
      {wallet.data ? (
        <Ready {...props} wallet={wallet.data} />
      ) : wallet.error ? (
        <Notice tone="wrong" announce>
          {problemText(wallet.error)}
        </Notice>
      ) : (
        <Loading label={t("loading")}>
          <Skeleton className="h-80 rounded-card" />
        </Loading>
      )}
    </Sheet>
  );
}

function Ready({ wallet, ...props }: PayFromWalletProps & { wallet: Wallet }) {
  const t = useTranslations("wallet.pay");
  const { language } = useVisitor();
  const { total } = props.order;
  const left = wallet.balances.find(({ currency }) => currency === total.currency)?.amount ?? 0;
  const inWords = (amount: number) => formatMoney({ ...total, amount }, language);
  if (left < total.amount)
    return (
      <div className="flex flex-col gap-4">
        <Notice tone="care">{t("insufficient", { missing: inWords(total.amount - left) })}</Notice>
        <LinkButton to={paths.wallet()} wide>
          {t("topUp")}
        </LinkButton>
        <Button kind="secondary" wide onClick={props.onClose}>
          {t("other")}
        </Button>
      </div>
    );
  return (
    <div className="flex flex-col gap-4">
      <p className="text-center text-sm text-ink-2">{t("left", { balance: inWords(left) })}</p>
      <Pay {...props} pin={wallet.pin} />
    </div>
  );
}

function Pay({ order, onPaid, onRefused, onClose, confirm, pin }: PayFromWalletProps & Pick<Wallet, "pin">) {
  const t = useTranslations("wallet.pay");
  const problemText = useProblemText();
  const { language } = useVisitor();
  const [choosing, setChoosing] = useState(pin === null);
  const payment = useMutation({
    mutationFn: (typed: string) => payFromWallet(order, language, typed),
    onSuccess: () => {
      giveHaptic("success");
      onPaid();
    },
    onError: onRefused,
  });
  const chosen = (typed: string) => {
    setChoosing(false);
    payment.mutate(typed);
  };
  // No PIN helps: another way to pay does.
  if (payment.error instanceof ApiProblem && payment.error.code === "new_device_limit")
    return (
      <div className="flex flex-col gap-4">
        <Notice tone="care" announce>
          {problemText(payment.error)}
        </Notice>
        <Button wide onClick={onClose}>
          {t("other")}
        </Button>
      </div>
    );
  if (choosing) return <ChoosePin confirm={confirm} onSet={chosen} />;
  return (
    <TypedPin
      attempts={pin?.attemptsLeft}
      error={payment.error}
      busy={payment.isPending || payment.isSuccess}
      onPin={payment.mutate}
      onForgotten={() => {
        payment.reset();
        setChoosing(true);
      }}
    />
  );
}
