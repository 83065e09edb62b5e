import { useEffect, useEffectEvent } from "react";
import type { AskCompanyProps } from "../../domain/person/company.ts";
import { CompanyFields } from "./company-fields.tsx";
import { asTyped, isBlank, useKnownCompany } from "./known-company.ts";

/** At the checkout: who keeps a company finds it filled in; what was typed stays. */
export function CheckoutCompany(props: AskCompanyProps) {
  const known = useKnownCompany().data;
  const fill = useEffectEvent(() => {
    if (known && isBlank(props.typed)) props.onType(asTyped(known));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known.
  useEffect(() => fill(), [known]);
  return <CompanyFields {...props} />;
}
