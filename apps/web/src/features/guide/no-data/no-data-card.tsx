import { Button } from "@rihla/ui/button";
import { Card } from "@rihla/ui/card";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import type { NoDataProps } from "./no-data.tsx";

const NoData = lazy(() => import("./no-data.tsx"));

/** Where an address may lead to: /guide/activation#no-data. */
const noDataAnchor = "no-data";

/** The way into the questions: they and their drawings are fetched when somebody begins. */
export function NoDataCard({ open = false, ...given }: NoDataProps & { open?: boolean }) {
  const t = useTranslations("guide.check");
  const [begun, begin] = useState(open);
  return (
    <Card className="border-sea lg:p-6 print:hidden">
      <h2 id={noDataAnchor} className="scroll-mt-6 text-lg font-semibold">
        {t("title")}
      </h2>
      <p className="mt-1 mb-4 text-sm text-ink-2">{t("lead")}</p>
      {begun ? (
        <Suspense fallback={<div className="min-h-40" />}>
          <NoData {...given} />
        </Suspense>
      ) : (
        <Button kind="secondary" onClick={() => begin(true)}>
          {t("start")}
        </Button>
      )}
    </Card>
  );
}
