import type { Order } from "@rihla/contract";
import { nameIn } from "../../../../domain/plans/destination-name.ts";
import { useInstallAdvice } from "../../../../domain/plans/use-install-advice.ts";
import { useVisitor } from "../../../../lib/page/visitor.ts";

/** Each advice once; with the places that it is for, where they differ. */
export function WhenToInstall({ lines }: Pick<Order, "lines">) {
  const { language } = useVisitor();
  const { oncePaid } = useInstallAdvice();
  const advised = lines.map(({ plan, days, destinationNames }) => ({
    advice: oncePaid({ ...plan, days }),
    place: nameIn(destinationNames, language),
  }));
  const advices = [...new Set(advised.map(({ advice }) => advice))];
  return advices.map((advice) => {
    const places = new Set(advised.filter((one) => one.advice === advice).map(({ place }) => place));
    return (
      <p key={advice}>
        {advices.length > 1 && <strong className="block font-semibold">{[...places].join(" · ")}</strong>}
        {advice}
      </p>
    );
  });
}
