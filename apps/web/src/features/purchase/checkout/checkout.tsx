import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { PackageX, ShoppingBag } from "lucide-react";
import { useRouteLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { ApiProblem } from "../../../lib/api-problem.ts";
import { apiQuery } from "../../../lib/query.tsx";
import type { RootData } from "../../../lib/root-data.ts";
import { useProblemText } from "../../../lib/use-problem-text.ts";
import { useVisitor } from "../../../lib/visitor.ts";
import { paths, type SummarySearch } from "../../../paths.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { RetryState } from "../../../ui/retry-state.tsx";
import { offerFor } from "../offered-methods.ts";
import { CheckoutForm } from "./checkout-form.tsx";
import { CheckoutSkeleton } from "./checkout-skeleton.tsx";

/** From what the address asks for to a quote of this moment, and the form around it. */
export function Checkout({ search }: { search: SummarySearch }) {
  const { currency: wanted } = useVisitor();
  const { catalogue } = useRouteLoaderData("root") as RootData;
  const offer = offerFor(catalogue?.paymentMethods ?? [], wanted);
  const line = {
    plan: search.plan,
    quantity: search.quantity ?? 1,
    ...(search.days ? { days: search.days } : {}),
  };
  const quote = useQuery({
    ...apiQuery("POST /quotes", { body: { currency: offer.currency, lines: [line] } }),
    placeholderData: keepPreviousData,
  });
  if (quote.data)
    return <CheckoutForm quote={quote.data} search={search} offer={offer} requote={quote.refetch} />;
  if (quote.error) return <NoQuote error={quote.error} retry={quote.refetch} retrying={quote.isFetching} />;
  return <CheckoutSkeleton />;
}

/** Nothing was asked for: the address names no plan. */
export function NothingToPay() {
  const t = useTranslations("checkout.none");
  return (
    <EmptyState
      title={t("title")}
      icon={<ShoppingBag aria-hidden="true" className="size-8" />}
      actions={<LinkButton to={paths.home()}>{t("action")}</LinkButton>}
    >
      {t("body")}
    </EmptyState>
  );
}

const gone = ["plan_unavailable", "not_found", "days_out_of_range", "invalid_input"];

function NoQuote({ error, retry, retrying }: { error: Error; retry: () => void; retrying: boolean }) {
  const t = useTranslations("checkout");
  const common = useTranslations("common");
  const problemText = useProblemText();
  if (error instanceof ApiProblem && gone.includes(error.code))
    return (
      <EmptyState
        title={t("unavailable.title")}
        icon={<PackageX aria-hidden="true" className="size-8" />}
        actions={<LinkButton to={paths.home()}>{t("unavailable.action")}</LinkButton>}
      >
        {t("unavailable.body")}
      </EmptyState>
    );
  return (
    <RetryState title={t("failed.title")} retryLabel={common("retry")} retry={retry} retrying={retrying}>
      {problemText(error)}
    </RetryState>
  );
}
