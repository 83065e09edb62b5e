import type { Esim } from "@rihla/contract";
import { locales } from "@rihla/i18n";
import { IntlProvider } from "use-intl";
import { ClosedNotice } from "../../features/purchase/closed-notice.tsx";
import { PayTopUp } from "../../features/purchase/top-up/pay-top-up.tsx";
import { ChooseTopUp } from "../../features/recharge/choose-top-up.tsx";
import { useVisitor } from "../../lib/page/visitor.ts";
import { messagesOf } from "../../lib/text/messages.ts";
import { fromWallet } from "../layout/from-wallet.tsx";
import { askCompany } from "../layout/order-invoices.tsx";

type TopUpProps = { esim: Esim; lock: (is: boolean) => void };

/** Words that came after the page: it doesn't know them, so they are handed down anew. */
export function TopUp({ esim, lock }: TopUpProps) {
  const { language } = useVisitor();
  return (
    <IntlProvider locale={locales[language].tag} messages={messagesOf(language)} timeZone="Africa/Algiers">
      <ClosedNotice className="mb-4" />
      <ChooseTopUp
        esim={esim}
        pay={(line) => (
          <PayTopUp
            line={line}
            order={esim.orderNumber}
            payFromWallet={fromWallet}
            askCompany={askCompany}
            lock={lock}
          />
        )}
      />
    </IntlProvider>
  );
}
