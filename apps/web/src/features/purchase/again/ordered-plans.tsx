import type { Order } from "@rihla/contract";
import { LinePass } from "../line-pass.tsx";

export function OrderedPlans({ order: { lines } }: { order: Order }) {
  return (
    <ul className="flex flex-col gap-3">
      {lines.map((line) => (
        <li key={`${line.plan.code} ${line.days}`}>
          <LinePass line={line} quantity={line.quantity} />
        </li>
      ))}
    </ul>
  );
}
