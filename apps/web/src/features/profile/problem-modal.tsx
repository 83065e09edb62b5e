import { Modal } from "@rihla/ui/modal";
import { useTranslations } from "use-intl";
import { useProblemText } from "../../lib/api/use-problem-text.ts";

/** Something that was asked for did not happen. */
export function ProblemModal({ error, onClose }: { error: Error | null; onClose: () => void }) {
  const problems = useTranslations("problems.general");
  const common = useTranslations("common");
  const problemText = useProblemText();
  return (
    <Modal
      type="error"
      open={error !== null}
      onClose={onClose}
      title={problems("failed")}
      primary={{ label: common("close"), onPress: onClose }}
    >
      {error && problemText(error)}
    </Modal>
  );
}
