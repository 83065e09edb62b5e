import type { FollowedEsim } from "@rihla/contract";
import { esimNameFault, tidyEsimName } from "@rihla/contract/rules/esim-name";
import { useState } from "react";
import { useTranslations } from "use-intl";

/** For whom an eSIM is, as it is typed: the name that is kept, undefined where there is none, and what is wrong with it in words. */
export function useTypedName(esim: FollowedEsim["esim"]) {
  const t = useTranslations("sharing.names");
  const [typed, setTyped] = useState(esim.name ?? "");
  const name = tidyEsimName(typed) || undefined;
  const fault = name === undefined ? undefined : esimNameFault(name);
  const error = fault && t(fault === "name_too_long" ? "tooLong" : "invalid", { name: typed });
  return { typed, setTyped, name, error };
}
