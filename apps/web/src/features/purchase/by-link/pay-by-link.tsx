import { useState } from "react";
import { ApiProblem } from "../../../lib/api-problem.ts";
import { useHydrated } from "../../../lib/use-hydrated.ts";
import { LinkForm } from "./link-form.tsx";
import { LinkOver } from "./link-over.tsx";
import { LinkPayment } from "./link-payment.tsx";
import { linkToken } from "./link-token.ts";

/** `payment`: the bank brought the payer back from it. */
export function PayByLink(props: { payment: string | undefined }) {
  // Nothing of it is known to the server.
  return useHydrated() ? <WithToken {...props} /> : null;
}

function WithToken({ payment }: { payment: string | undefined }) {
  const [token] = useState(linkToken);
  const [left, setLeft] = useState(false);
  if (!token) return <LinkOver error={new ApiProblem("payment_link_unknown", 404)} />;
  if (payment && !left) return <LinkPayment token={token} id={payment} onAgain={() => setLeft(true)} />;
  return <LinkForm token={token} />;
}
