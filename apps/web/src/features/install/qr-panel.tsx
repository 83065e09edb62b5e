import { Button } from "@rihla/ui/button";
import { Card } from "@rihla/ui/card";
import { QrCode } from "@rihla/ui/qr-code";
import { Sheet } from "@rihla/ui/sheet";
import { Download, Maximize2, Share2 } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Installable } from "../../domain/esims/install-stage.ts";
import { phoneSystem } from "../../platform/phone/phone-system.ts";
import { saveFile } from "../../platform/sharing/save-file.ts";
import { canSharePicture, sharePicture } from "../../platform/sharing/share.ts";
import { useQrPicture } from "./use-qr-picture.ts";

type QrPanelProps = { esim: Installable };

/** The code to be scanned: large, as a picture, or sent to where it is needed. */
export function QrPanel({ esim }: QrPanelProps) {
  const t = useTranslations("install.qr");
  const { activationCode } = esim.installation;
  return (
    <Card className="flex flex-col gap-4 lg:p-6">
      <div className="flex flex-col gap-4 sm:flex-row sm:items-center">
        <div className="mx-auto w-56 max-w-full sm:mx-0 sm:w-44 sm:shrink-0">
          <QrCode value={activationCode} label={t("label")} />
        </div>
        <div>
          <h3 className="font-semibold">{t("title")}</h3>
          <p className="mt-1 text-sm text-ink-2">{t(`body.${phoneSystem() ?? "computer"}`)}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Large activationCode={activationCode} />
        <AsPicture esim={esim} />
      </div>
      <p className="text-sm text-ink-2">{t("worth")}</p>
    </Card>
  );
}

function Large({ activationCode }: { activationCode: string }) {
  const t = useTranslations("install.qr");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="secondary" size="small" onClick={() => setOpen(true)}>
        <Maximize2 aria-hidden="true" className="size-4" />
        {t("large")}
      </Button>
      <Sheet open={open} onClose={() => setOpen(false)} title={t("title")} closeLabel={t("close")}>
        <QrCode value={activationCode} label={t("label")} />
        <p className="mt-3 text-center text-sm text-ink-2">{t("bright")}</p>
      </Sheet>
    </>
  );
}

function AsPicture({ esim }: QrPanelProps) {
  const t = useTranslations("install.qr");
  const { name, draw } = useQrPicture(esim);
  const save = async () => saveFile(name, "image/png", await draw());
  return (
    <>
      <Button kind="secondary" size="small" onClick={save}>
        <Download aria-hidden="true" className="size-4" />
        {t("save")}
      </Button>
      {canSharePicture() && (
        <Button kind="secondary" size="small" onClick={async () => sharePicture(name, await draw())}>
          <Share2 aria-hidden="true" className="size-4" />
          {t("send")}
        </Button>
      )}
    </>
  );
}
