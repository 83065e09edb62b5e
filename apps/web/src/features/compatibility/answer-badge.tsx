import type { Answer } from "@rihla/devices";
import { useTranslations } from "use-intl";
import { Badge, type Tone } from "../../ui/chip.tsx";

const tones: Record<Answer, Tone> = {
  yes: "palm",
  depends: "saffron",
  doubtful: "saffron",
  paired: "sand",
  no: "brick",
};

export function AnswerBadge({ answer }: { answer: Answer }) {
  const t = useTranslations("compatibility.answers");
  return <Badge tone={tones[answer]}>{t(`${answer}.badge`)}</Badge>;
}
