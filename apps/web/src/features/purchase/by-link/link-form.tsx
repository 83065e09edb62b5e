import type { PayableByLink, PaymentMethod } from "@rihla/contract";
import { formatDate, formatMoney } from "@rihla/i18n";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useRouteLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { useReturnFromBank } from "../../../domain/payments/use-return-from-bank.ts";
import { nameIn } from "../../../domain/plans/destination-name.ts";
import { api } from "../../../lib/api.ts";
import { ApiProblem } from "../../../lib/api-problem.ts";
import { forgetIdempotencyKey, idempotencyKeyFor } from "../../../lib/idempotency.ts";
import { apiQuery } from "../../../lib/query.tsx";
import type { RootData } from "../../../lib/root-data.ts";
import { useProblemText } from "../../../lib/use-problem-text.ts";
import { useVisitor } from "../../../lib/visitor.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { CheckboxField } from "../../../ui/checkbox-field.tsx";
import { Facts } from "../../../ui/facts.tsx";
import { Link } from "../../../ui/link.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { RetryState } from "../../../ui/retry-state.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { LeavingNotice } from "../leaving-notice.tsx";
import { MethodChoice } from "../method-choice.tsx";
import { methodsFor } from "../offered-methods.ts";
import { useMethodsDown } from "../use-methods-down.ts";
import { LinkOver } from "./link-over.tsx";

const isOver = (error: Error | null) => error instanceof ApiProblem && error.code.startsWith("payment_link_");

/** What a link asks for, and the way to the bank. */
export function LinkForm({ token }: { token: string }) {
  const t = useTranslations("payment.byLink");
  const common = useTranslations("common");
  const problemText = useProblemText();
  const asked = useQuery({ ...apiQuery("POST /payment-links/lookup", { body: { token } }), staleTime: 0 });
  if (isOver(asked.error)) return <LinkOver error={asked.error} />;
  if (asked.data) return <Asked token={token} asked={asked.data} refresh={asked.refetch} />;
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

type AskedProps = { token: string; asked: PayableByLink; refresh: () => Promise<unknown> };

function Asked({ token, asked, refresh }: AskedProps) {
  const t = useTranslations("payment.byLink");
  const { language } = useVisitor();
  const [email, setEmail] = useState("");
  const [agreed, setAgreed] = useState(false);
  const [missing, setMissing] = useState(false);
  const { methods, chosen, choose, down } = useMethods(asked);
  const { pay, leavingFor } = usePaying(token, asked, refresh);
  const busy = pay.isPending || pay.isSuccess;
  if (isOver(pay.error)) return <LinkOver error={pay.error} />;
  const press = () => {
    setMissing(!agreed);
    if (agreed && chosen) pay.mutate({ method: chosen, email: email.trim() });
  };
  return (
    <div className="mx-auto flex max-w-lg flex-col gap-5 pt-4 md:pt-8">
      <div>
        <h1 className="text-2xl font-semibold">
          {t.rich("for", { name: () => <bdi>{asked.firstName}</bdi> })}
        </h1>
        <p className="mt-2 text-ink-2">{t.rich("explain", { name: () => <bdi>{asked.firstName}</bdi> })}</p>
      </div>
      <Card className="lg:p-6">
        <Bought asked={asked} />
      </Card>
      {methods.length > 1 && <MethodChoice methods={methods} chosen={chosen} onChoose={choose} down={down} />}
      {methods.length === 0 && <Notice tone="care">{t("noMethod")}</Notice>}
      <TextField
        label={t("email")}
        hint={t("emailHint")}
        type="email"
        autoComplete="email"
        dir="ltr"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={pay.error instanceof ApiProblem && pay.error.fieldError("email") ? t("emailWrong") : undefined}
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
      <Problem error={pay.error} />
      <Button wide busy={busy} disabled={!chosen} onClick={press}>
        {t.rich("pay", { total: () => <bdi>{formatMoney(asked.total, language)}</bdi> })}
      </Button>
      <LeavingNotice address={leavingFor} />
    </div>
  );
}

function Problem({ error }: { error: Error | null }) {
  const t = useTranslations("payment.byLink");
  const problemText = useProblemText();
  if (!error) return null;
  const isBeingPaid = error instanceof ApiProblem && error.code === "payment_pending";
  return (
    <Notice tone={isBeingPaid ? "care" : "wrong"} announce>
      {isBeingPaid ? t("beingPaid") : problemText(error)}
    </Notice>
  );
}

function Bought({ asked }: { asked: PayableByLink }) {
  const t = useTranslations("payment.byLink");
  const orders = useTranslations("orders");
  const { language } = useVisitor();
  const money = (amount: PayableByLink["total"]) => <bdi>{formatMoney(amount, language)}</bdi>;
  const lines = asked.lines.map((line) => ({
    key: `${line.plan.code}-${line.days}`,
    name: orders("line", { destination: nameIn(line.destinationNames, language), quantity: line.quantity }),
    value: money(line.total),
  }));
  const parts = (["serviceFee", "discount", "couponDiscount"] as const)
    .filter((part) => asked[part].amount > 0)
    .map((part) => ({ key: part, name: orders(`sums.${part}`), value: money(asked[part]) }));
  return (
    <Facts
      facts={[
        ...lines,
        ...parts,
        { key: "until", name: t("payableUntil"), value: <bdi dir="ltr">{formatDate(asked.endsAt)}</bdi> },
        { key: "total", name: orders("sums.total"), value: money(asked.total), strong: true },
      ]}
    />
  );
}

function useMethods({ total }: PayableByLink) {
  const { catalogue } = useRouteLoaderData("root") as RootData;
  const methods = methodsFor(catalogue?.paymentMethods ?? [], total).filter(
    ({ method }) => method !== "wallet",
  );
  const down = useMethodsDown(total.currency);
  const [wanted, choose] = useState<PaymentMethod>();
  const works = methods.filter(({ method }) => !down.has(method));
  const chosen = works.find(({ method }) => method === wanted)?.method ?? works[0]?.method;
  return { methods, chosen, choose, down };
}

const purpose = "pay-by-link";

/** Begins a payment and leaves for its page in the same tab. A price that moved is shown anew before anything is paid. */
function usePaying(token: string, { total }: PayableByLink, refresh: () => Promise<unknown>) {
  const { language } = useVisitor();
  const [leavingFor, setLeavingFor] = useState<string>();
  const pay = useMutation({
    mutationFn: async ({ method, email }: { method: PaymentMethod; email: string }) => {
      const ask = () => {
        const body = {
          token,
          method,
          language,
          expectedTotal: total,
          termsAccepted: true as const,
          ...(email ? { email } : {}),
        };
        return api("POST /payment-links/payments", {
          body,
          idempotencyKey: idempotencyKeyFor(purpose, body),
        });
      };
      let payment = await ask();
      if (payment.status === "rejected" && payment.redirectUrl === null) {
        forgetIdempotencyKey(purpose);
        payment = await ask();
      }
      const address = payment.redirectUrl ?? `${paths.pay({ payment: payment.id })}`;
      setLeavingFor(address);
      window.location.assign(address);
    },
    onError: (error) => {
      forgetIdempotencyKey(purpose);
      if (error instanceof ApiProblem && error.code === "price_changed") return refresh();
    },
  });
  const { reset } = pay;
  useReturnFromBank(() => {
    reset();
    setLeavingFor(undefined);
    refresh();
  });
  return { pay, leavingFor };
}
