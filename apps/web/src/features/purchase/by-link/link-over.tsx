import { EmptyState } from "@rihla/ui/empty-state";
import { LinkButton } from "@rihla/ui/link-button";
import { Link2Off } from "lucide-react";
import { useTranslations } from "use-intl";
import { useProblemText } from "../../../lib/api/use-problem-text.ts";
import { paths } from "../../../paths.ts";

/** There is nothing to be paid by the link, and why. */
export function LinkOver({ error }: { error: unknown }) {
  const t = useTranslations("payment");
  const problemText = useProblemText();
  return (
    <EmptyState
      level={1}
      title={t("byLink.over")}
      icon={<Link2Off aria-hidden="true" className="size-8" />}
      actions={
        <LinkButton kind="secondary" to={paths.home()}>
          {t("home")}
        </LinkButton>
      }
    >
      {problemText(error)}
    </EmptyState>
  );
}
