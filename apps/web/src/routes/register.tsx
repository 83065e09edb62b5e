import { Register } from "../features/account/register.tsx";
import { TermsSheet } from "../features/checkout/terms-sheet.tsx";
import { useSigningIn } from "../lib/signing-in.ts";

export function Component() {
  return <Register {...useSigningIn()} terms={(sheet) => <TermsSheet {...sheet} />} />;
}
