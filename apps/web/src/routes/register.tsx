import { Register } from "../features/account/register.tsx";
import { TermsSheet } from "../features/checkout/terms-sheet.tsx";
import { useSigningIn } from "../lib/signing-in.ts";

export function Component() {
  const { key, ...signing } = useSigningIn();
  return <Register key={key} {...signing} terms={(sheet) => <TermsSheet {...sheet} />} />;
}
