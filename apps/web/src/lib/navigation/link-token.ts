import { secretPattern } from "@rihla/contract/rules";

/** The secret of a link stands in the fragment, which no server sees. */
export function tokenInAddress(): string | undefined {
  const token = window.location.hash.slice(1);
  return secretPattern.test(token) ? token : undefined;
}
