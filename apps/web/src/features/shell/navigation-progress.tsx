import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";

const patience = 200;

/** A page on its way for longer than a blink shows it: one line at the top, told to screen readers as well. */
export function NavigationProgress() {
  const t = useTranslations("shell");
  const busy = useNavigation().state !== "idle";
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!busy) return setShown(false);
    const timer = setTimeout(() => setShown(true), patience);
    return () => clearTimeout(timer);
  }, [busy]);
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-50">
      {shown && (
        <>
          <div className="origin-start h-1 w-full scale-x-90 bg-sea transition-transform duration-[8s] ease-out starting:scale-x-0" />
          <span className="sr-only">{t("loading")}</span>
        </>
      )}
    </div>
  );
}
