import type { Catalogue } from "@rihla/contract";
import { brand } from "@rihla/i18n";
import { CheckableFacts } from "./checkable-facts.tsx";
import { LiveCounts } from "./live-counts.tsx";
import { Testimonials } from "./testimonials.tsx";
import { TrustFigures } from "./trust-figures.tsx";

type ProofProps = { catalogue: Catalogue | null };
type Claim = { confirmed: boolean };

/** Whether a claim may stand there: confirmed, or where nothing is real, as an example. */
export const mayStand = ({ confirmed }: Claim, catalogue: Pick<Catalogue, "sandbox"> | null): boolean =>
  confirmed || catalogue?.sandbox === true;

/** What customers say; while nobody has confirmed it, what anybody can check. */
export function CustomersWords({ catalogue }: ProofProps) {
  const claim = brand.testimonials;
  return mayStand(claim, catalogue) ? <Testimonials isExample={!claim.confirmed} /> : <CheckableFacts />;
}

/** The brand's figures; while nobody has confirmed them, those of the catalogue. */
export function ShopFigures({ catalogue }: ProofProps) {
  const claim = brand.figures;
  if (mayStand(claim, catalogue)) return <TrustFigures isExample={!claim.confirmed} />;
  return catalogue && <LiveCounts catalogue={catalogue} />;
}
