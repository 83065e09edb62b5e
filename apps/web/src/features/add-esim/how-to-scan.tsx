import { Button } from "@rihla/ui/button";
import { Sheet } from "@rihla/ui/sheet";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { stored, text } from "../../platform/storage/storage.ts";
import { ScanDrawing } from "./scan-drawing.tsx";
import { scanSteps } from "./scan-steps.ts";

/** Whether somebody has seen it on this device. */
export const howToSeen = stored("device", "scan-how-to", text);

/** Three drawn steps, to be left at each. */
export function HowToScan({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations("scan.how");
  return (
    <Sheet open={open} onClose={onClose} title={t("title")} closeLabel={t("skip")}>
      <Step onClose={onClose} />
    </Sheet>
  );
}

function Step({ onClose }: { onClose: () => void }) {
  const t = useTranslations("scan.how");
  const [at, setAt] = useState(0);
  const step = scanSteps[at] ?? "find";
  const isLast = at === scanSteps.length - 1;
  return (
    <div className="flex flex-col items-center gap-4 text-center">
      <ScanDrawing step={step} />
      <div aria-live="polite" className="flex flex-col gap-1">
        <p className="text-sm text-ink-2">{t("step", { at: at + 1, of: scanSteps.length })}</p>
        <h3 className="text-lg font-semibold">{t(`steps.${step}.title`)}</h3>
        <p className="text-ink-2">{t(`steps.${step}.body`)}</p>
      </div>
      <Button wide onClick={() => (isLast ? onClose() : setAt(at + 1))}>
        {t(isLast ? "done" : "next")}
      </Button>
      {!isLast && (
        <Button wide kind="quiet" onClick={onClose}>
          {t("skip")}
        </Button>
      )}
    </div>
  );
}
