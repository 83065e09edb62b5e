import type { DeviceAnswer } from "@rihla/contract";
import { useTranslations } from "use-intl";
import { Badge, type Tone } from "../../ui/chip.tsx";

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
