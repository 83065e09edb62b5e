import type { EsimStatus } from "@rihla/contract";
import { Badge, type Tone } from "@rihla/ui/chip";
import { useTranslations } from "use-intl";

const tones: Record<EsimStatus, Tone> = {
  new: "sea",
  installing: "sea",
  allocating: "sand",
  onboard: "palm",
  in_use: "palm",
  depleted: "saffron",
  suspended: "saffron",
  unknown: "sand",
  expired: "sand",
  canceled: "sand",
  revoked: "brick",
  deleted: "sand",
  user_deleted: "sand",
};

export function StatusBadge({ status }: { status: EsimStatus }) {
  const t = useTranslations("esims.status");
  return <Badge tone={tones[status]}>{t(status)}</Badge>;
}
