import { Button } from "@rihla/ui/button";
import { useTranslations } from "use-intl";
import type { CameraFault } from "../../../platform/camera/camera.ts";
import { useScanner } from "../../../platform/camera/use-scanner.ts";

type TicketCameraProps = {
  onRead: (text: string) => void;
  onFault: (fault: CameraFault) => void;
  onClose: () => void;
};

const codes = ["tickets"] as const;

/** What the camera sees, with a frame as wide as the code on a boarding pass. */
export function TicketCamera({ onRead, onFault, onClose }: TicketCameraProps) {
  const t = useTranslations("ticket.camera");
  const { video, running, late } = useScanner(onRead, onFault, codes);
  return (
    <div className="flex flex-col gap-3">
      <div className="relative aspect-4/3 overflow-hidden rounded-card bg-ink">
        {/* Nothing is heard in it. */}
        <video ref={video} muted playsInline aria-label={t("look")} className="size-full object-cover" />
        <div
          aria-hidden="true"
          className="absolute inset-x-[6%] inset-y-[16%] rounded-card border-4 border-white/90 shadow-[0_0_0_100vmax_rgb(0_0_0/0.35)]"
        />
      </div>
      <p role="status" className="text-center text-sm text-ink-2">
        {!running && t("starting")}
        {running && t(late ? "notYet" : "look")}
      </p>
      <Button kind="secondary" wide onClick={onClose}>
        {t("close")}
      </Button>
    </div>
  );
}
