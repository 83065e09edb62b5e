import type { Language } from "@rihla/contract/rules/languages";
import { languageCodes, locales } from "@rihla/contract/rules/languages";
import { SelectField } from "@rihla/ui/select-field";
import { useTranslations } from "use-intl";
import type { Offered } from "../../lib/act-sheet.tsx";
import { bytesOf } from "../../lib/bytes-of.ts";
import { call } from "../../lib/call.ts";
import { saveAs } from "../../lib/save-as.ts";
import { useSession } from "../../lib/session.ts";

/** What an owner may do with a batch. Codes go from the answer into the file, and are kept or shown nowhere here. */
export function useBatchActs(number: string) {
  const t = useTranslations("admin.vouchers");
  const { language } = useSession().operator;
  const path = { number };
  const saved = ({ name, content }: { name: string; content: string }, type: string) => {
    saveAs(name, type, bytesOf(content));
    return t("saved", { name });
  };
  const saveCodes = (): Offered => ({
    title: t("export"),
    text: t("fileText"),
    act: async (why) => {
      const { data } = await call("POST /voucher-batches/{number}/exports", { path, body: { why } });
      return saved(data, "text/csv;charset=utf-8");
    },
  });
  const saveSheet = (): Offered => ({
    title: t("sheet"),
    text: t("fileText"),
    children: (
      <SelectField
        name="language"
        label={t("sheetLanguage")}
        defaultValue={language}
        options={languageCodes.map((code) => ({ value: code, label: locales[code].name }))}
      />
    ),
    act: async (why, fields) => {
      const body = { language: fields.get("language") as Language, why };
      const { data } = await call("POST /voucher-batches/{number}/sheets", { path, body });
      return saved(data, "application/pdf");
    },
  });
  const block = (nth?: number): Offered => ({
    title: nth === undefined ? t("block") : t("blockOf", { nth }),
    text: t("blockText"),
    act: async (why) => {
      const body = { ...(nth === undefined ? {} : { nth }), why };
      const { data } = await call("POST /voucher-batches/{number}/blocks", { path, body });
      return t("blockedNow", { count: data.blocked });
    },
  });
  return { saveCodes, saveSheet, block };
}
