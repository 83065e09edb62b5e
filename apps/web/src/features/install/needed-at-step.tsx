import type { SeenEsim } from "@rihla/contract";
import { QrCode } from "@rihla/ui/qr-code";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Installable } from "../../domain/esims/install-stage.ts";
import { phoneSystem } from "../../platform/phone/phone-system.ts";
import { TypedValues } from "./manual-values.tsx";

const typed = ["copyWhole", "copyApart", "paste"];
const scanned = ["show", "aim"];

/** What of the code a step of the guide asks for, where it is asked for: the picture to scan off a computer, the values to copy. */
export const neededAtStep =
  (esim: SeenEsim) =>
  (step: string, maker: string): ReactNode => {
    if (!esim.installation) return null;
    const isApple = maker === "iphone";
    if (typed.includes(step))
      return <TypedValues esim={esim as Installable} only={isApple ? ["smdp", "matchingId"] : ["full"]} />;
    // No phone scans its own screen.
    if (!scanned.includes(step) || phoneSystem()) return null;
    return <Picture code={esim.installation.activationCode} />;
  };

function Picture({ code }: { code: string }) {
  const t = useTranslations("install.qr");
  return (
    <div className="mx-auto w-48 max-w-full">
      <QrCode value={code} label={t("label")} />
    </div>
  );
}
