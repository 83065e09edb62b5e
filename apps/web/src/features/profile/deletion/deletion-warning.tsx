import { ConfirmModal } from "@rihla/ui/modal-kinds";
import { Check, Minus } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

const goes = ["profile", "esims", "sessions"] as const;
const stays = ["accounting", "installed"] as const;

type DeletionWarningProps = { open: boolean; onClose: () => void; onContinue: () => void };

/** Before anything is typed: what will be gone and what the law or the phone keeps. */
export function DeletionWarning({ open, onClose, onContinue }: DeletionWarningProps) {
  const t = useTranslations("profile.deletion");
  return (
    <ConfirmModal
      open={open}
      onClose={onClose}
      title={t("title")}
      confirmLabel={t("continue")}
      cancelLabel={t("cancel")}
      onConfirm={onContinue}
      danger
    >
      <div className="flex flex-col gap-3 text-start text-sm">
        <Points
          title={t("goes")}
          icon={<Minus aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-brick" />}
        >
          {goes.map((point) => t(`goesItems.${point}`))}
        </Points>
        <Points
          title={t("stays")}
          icon={<Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-palm" />}
        >
          {stays.map((point) => t(`staysItems.${point}`))}
        </Points>
        <p className="font-semibold text-ink">{t("warning")}</p>
      </div>
    </ConfirmModal>
  );
}

function Points({ title, icon, children }: { title: string; icon: ReactNode; children: string[] }) {
  return (
    <div>
      <p className="font-semibold text-ink">{title}</p>
      <ul>
        {children.map((point) => (
          <li key={point} className="flex gap-2 py-0.5">
            {icon}
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}
