import type { DeviceAnswer } from "@rihla/contract";
import { Badge, type Tone } from "@rihla/ui/chip";
import { useTranslations } from "use-intl";

const tones: Record<DeviceAnswer, Tone> = {
  yes: "palm",
  depends: "saffron",
  doubtful: "saffron",
  paired: "sand",
  no: "brick",
};

export function AnswerBadge({ answer }: { answer: DeviceAnswer }) {
  const t = useTranslations("compatibility.answers");
  return <Badge tone={tones[answer]}>{t(`${answer}.badge`)}</Badge>;
}
