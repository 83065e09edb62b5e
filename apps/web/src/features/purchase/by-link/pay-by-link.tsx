import { useState } from "react";
import { ApiProblem } from "../../../lib/api/api-problem.ts";
import { useHydrated } from "../../../lib/page/use-hydrated.ts";
import { LinkForm } from "./link-form.tsx";
import { LinkOver } from "./link-over.tsx";
import { LinkPayment } from "./link-payment.tsx";
import { paymentLinkToken } from "./payment-link-token.ts";

type PayByLinkProps = {
  /** The bank brought the payer back from it. */
  payment: string | undefined;
  /** By its own link for leaving. */
  left: boolean;
};

export function PayByLink(props: PayByLinkProps) {
  // Nothing of it is known to the server.
  return useHydrated() ? <WithToken {...props} /> : null;
}

function WithToken({ payment, left }: PayByLinkProps) {
  const [token] = useState(paymentLinkToken);
  const [again, setAgain] = useState(false);
  if (!token) return <LinkOver error={new ApiProblem("payment_link_unknown", 404)} />;
  if (payment && !again)
    return <LinkPayment token={token} id={payment} left={left} onAgain={() => setAgain(true)} />;
  return <LinkForm token={token} knowsOfPage={again} />;
}
