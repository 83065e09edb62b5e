import { useSigningIn } from "../../domain/person/use-signing-in.ts";
import { Register } from "../../features/account/register.tsx";
import { TermsSheet } from "../../features/purchase/checkout/terms/terms-sheet.tsx";

export function Component() {
  return <Register {...useSigningIn()} terms={(sheet) => <TermsSheet {...sheet} />} />;
}
