import { Button } from "@rihla/ui/button";
import { Card } from "@rihla/ui/card";
import { type ComponentType, useState } from "react";
import { useTranslations } from "use-intl";

/** A phone that is elsewhere is checked there. */
export function ForSomebodyElse() {
  const t = useTranslations("compatibility.other");
  const [Ways, setWays] = useState<ComponentType>();
  const open = () => import("./somebody-else.tsx").then(({ SomebodyElse }) => setWays(() => SomebodyElse));
  return (
    <Card className="lg:p-6">
      <h2 className="mb-2 text-lg">{t("title")}</h2>
      {Ways ? (
        <Ways />
      ) : (
        <>
          <p className="mb-3 text-sm text-ink-2">{t("body")}</p>
          <Button kind="secondary" size="medium" wide onClick={() => void open().catch(() => {})}>
            {t("share")}
          </Button>
        </>
      )}
    </Card>
  );
}
