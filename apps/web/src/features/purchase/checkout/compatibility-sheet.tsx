import { useTranslations } from "use-intl";
import { Button } from "../../../ui/button.tsx";
import { RouteLine } from "../../../ui/route-line.tsx";
import { Sheet } from "../../../ui/sheet.tsx";

type CompatibilitySheetProps = { open: boolean; onClose: () => void; onConfirm: () => void };

/** Ten seconds that save a refund: the EID decides, then the operator's lock. */
export function CompatibilitySheet({ open, onClose, onConfirm }: CompatibilitySheetProps) {
  const t = useTranslations("checkout.compatibility");
  const common = useTranslations("common");
  const confirm = () => {
    onConfirm();
    onClose();
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t("title")}
      closeLabel={common("close")}
      footer={
        <div className="flex flex-col gap-2">
          <Button onClick={confirm}>{t("confirm")}</Button>
          <Button kind="quiet" size="medium" onClick={onClose}>
            {t("notSure")}
          </Button>
        </div>
      }
    >
      <RouteLine
        label={t("title")}
        direction="down"
        stops={[
          { key: "dial", label: <Dial />, detail: t("eid"), state: "current" },
          { key: "lock", label: t("lock"), detail: t("lockDetail"), state: "current" },
          { key: "origin", label: t("origin"), detail: t("originDetail"), state: "current" },
        ]}
      />
    </Sheet>
  );
}

function Dial() {
  const t = useTranslations("checkout.compatibility");
  return t.rich("dial", { code: () => <bdi dir="ltr">*#06#</bdi> });
}
