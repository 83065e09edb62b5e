import { Button } from "@rihla/ui/button";
import { LinkButton } from "@rihla/ui/link-button";
import { Notice } from "@rihla/ui/notice";
import { useTranslations } from "use-intl";
import { problemOf } from "../../lib/api/api-problem.ts";
import { useProblemText } from "../../lib/api/use-problem-text.ts";
import { paths } from "../../paths.ts";

type VoucherProblemProps = {
  error: Error;
  retry: () => void;
  retrying: boolean;
  onOther: () => void;
};

/** Trying the same code again helps with none of these. */
const final = [
  "voucher_invalid_format",
  "voucher_not_found",
  "voucher_used",
  "voucher_expired",
  "voucher_withdrawn",
];

/** Why a code gave nothing, and what can be done about that. */
export function VoucherProblem({ error, retry, retrying, onOther }: VoucherProblemProps) {
  const t = useTranslations("scan.voucher");
  const problemText = useProblemText();
  const { code } = problemOf(error);
  const isActivated = code === "voucher_already_activated";
  const isFinal = final.includes(code);
  return (
    <>
      <Notice tone={isActivated ? "good" : "wrong"} title={isActivated ? undefined : t("failed")} announce>
        {problemText(error)}
      </Notice>
      {isActivated ? (
        <LinkButton to={paths.esims()}>{t("mine")}</LinkButton>
      ) : (
        !isFinal && (
          <Button busy={retrying} onClick={retry}>
            {t("retry")}
          </Button>
        )
      )}
      <Button kind={isFinal ? "primary" : "secondary"} onClick={onOther}>
        {t("other")}
      </Button>
      {!isActivated && (
        <LinkButton kind="quiet" to={paths.support("contact")}>
          {t("contact")}
        </LinkButton>
      )}
    </>
  );
}
