import { LoadingOverlay } from "@rihla/ui/loading-overlay";
import { SuccessModal } from "@rihla/ui/modal-kinds";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { api } from "../../../lib/api/api.ts";
import { useGo } from "../../../lib/navigation/navigation.tsx";
import { type Confirm, isUnconfirmed } from "../../../lib/session/confirm.ts";
import { signOut } from "../../../lib/session/session.ts";
import { paths } from "../../../paths.ts";
import { Confirmation } from "../confirmation.tsx";
import { DeletionFailed } from "./deletion-failed.tsx";
import { DeletionTyped } from "./deletion-typed.tsx";
import { DeletionWarning } from "./deletion-warning.tsx";

type Step = "warning" | "typing" | "done";

type DeleteAccountProps = { asked: boolean; onEnd: () => void; confirm: Confirm; payBack: ReactNode };

/** Warning, typed confirmation, a fresh code where the shop asks for one, deleting; then it is gone, or one reads why not. */
export function DeleteAccount({ asked, onEnd, confirm, payBack }: DeleteAccountProps) {
  const t = useTranslations("profile.deletion");
  const go = useGo();
  const [step, setStep] = useState<Step>("warning");
  const deletion = useMutation({
    mutationFn: (confirm: string) => api("DELETE /auth/me", { body: { confirm } }),
    onSuccess: () => {
      setStep("done");
      signOut();
    },
  });
  const end = () => {
    setStep("warning");
    deletion.reset();
    onEnd();
  };
  const leave = () => {
    end();
    go(paths.home());
  };
  const running = deletion.isPending;
  const failed = deletion.error !== null;
  return (
    <>
      <DeletionWarning
        open={asked && step === "warning"}
        payBack={payBack}
        onClose={end}
        onContinue={() => setStep("typing")}
      />
      <DeletionTyped
        open={asked && step === "typing" && !running && !failed}
        onClose={end}
        onDelete={deletion.mutate}
      />
      <Confirmation confirm={confirm} of={deletion} />
      <LoadingOverlay open={running} label={t("deleting")} />
      <DeletionFailed
        error={isUnconfirmed(deletion.error) ? null : deletion.error}
        payBack={payBack}
        onClose={end}
      />
      <SuccessModal
        open={asked && step === "done"}
        onClose={leave}
        title={t("doneTitle")}
        closeLabel={t("close")}
      >
        {t("doneBody")}
      </SuccessModal>
    </>
  );
}
