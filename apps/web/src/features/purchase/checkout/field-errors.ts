import type { UseFormSetError } from "react-hook-form";
import type { ApiProblem } from "../../../lib/api/api-problem.ts";
import type { CheckoutValues } from "./checkout-values.ts";

/** Which field of the form a path of the order's input belongs to. */
const fields: Readonly<Record<string, keyof CheckoutValues>> = {
  "billing.email": "email",
  "billing.name": "name",
  "billing.phone": "phoneNumber",
  "billing.country": "country",
  compatibilityConfirmed: "compatibility",
  termsAccepted: "terms",
  daysFromPayingAccepted: "daysFromPaying",
};

/** What the server refused is shown where it was typed. The message is a code of problems.json. */
export function showFieldErrors(problem: ApiProblem, setError: UseFormSetError<CheckoutValues>): void {
  for (const { path, code } of problem.details.errors ?? []) {
    const field = fields[path];
    if (field) setError(field, { type: "server", message: code }, { shouldFocus: true });
  }
}
