import { Button } from "@rihla/ui/button";
import { Chip } from "@rihla/ui/chip";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { likelyGuide } from "../../../domain/guides/likely-guide.ts";
import type { GuidePhone } from "../../../paths.ts";
import { likelyPhone } from "../../../platform/phone/likely-phone.ts";
import { phoneSystem } from "../../../platform/phone/phone-system.ts";
import { DeviceFold } from "../drawn/device-fold.tsx";
import type { ShownGuide, ShownStep } from "../drawn/shown-step.ts";
import { StepContent } from "../drawn/step-content.tsx";
import { PhoneChoice } from "../phone-choice.tsx";
import { useGuide } from "../use-guide.ts";
import { firstPlace, type Place, type PlayedPart, placeAfter, placeBefore, playedParts } from "./places.ts";
import { PlayedStep } from "./played-step.tsx";
import { Player } from "./player.tsx";
import { useWay } from "./use-step-in-address.ts";

/** What a step needs of the eSIM, on a maker's phone; nothing where it needs none. */
export type NeededAtStep = (step: ShownStep["key"], maker: GuidePhone) => ReactNode;
type InstallPlayerProps = { needed: NeededAtStep; onEnd: () => void };

/** One's own eSIM put in step by step, on the screens of the phone in hand; the one tap is a button of its own. */
export default function InstallPlayer({ needed, onEnd }: InstallPlayerProps) {
  const [chosen, choose] = useState(() => ({ phone: "iphone" as const, ...likelyGuide(likelyPhone()) }));
  const guide = useGuide("install", chosen.phone, chosen.version);
  return (
    <div className="@container/player flex min-h-128 flex-col gap-1">
      {guide && (
        <DeviceFold guide={guide}>
          <PhoneChoice phone={chosen.phone} onChoose={(phone) => choose({ phone })} />
        </DeviceFold>
      )}
      {guide && <Ways key={guide.maker} guide={guide} needed={needed} onEnd={onEnd} />}
    </div>
  );
}

/** What stands on this phone's screen it can't scan itself, so there one begins by hand. */
function Ways({ guide, needed, onEnd }: InstallPlayerProps & { guide: ShownGuide }) {
  const parts = playedParts([guide]).filter(({ part }) => ["code", "hand", "finish"].includes(part.key));
  const partOf = (key: string) => parts.findIndex(({ part }) => part.key === key);
  const [place, setPlace] = useState<Place>(() => ({
    ...firstPlace,
    part: Math.max(0, partOf(phoneSystem() ? "hand" : "code")),
  }));
  const ways = parts.flatMap(({ part }, at) =>
    part.key === "finish"
      ? []
      : [
          <Chip key={part.key} chosen={at === place.part} onClick={() => setPlace({ part: at, step: 0 })}>
            {part.title}
          </Chip>,
        ],
  );
  return <Steps parts={parts} place={place} onMove={setPlace} needed={needed} onEnd={onEnd} ways={ways} />;
}

type StepsProps = InstallPlayerProps & {
  parts: readonly PlayedPart[];
  place: Place;
  onMove: (to: Place) => void;
  ways: ReactNode;
};

function Steps({ parts, place, onMove, needed, onEnd, ways }: StepsProps) {
  const t = useTranslations("guide.player");
  const way = useWay(place);
  const after = placeAfter(parts, place);
  const before = placeBefore(place);
  const played = parts[place.part];
  const step = played?.part.steps[place.step];
  if (!played || !step) return null;
  return (
    <Player
      parts={parts}
      place={place}
      way={way}
      onDone={after && (() => onMove(after))}
      onBack={before && (() => onMove(before))}
      onChoose={onMove}
      needed={needed(step.key, played.guide.maker)}
      isOwnPage={!step.path}
      ways={<div className="flex flex-wrap gap-2">{ways}</div>}
      end={
        <Button className="flex-1" onClick={onEnd}>
          {t("done")}
        </Button>
      }
    >
      <PlayedStep {...played} step={place.step} way={way} Step={StepContent} />
    </Player>
  );
}
