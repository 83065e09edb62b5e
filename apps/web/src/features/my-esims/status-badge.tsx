import type { EsimStatus, SeenEsim } from "@rihla/contract";
import { isUntouched } from "@rihla/contract/rules/esim-status";
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

type Shown = Pick<SeenEsim, "status" | "saidInstalled" | "starts">;

/** Ready to install is not one that whoever holds it has installed, nor one whose days run already. */
export function StatusBadge({ esim }: { esim: Shown }) {
  const t = useTranslations("esims");
  const { status, saidInstalled, starts } = esim;
  if (isUntouched(status) && saidInstalled) return <Badge tone="palm">{t("shown.saidInstalled")}</Badge>;
  if (isUntouched(status) && starts === "purchase") return <Badge tone="saffron">{t("shown.daysRun")}</Badge>;
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}
