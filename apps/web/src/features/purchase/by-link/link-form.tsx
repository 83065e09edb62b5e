import type { PayableByLink } from "@rihla/contract";
import { formatMoney } from "@rihla/i18n";
import { Button } from "@rihla/ui/button";
import { Card } from "@rihla/ui/card";
import { CardMarks } from "@rihla/ui/card-marks";
import { CheckboxField } from "@rihla/ui/checkbox-field";
import { EmailField } from "@rihla/ui/email-field";
import { Link } from "@rihla/ui/link";
import { Notice } from "@rihla/ui/notice";
import { RetryState } from "@rihla/ui/retry-state";
import { Loading, Skeleton } from "@rihla/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useCardNames } from "../../../domain/payments/use-card-names.ts";
import { ApiProblem } from "../../../lib/api/api-problem.ts";
import { apiQuery } from "../../../lib/api/query.tsx";
import { useProblemText } from "../../../lib/api/use-problem-text.ts";
import { fullAddress } from "../../../lib/navigation/full-address.ts";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { paths } from "../../../paths.ts";
import { LeavingNotice } from "../leaving-notice.tsx";
import { PricedMethodChoice } from "../priced-method-choice.tsx";
import { SecurePayment } from "../secure-payment.tsx";
import { usePricedMethods } from "../use-priced-methods.ts";
import { Bought } from "./bought.tsx";
import { InAppNotice } from "./in-app-notice.tsx";
import { isGone, LinkOver } from "./link-over.tsx";
import { isPageOpen, PayingProblem } from "./paying-problem.tsx";
import { usePaying } from "./use-paying.ts";

/** What was ordered may be gone from sale, or the eSIM that it tops up be over: nothing that the payer chose, nor can choose anew. */
const isOver = (error: Error | null) =>
  error instanceof ApiProblem && (error.code.startsWith("payment_link_") || isGone(error));

type LinkFormProps = {
  token: string;
  /** Whoever is here opened the bank's page themselves: they need not be told that it is open. */
  knowsOfPage: boolean;
};

/** What a link asks for, and the way to the bank. */
export function LinkForm({ token, knowsOfPage }: LinkFormProps) {
  const t = useTranslations("payment.byLink");
  const common = useTranslations("common");
  const problemText = useProblemText();
  const asked = useQuery(lookUp(token));
  if (isOver(asked.error)) return <LinkOver error={asked.error} />;
  if (asked.data)
    return <Asked token={token} asked={asked.data} refresh={asked.refetch} knowsOfPage={knowsOfPage} />;
  if (asked.error)
    return (
      <RetryState
        level={1}
        title={t("failed")}
        retryLabel={common("retry")}
        retry={asked.refetch}
        retrying={asked.isFetching}
      >
        {problemText(asked.error)}
      </RetryState>
    );
  return (
    <Loading label={t("loading")} className="mx-auto flex max-w-lg flex-col gap-4 pt-6">
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="h-56 rounded-card" />
    </Loading>
  );
}

/** Whether the other has paid meanwhile. */
const lookAgainAfterMs = 10_000;

const lookUp = (token: string) => ({
  ...apiQuery("POST /payment-links/lookup", { body: { token } }),
  staleTime: 0,
});

type AskedProps = LinkFormProps & { asked: PayableByLink; refresh: () => Promise<unknown> };

function Asked({ token, asked, refresh, knowsOfPage }: AskedProps) {
  const t = useTranslations("payment.byLink");
  const { language } = useVisitor();
  const [email, setEmail] = useState("");
  const [agreed, setAgreed] = useState(false);
  const [missing, setMissing] = useState(false);
  const prices = [asked, ...asked.elsewhere];
  const { methods, chosen, choose } = usePricedMethods(
    prices.map(({ total }) => total),
    {},
  );
  const price = prices.find(({ total }) => total.currency === chosen?.total.currency) ?? asked;
  const namesOf = useCardNames();
  const cards = chosen?.method.cards ?? [];
  const { pay, leavingFor } = usePaying(token, refresh);
  const busy = pay.isPending || pay.isSuccess;
  useQuery({
    ...lookUp(token),
    refetchOnMount: false, // this page is drawn from the answer
    refetchInterval: isPageOpen(pay.error) ? lookAgainAfterMs : false,
  });
  if (isOver(pay.error)) return <LinkOver error={pay.error} />;
  const press = (despiteOpenPage: boolean) => {
    setMissing(!agreed);
    if (!agreed || !chosen) return;
    const { method, total } = chosen;
    pay.mutate({ method: method.method, total, email: email.trim(), despiteOpenPage });
  };
  return (
    <div className="mx-auto flex max-w-lg flex-col gap-5 pt-4 md:pt-8">
      <div>
        <h1 className="text-2xl font-semibold">
          {t.rich("for", { name: () => <bdi>{asked.firstName}</bdi> })}
        </h1>
        <p className="mt-2 text-ink-2">{t.rich("explain", { name: () => <bdi>{asked.firstName}</bdi> })}</p>
      </div>
      <InAppNotice link={`${fullAddress(paths.pay(), language)}#${token}`} />
      <Card className="lg:p-6">
        <Bought price={price} endsAt={asked.endsAt} />
      </Card>
      <PricedMethodChoice methods={methods} chosen={chosen} onChoose={choose} />
      {price.couponLost && <Notice tone="care">{t("couponLost")}</Notice>}
      <EmailField
        label={t("email")}
        hint={t("emailHint")}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        {...(pay.error instanceof ApiProblem && pay.error.fieldError("email") && { error: t("emailWrong") })}
      />
      <div>
        <CheckboxField
          label={t("agree")}
          checked={agreed}
          onChange={(event) => setAgreed(event.target.checked)}
          error={missing && !agreed ? t("agreeFirst") : undefined}
        />
        <Link to={paths.terms()} className="ps-9 text-sm font-semibold text-sea hover:underline">
          {t("terms")}
        </Link>
      </div>
      <PayingProblem error={pay.error} goOn={() => press(true)} />
      <Button wide busy={busy} disabled={!chosen} onClick={() => press(knowsOfPage)} className="flex-wrap">
        <span>{t.rich("pay", { total: () => <bdi>{formatMoney(price.total, language)}</bdi> })}</span>
        <CardMarks cards={cards} label={namesOf(cards)} />
      </Button>
      <SecurePayment method={chosen?.method} />
      <LeavingNotice leaving={leavingFor} />
    </div>
  );
}
