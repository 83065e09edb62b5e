import { LinkButton } from "@rihla/ui/link-button";
import { Notice } from "@rihla/ui/notice";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { paths, withoutLanguage } from "../../../paths.ts";

/** As many guests as may have ordered from this address: who signs in is counted alone, and finds the form as it was left. */
export default function Crowded() {
  const t = useTranslations("checkout");
  const { pathname, search } = useLocation();
  const next = withoutLanguage(pathname) + search;
  return (
    <Notice
      tone="care"
      announce
      className="mb-3"
      title={t("problem.title")}
      actions={
        <LinkButton size="small" to={paths.login({ next })}>
          {t("crowded.action")}
        </LinkButton>
      }
    >
      {t("crowded.body")}
    </Notice>
  );
}
