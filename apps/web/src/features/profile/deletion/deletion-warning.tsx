import { Modal } from "@rihla/ui/modal";
import { useQuery } from "@tanstack/react-query";
import { Check, Minus } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { apiQuery } from "../../../lib/api/query.tsx";
import { DeletionObstacles } from "./deletion-obstacles.tsx";

const goes = ["profile", "esims", "shared", "receipts", "sessions"] as const;
const stays = ["accounting", "installed"] as const;

type DeletionWarningProps = {
  open: boolean;
  payBack: ReactNode;
  onClose: () => void;
  onContinue: () => void;
};

/** Before anything is typed: what will be gone and what the law or the phone keeps. */
export function DeletionWarning({ open, payBack, onClose, onContinue }: DeletionWarningProps) {
  const t = useTranslations("profile.deletion");
  const asked = useQuery({ ...apiQuery("GET /auth/me/deletion"), staleTime: 0, enabled: open });
  const blockedBy = asked.data?.blockedBy ?? [];
  // Nobody types a word that leads nowhere. Without an answer the deletion itself says what stands against it.
  const isBlocked = blockedBy.length > 0;
  return (
    <Modal
      type="warning"
      open={open}
      onClose={onClose}
      title={t("title")}
      primary={
        isBlocked
          ? undefined
          : { label: t("continue"), onPress: onContinue, busy: asked.isLoading, danger: true }
      }
      secondary={{ label: t(isBlocked ? "close" : "cancel"), onPress: onClose }}
    >
      <div className="flex flex-col gap-3 text-start text-sm">
        {open && <DeletionObstacles blockedBy={blockedBy} payBack={payBack} />}
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
    </Modal>
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
