import type { Installable } from "../../domain/esims/install-stage.ts";
import { ReadyPass } from "../../features/install/ready-pass.tsx";
import { AsKept, KeptOnPhone } from "../../features/my-esims/as-kept.tsx";
import type { ReadyEsimProps } from "../../features/purchase/payment/ready-esims.tsx";

/** What a guest has bought, once it has come: it is kept on this phone from then on. */
export function ReadyEsim({ esim, asked, queryKey }: ReadyEsimProps) {
  return (
    <div>
      <AsKept asked={asked} />
      <ReadyPass esim={esim as Installable} />
      <KeptOnPhone queryKey={queryKey} />
    </div>
  );
}
