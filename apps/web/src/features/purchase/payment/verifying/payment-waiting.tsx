import type { PaymentOperator } from "@rihla/contract";
import { Button } from "@rihla/ui/button";
import { Card } from "@rihla/ui/card";
import { Khatim } from "@rihla/ui/khatim";
import { OutsideLinkButton } from "@rihla/ui/link-button";
import { Spinner } from "@rihla/ui/spinner";
import { Hourglass, WifiOff } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useVisitor } from "../../../../lib/page/visitor.ts";
import { HelpLine } from "../help-line.tsx";

type PaymentWaitingProps = {
  stage: "verifying" | "pending" | "held" | "offline";
  checking: boolean;
  onCheck: () => void;
  bankAddress: string | null;
  operator: PaymentOperator | null | undefined;
  children?: ReactNode;
};

export function PaymentWaiting({
  stage,
  checking,
  onCheck,
  bankAddress,
  operator,
  children,
}: PaymentWaitingProps) {
  const t = useTranslations("payment");
  const { language } = useVisitor();
  const values = { operator: operator?.name[language] ?? "none" };
  const Icon = stage === "offline" ? WifiOff : Hourglass;
  return (
    <Card className="mx-auto mt-4 flex max-w-lg flex-col items-center gap-3 px-6 py-10 text-center md:mt-12">
      <span className="relative mb-2 flex size-20 items-center justify-center text-sea">
        <Khatim className="absolute inset-0 size-20 text-sea-soft" />
        {stage === "verifying" ? (
          <Spinner className="relative size-8" />
        ) : (
          <Icon aria-hidden="true" className="relative size-8" />
        )}
      </span>
      <div role="status">
        <h1 className="text-xl font-semibold">{t(`${stage}.title`, values)}</h1>
        <p className="mt-2 text-ink-2">{t(`${stage}.body`, values)}</p>
      </div>
      {stage !== "verifying" && (
        <div className="mt-3 flex w-full flex-col gap-2">
          <Button busy={checking} onClick={onCheck}>
            {checking ? t("pending.checking") : t("pending.check")}
          </Button>
          {bankAddress && (
            <OutsideLinkButton kind="secondary" href={bankAddress}>
              {t("pending.backToBank")}
            </OutsideLinkButton>
          )}
          {children}
          <HelpLine operator={operator} />
        </div>
      )}
    </Card>
  );
}
