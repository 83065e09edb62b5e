import { maxQuantity } from "@rihla/contract/rules";
import { EmptyState } from "@rihla/ui/empty-state";
import { LinkButton } from "@rihla/ui/link-button";
import { RetryState } from "@rihla/ui/retry-state";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { nameIn } from "../../../domain/plans/destination-name.ts";
import { allDestinations } from "../../../domain/plans/destinations.ts";
import { useProblemText } from "../../../lib/api/use-problem-text.ts";
import { emptyDrawing } from "../../../lib/page/empty-drawing.ts";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { paths } from "../../../paths.ts";
import { placeOfPlan } from "./place-of-plan.ts";
import type { Wanted } from "./wanted.ts";
import { whyNoQuote } from "./why-no-quote.ts";

type NoQuoteProps = { wanted: Wanted; error: Error; retry: () => void; retrying: boolean };

/** Why it can't be sold as it was asked for, and where to choose anew; or that no answer came. */
export function NoQuote({ wanted, error, retry, retrying }: NoQuoteProps) {
  const t = useTranslations("checkout");
  const cart = useTranslations("cart.unavailable");
  const common = useTranslations("common");
  const problemText = useProblemText();
  const why = whyNoQuote(wanted.lines, error);
  if (why && wanted.ofCart)
    return (
      <EmptyState
        title={cart("title")}
        drawing={emptyDrawing("suitcase")}
        actions={<LinkButton to={paths.cart()}>{cart("action")}</LinkButton>}
      >
        {cart("body")}
      </EmptyState>
    );
  if (why)
    return (
      <EmptyState
        title={t(`${why}.title`, { most: maxQuantity })}
        drawing={emptyDrawing("suitcase")}
        actions={<OtherPlans plan={wanted.lines[0]?.plan ?? ""} />}
      >
        {t(`${why}.body`)}
      </EmptyState>
    );
  return (
    <RetryState title={t("failed.title")} retryLabel={common("retry")} retry={retry} retrying={retrying}>
      {problemText(error)}
    </RetryState>
  );
}

/** To the plans of the same place; to all places where the code names none of ours. */
function OtherPlans({ plan }: { plan: string }) {
  const t = useTranslations("checkout.unavailable");
  const { currency, language } = useVisitor();
  const { data } = useQuery({
    queryKey: ["destinations", currency],
    queryFn: () => allDestinations(currency),
  });
  const place = placeOfPlan(plan, data ?? []);
  if (!place) return <LinkButton to={paths.home()}>{t("action")}</LinkButton>;
  return (
    <LinkButton to={paths.packages(place.code)}>
      {t("plansOf", { place: nameIn(place.names, language) })}
    </LinkButton>
  );
}
