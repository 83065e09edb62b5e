import type { DeviceCheck } from "@rihla/contract";
import { Notice } from "@rihla/ui/notice";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { outcomeOf } from "./outcome.ts";
import { SendBack } from "./send-back.tsx";

const tones = { good: "good", missing: "wrong", locked: "wrong", unsure: "care" } as const;

/** What the answers mean, and for whoever was asked the way back with it. */
export function CheckResult({ check, asked }: { check: DeviceCheck; asked: boolean }) {
  const t = useTranslations("compatibility.sheet.result");
  const outcome = outcomeOf(check);
  const end = useRef<HTMLDivElement>(null);
  // It appears below what was pressed, often out of sight.
  useEffect(() => {
    end.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <>
      <Notice tone={tones[outcome]} title={t(outcome)} announce>
        {!(asked && outcome === "good") && t(`${outcome}Body`)}
      </Notice>
      {asked && <SendBack check={check} />}
      <div ref={end} />
    </>
  );
}
