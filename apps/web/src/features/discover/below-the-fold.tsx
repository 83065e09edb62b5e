import type { Catalogue, ShownFeedback } from "@rihla/contract";
import { HowItWorks } from "./how-it-works.tsx";
import { CustomersWords, ShopFigures } from "./proof.tsx";
import { TravellersFeedback } from "./travellers-feedback.tsx";

export type BelowTheFold = { catalogue: Catalogue | null; feedback: ShownFeedback | null };

/** What nobody has to press: a first visit has it from the server, without the scripts that draw it. */
export function Part({ catalogue, feedback }: BelowTheFold) {
  return (
    <>
      <HowItWorks methods={catalogue?.paymentMethods ?? []} />
      <CustomersWords catalogue={catalogue} />
      <ShopFigures catalogue={catalogue} />
      {feedback && <TravellersFeedback feedback={feedback} />}
    </>
  );
}
