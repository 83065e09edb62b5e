import { TermsSheet } from "../features/checkout/terms-sheet.tsx";
import { Profile } from "../features/profile/profile.tsx";

export function Component() {
  return <Profile terms={(sheet) => <TermsSheet {...sheet} />} />;
}
