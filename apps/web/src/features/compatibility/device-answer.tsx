import type { DeviceAnswer as Answer } from "@rihla/contract";
import type { Device } from "@rihla/devices";
import { buttonLook } from "@rihla/ui/button-look";
import { Card } from "@rihla/ui/card";
import { useTranslations } from "use-intl";
import { makeOf } from "../../domain/devices/make-of.ts";
import { AnswerBadge } from "./answer-badge.tsx";
import { CheckLink } from "./check-link.tsx";
import { LazyPart, loadKept } from "./lazy-part.tsx";

type DeviceAnswerProps = {
  device: Device;
  /** This very unit's, where that is another than its model's. */
  answer?: Answer;
  title?: string;
  note?: string | undefined;
  asked: boolean;
};

/** What the list says of a device, where it does not hold, and the way to the proof. */
export function DeviceAnswer({ device, answer = device.answer, title, note, asked }: DeviceAnswerProps) {
  const t = useTranslations("compatibility");
  const { maker, model, category, exceptions } = device;
  const name = model.startsWith(maker) || maker === "Apple" ? model : `${maker} ${model}`;
  const isPhone = category === "phone";
  return (
    <Card className="flex flex-col gap-3 lg:p-6">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="me-auto text-lg">{title ?? <bdi>{name}</bdi>}</h2>
        <AnswerBadge answer={answer} />
      </div>
      <p className="text-ink-2">{note ?? t(`answers.${answer}.body`)}</p>
      {exceptions.length > 0 && answer !== "no" && (
        <div className="text-sm">
          <p className="font-semibold">{t(answer === "yes" ? "exceptions.title" : "exceptions.note")}</p>
          <ul className="ms-5 list-disc text-ink-2">
            {exceptions.map((one) => (
              <li key={one}>{t(`exceptions.${one}`)}</li>
            ))}
          </ul>
        </div>
      )}
      {isPhone && <LazyPart load={loadKept} props={{}} />}
      {isPhone && (
        <CheckLink
          asked={asked}
          phone={{ name: model, make: makeOf(maker) }}
          className={buttonLook("primary", "large", true)}
        >
          {t("check")}
        </CheckLink>
      )}
    </Card>
  );
}
