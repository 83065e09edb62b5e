import { useTranslations } from "use-intl";
import type { ClientProblemCode } from "../../../lib/api/api-problem.ts";

/** Few words for what may go wrong here: the list of all problems is dear. */
export function useChatProblem(): (code: ClientProblemCode) => string {
  const t = useTranslations("chat.problem");
  return (code) => {
    if (code === "offline") return t("offline");
    if (code === "rate_limited") return t("tooMany");
    if (code === "body_too_large") return t("photoTooLarge");
    return code === "unsupported_media_type" ? t("photoType") : t("other");
  };
}
