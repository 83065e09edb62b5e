import { useTranslations } from "use-intl";
import type { Offered } from "../../lib/act-sheet.tsx";
import { call } from "../../lib/call.ts";
import { momentOf, PauseEnd } from "./pause-end.tsx";
import { usePickedWords } from "./use-picked-words.ts";

/** What is offered to be done about a company: to pause it until a moment, or to end that. */
export function usePausing(kind: "supplier" | "gateway", company: string) {
  const t = useTranslations("admin");
  const told = usePickedWords();
  const pausing: Offered = {
    title: t("sales.pauseOf", { name: company }),
    text: t(`sales.${kind}Text`),
    words: t("sales.pause"),
    children: <PauseEnd />,
    act: async (why, fields) => {
      const endsAt = momentOf(String(fields.get("ends")));
      return told((await call("POST /pauses", { body: { kind, company, endsAt, why } })).data);
    },
  };
  const resuming: Offered = {
    title: t("sales.resumeOf", { name: company }),
    text: t("sales.resumeText"),
    words: t("sales.resume"),
    act: async (why) => told((await call("POST /resumptions", { body: { kind, company, why } })).data),
  };
  return { pausing, resuming };
}
