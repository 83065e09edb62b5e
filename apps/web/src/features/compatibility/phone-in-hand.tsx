import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { buttonLook } from "../../ui/button-look.ts";
import { Card } from "../../ui/card.tsx";
import { CheckLink } from "./check-link.tsx";
import { DeviceAnswer } from "./device-answer.tsx";
import type { InHand } from "./in-hand.ts";
import { Later, loadKept } from "./later.tsx";

/** Asked once the page stands: only the browser knows, and what it says is then looked up in the list. */
export function PhoneInHand({ asked }: { asked: boolean }) {
  const t = useTranslations("compatibility");
  const [found, setFound] = useState<InHand>();
  useEffect(() => {
    let isHere = true;
    import("./in-hand.ts")
      .then(({ findInHand }) => findInHand())
      .then((one) => isHere && setFound(one))
      .catch(() => {}); // the check itself needs no list
    return () => {
      isHere = false;
    };
  }, []);
  if (found?.is === "model")
    return (
      <DeviceAnswer
        device={found.device}
        answer={found.answer}
        title={t("here.model", { model: found.device.model })}
        note={found.isForElsewhere ? t("here.origin") : undefined}
        asked={asked}
      />
    );
  return <Unnamed found={found} asked={asked} />;
}

/** One that says little of itself, or nothing yet. */
function Unnamed({ found, asked }: { found: InHand | undefined; asked: boolean }) {
  const t = useTranslations("compatibility");
  const title = useTitle(found);
  const body = useBody(found);
  return (
    <Card className="flex min-h-44 flex-col gap-3 lg:p-6">
      <h2 className="text-lg">{title}</h2>
      <p className="text-ink-2">{body}</p>
      <Later load={loadKept} props={{}} />
      <CheckLink asked={asked} phone={phoneOf(found)} className={buttonLook("primary", "large", true)}>
        {t("check")}
      </CheckLink>
    </Card>
  );
}

const phoneOf = (found: InHand | undefined) =>
  found?.is === "iphone" ? ({ name: "iPhone", make: "iphone" } as const) : undefined;

function useTitle(found: InHand | undefined): string {
  const t = useTranslations("compatibility.here");
  if (!found || found.is === "computer") return t("title");
  return t(found.is === "model" ? "title" : found.is);
}

function useBody(found: InHand | undefined): string {
  const t = useTranslations("compatibility.here");
  if (!found) return t("unknown");
  if (found.is === "iphone") {
    const words = { "since-ios-17": "iphoneNew", older: "iphoneOlder", "too-old": "iphoneOld" } as const;
    return t(words[found.age], { version: found.version });
  }
  if (found.is === "android" && found.isTooOld) return t("androidOld");
  if (found.is === "ipad") return t("ipadBody");
  return t(found.is === "computer" ? "computer" : "unknown");
}
