import type { Esim } from "@rihla/contract";
import { useQueryClient } from "@tanstack/react-query";
import type { Installable } from "../../domain/esims/install-stage.ts";
import { orderSecret } from "../../domain/orders/order-access.ts";
import { Installed } from "../../features/install/installed.tsx";
import { ReadyPass } from "../../features/install/ready-pass.tsx";
import { Untold } from "../../features/install/untold.tsx";
import { AvailableWithoutAccount, OfflineNotice } from "../../features/my-esims/offline-notice.tsx";
import type { ReadyEsimProps } from "../../features/purchase/payment/accepted/ready-esims.tsx";
import { api } from "../../lib/api/api.ts";

/** What a guest has bought, once it has come: it is kept on this phone from then on. */
export function ReadyEsim({ esim, asked, queryKey }: ReadyEsimProps) {
  const sayInstalled = useSayInstalled({ esim, queryKey });
  return (
    <div className="flex flex-col gap-4">
      <div>
        <OfflineNotice asked={asked} />
        {esim.installation && <ReadyPass esim={esim as Installable} />}
        <AvailableWithoutAccount queryKey={queryKey} />
      </div>
      {esim.saidInstalled && <Installed esim={esim} />}
      {esim.installation && !esim.saidInstalled && !esim.installIsTold && (
        <Untold sayInstalled={sayInstalled} />
      )}
    </div>
  );
}

function useSayInstalled({ esim: { id, orderNumber }, queryKey }: Omit<ReadyEsimProps, "asked">) {
  const client = useQueryClient();
  return async () => {
    const said = await api("POST /orders/{number}/esims/{id}/installed", {
      path: { number: orderNumber, id },
      orderSecret: orderSecret(orderNumber),
    });
    client.setQueryData<Esim[]>(queryKey, (known = []) => known.map((one) => (one.id === id ? said : one)));
  };
}
