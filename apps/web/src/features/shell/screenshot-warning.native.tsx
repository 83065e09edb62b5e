import { Button } from "@rihla/ui/button";
import { Sheet } from "@rihla/ui/sheet";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { isCodeOnScreen } from "../../lib/session/code-on-screen.native.ts";
import { whenScreenshotTaken } from "../../platform/app/screenshots.ts";

/** Over everything, also over a code that is shown large: what the picture that was just taken is worth. */
export function ScreenshotWarning(): ReactNode {
  const t = useTranslations("phone.screenshot");
  const [open, setOpen] = useState(false);
  useEffect(() => whenScreenshotTaken(() => isCodeOnScreen() && setOpen(true)), []);
  const close = () => setOpen(false);
  return (
    <Sheet
      open={open}
      onClose={close}
      title={t("title")}
      closeLabel={t("close")}
      footer={
        <Button wide onClick={close}>
          {t("close")}
        </Button>
      }
    >
      <p>{t("body")}</p>
    </Sheet>
  );
}
