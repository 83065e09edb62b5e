import { Button } from "@rihla/ui/button";
import { Card } from "@rihla/ui/card";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";

const DrawnInstallation = lazy(() => import("./drawn-installation.tsx"));

/** Beside the code itself: where it goes in, on the screens of one's own phone. Fetched when asked for. */
export function InstallSteps() {
  const t = useTranslations("guide.panel");
  const [open, setOpen] = useState(false);
  return (
    <Card className="flex flex-col gap-4 lg:p-6">
      <div>
        <h3 className="font-semibold">{t("title")}</h3>
        <p className="mt-1 text-sm text-ink-2">{t("lead")}</p>
      </div>
      {open ? (
        <Suspense fallback={<div className="min-h-80" />}>
          <DrawnInstallation />
        </Suspense>
      ) : (
        <Button kind="secondary" className="self-start" onClick={() => setOpen(true)}>
          {t("open")}
        </Button>
      )}
    </Card>
  );
}
