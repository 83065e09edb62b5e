import { CheckboxField } from "@rihla/ui/checkbox-field";
import { useTranslations } from "use-intl";
import type { Offered } from "../../lib/act-sheet.tsx";
import { call } from "../../lib/call.ts";
import { usePickedWords } from "./use-picked-words.ts";

/** What is offered to be done about a plan or a place: to sell it no more, or again. */
export function useHiding() {
  const t = useTranslations("admin");
  const told = usePickedWords();
  const hiding = (kind: "plan" | "place", code: string, name: string): Offered => ({
    title: t("sales.hideOf", { name }),
    text: t("sales.hideText"),
    words: t("sales.hide"),
    children: <CheckboxField name="endsTopUps" label={t("sales.endsTopUps")} />,
    act: async (why, fields) => {
      const body = { kind, code, endsTopUps: fields.has("endsTopUps"), why };
      return told((await call("POST /hidings", { body })).data);
    },
  });
  const showing = (kind: "plan" | "place", code: string, name: string): Offered => ({
    title: t("sales.showOf", { name }),
    text: t("sales.showText"),
    words: t("sales.show"),
    act: async (why) => told((await call("POST /showings", { body: { kind, code, why } })).data),
  });
  return { hiding, showing };
}
