import { RetryState } from "@rihla/ui/retry-state";
import { useTranslations } from "use-intl";
import { useProblemText } from "../../lib/api/use-problem-text.ts";

/** Apart from the list: what pages of one eSIM share is fetched with each of them. */
export function Failed({ error, retry, retrying }: { error: Error; retry: () => void; retrying: boolean }) {
  const t = useTranslations("esims.failed");
  const common = useTranslations("common");
  const problemText = useProblemText();
  return (
    <RetryState title={t("title")} retryLabel={common("retry")} retry={retry} retrying={retrying}>
      {problemText(error)}
    </RetryState>
  );
}
