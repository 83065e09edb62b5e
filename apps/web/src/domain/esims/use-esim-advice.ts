import type { SeenEsim } from "@rihla/contract";
import { isUsedUp } from "@rihla/contract/rules/esim-status";
import { useTranslations } from "use-intl";
import { useInstallAdvice } from "../plans/use-install-advice.ts";
import { useComingWords } from "./use-coming-words.ts";

type Advised = Pick<
  SeenEsim,
  "status" | "saidInstalled" | "awaitedSince" | "topUp" | "starts" | "days" | "installBeforeLeaving"
>;

/** What its owner does next. One that is ready is installed when its plan says; what is used up is topped up where its supplier does that. */
export function useEsimAdvice(esim: Advised): string {
  const t = useTranslations("esims.advice");
  const { oncePaid } = useInstallAdvice();
  const coming = useComingWords(esim.awaitedSince);
  if (esim.status === "allocating") return coming.words;
  if (esim.status === "new") return esim.saidInstalled ? t("onboard") : oncePaid(esim);
  return t(isUsedUp(esim.status) && esim.topUp !== "none" ? "depletedTopUp" : esim.status);
}
