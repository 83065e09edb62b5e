import { Button } from "@rihla/ui/button";
import { useTranslations } from "use-intl";
import type { CameraFault } from "../../platform/camera/camera.ts";
import { useScanner } from "../../platform/camera/use-scanner.ts";

type ScannerProps = {
  onRead: (text: string) => void;
  onFault: (fault: CameraFault) => void;
  onClose: () => void;
};

/** What the camera sees, with the frame that the code should fill. */
export function Scanner({ onRead, onFault, onClose }: ScannerProps) {
  const t = useTranslations("scan.camera");
  const { video, running, late } = useScanner(onRead, onFault);
  return (
    <>
      <div className="relative aspect-square overflow-hidden rounded-card bg-ink">
        {/* Nothing is heard in it. */}
        <video ref={video} muted playsInline aria-label={t("look")} className="size-full object-cover" />
        <div
          aria-hidden="true"
          className="absolute inset-[16%] rounded-card border-4 border-white/90 shadow-[0_0_0_100vmax_rgb(0_0_0/0.35)]"
        />
      </div>
      <p role="status" className="text-center text-sm text-ink-2">
        {!running && t("starting")}
        {running && t(late ? "notYet" : "look")}
      </p>
      <Button kind="secondary" onClick={onClose}>
        {t("close")}
      </Button>
    </>
  );
}
