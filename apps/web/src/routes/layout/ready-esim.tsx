import type { Installable } from "../../domain/esims/install-stage.ts";
import { ReadyPass } from "../../features/install/ready-pass.tsx";
import { AvailableWithoutAccount, OfflineNotice } from "../../features/my-esims/offline-notice.tsx";
import type { ReadyEsimProps } from "../../features/purchase/payment/accepted/ready-esims.tsx";

/** What a guest has bought, once it has come: it is kept on this phone from then on. */
export function ReadyEsim({ esim, asked, queryKey }: ReadyEsimProps) {
  return (
    <div>
      <OfflineNotice asked={asked} />
      <ReadyPass esim={esim as Installable} />
      <AvailableWithoutAccount queryKey={queryKey} />
    </div>
  );
}
