import { Button } from "@rihla/ui/button";
import { Card } from "@rihla/ui/card";
import { Sheet } from "@rihla/ui/sheet";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import type { NeededAtStep } from "./player/install-player.tsx";

const InstallPlayer = lazy(() => import("./player/install-player.tsx"));

/** Beside the code itself: where it goes in, step by step on the screens of one's own phone. Fetched when asked for. */
export function InstallSteps({ needed }: { needed: NeededAtStep }) {
  const t = useTranslations("guide.panel");
  const common = useTranslations("common");
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Card className="flex flex-col gap-4 lg:p-6">
      <div>
        <h3 className="font-semibold">{t("title")}</h3>
        <p className="mt-1 text-sm text-ink-2">{t("lead")}</p>
      </div>
      <Button kind="secondary" className="self-start" onClick={() => setOpen(true)}>
        {t("open")}
      </Button>
      <Sheet open={open} onClose={close} title={t("sheet")} closeLabel={common("close")}>
        <Suspense fallback={<div className="min-h-128" />}>
          <InstallPlayer needed={needed} onEnd={close} />
        </Suspense>
      </Sheet>
    </Card>
  );
}
