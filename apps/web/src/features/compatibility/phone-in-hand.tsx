import { buttonLook } from "@rihla/ui/button-look";
import { Card } from "@rihla/ui/card";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { CheckLink } from "./check-link.tsx";
import { DeviceAnswer } from "./device-answer.tsx";
import type { InHand, PhoneToCheck } from "./in-hand.ts";
import { LazyPart, loadKept } from "./lazy-part.tsx";
import { OwnAnswer } from "./own-answer.tsx";

type Seen = InHand & { phone: PhoneToCheck | undefined };

/** Asked once the page stands: only the browser knows, and what it says is then looked up in the list. */
export function PhoneInHand({ asked }: { asked: boolean }) {
  const t = useTranslations("compatibility");
  const [found, setFound] = useState<Seen>();
  const title = useTitle(found);
  useEffect(() => {
    let isHere = true;
    import("./in-hand.ts")
      .then(async ({ findInHand, phoneInHand }) => {
        const one = await findInHand();
        if (isHere) setFound({ ...one, phone: phoneInHand(one) });
      })
      .catch(() => {}); // the check itself needs no list
    return () => {
      isHere = false;
    };
  }, []);
  if (OwnAnswer && found?.phone && found.takesEsims !== undefined)
    return <OwnAnswer title={title} phone={found.phone} asked={asked} />;
  if (found?.is === "model")
    return (
      <DeviceAnswer
        device={found.device}
        answer={found.answer}
        title={title}
        note={found.isForElsewhere ? t("here.origin") : undefined}
        asked={asked}
      />
    );
  return <Unnamed found={found} title={title} asked={asked} />;
}

/** One that says little of itself, or nothing yet. */
function Unnamed({ found, title, asked }: { found: Seen | undefined; title: string; asked: boolean }) {
  const t = useTranslations("compatibility");
  const body = useBody(found);
  return (
    <Card className="flex min-h-44 flex-col gap-3 lg:p-6">
      <h2 className="text-lg">{title}</h2>
      <p className="text-ink-2">{body}</p>
      <LazyPart load={loadKept} props={{}} />
      <CheckLink asked={asked} phone={found?.phone} className={buttonLook("primary", "large", true)}>
        {t("check")}
      </CheckLink>
    </Card>
  );
}

function useTitle(found: Seen | undefined): string {
  const t = useTranslations("compatibility.here");
  if (!found || found.is === "computer") return t("title");
  return found.is === "model" ? t("model", { model: found.device.model }) : t(found.is);
}

function useBody(found: Seen | undefined): string {
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
