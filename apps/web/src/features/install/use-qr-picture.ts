import { brand, locales } from "@rihla/i18n";
import { useTranslations } from "use-intl";
import type { Installable } from "../../domain/esims/install-stage.ts";
import { nameIn } from "../../domain/plans/destination-name.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { drawQrPicture } from "./draw-qr-picture.ts";

/** The code as a picture that says by itself what it is for. */
export function useQrPicture({ destinationNames, installation }: Installable) {
  const t = useTranslations("install.qr.picture");
  const { language } = useVisitor();
  const place = nameIn(destinationNames, language);
  return {
    name: `eSIM ${place}.png`,
    draw: () =>
      drawQrPicture({
        code: installation.activationCode,
        title: `${brand.name[language]} · ${place}`,
        lines: [t("scan"), t("once")],
        direction: locales[language].direction,
      }),
  };
}
