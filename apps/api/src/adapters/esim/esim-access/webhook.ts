import { createHash } from "node:crypto";
import * as z from "zod";
import { sameText } from "../../../infra/ids.ts";
import type { WebhookSource } from "../../../modules/webhooks/webhook-source.ts";

const event = z.object({
  notifyType: z.string(),
  notifyId: z.string().nullish(),
  content: z.object({ orderNo: z.string().nullish(), esimTranNo: z.string().nullish() }).nullish(),
});

/** The supplier signs nothing: its proof is the secret end of the address it was told. Events are only hints anyway. */
export function createEsimAccessWebhook(token: string): WebhookSource {
  return {
    name: "esim-access",
    addressToken: token,
    read(request) {
      if (!sameText(request.token, token)) return null;
      const parsed = event.safeParse(request.body);
      if (!parsed.success) return null;
      const { notifyId, notifyType, content } = parsed.data;
      const key = notifyId ?? createHash("sha256").update(request.rawBody).digest("base64url");
      const isProbe = notifyType === "CHECK_HEALTH";
      return {
        key,
        hint: isProbe
          ? {}
          : { providerOrder: content?.orderNo ?? undefined, providerEsim: content?.esimTranNo ?? undefined },
      };
    },
  };
}
