import type { BlockedKind } from "@rihla/contract/admin";
import { SelectField } from "@rihla/ui/select-field";
import { TextField } from "@rihla/ui/text-field";
import { useTranslations } from "use-intl";
import type { Offered } from "../../lib/act-sheet.tsx";
import { call } from "../../lib/call.ts";
import { useSession } from "../../lib/session.ts";
import { UntilField, untilIn } from "../../lib/until-field.tsx";

/** What can be typed; a device is blocked from its owner's page. */
const typed = ["email", "phone", "network"] as const satisfies readonly BlockedKind[];

/** Somebody who is known by one thing. */
export function useNewBlock(): () => Offered {
  const t = useTranslations("admin");
  const { operator } = useSession();
  const kinds = typed.filter((one) => one !== "network" || operator.role === "owner");
  const examples = { phone: "+213551234567", network: "41.105.1.0/24" };
  return () => ({
    title: t("blocks.block"),
    text: t("blocks.text"),
    children: (
      <>
        <SelectField
          name="kind"
          label={t("blocks.what")}
          options={kinds.map((one) => ({ value: one, label: t(`blocks.kind.${one}`) }))}
        />
        <TextField
          name="value"
          label={t("blocks.value")}
          hint={
            operator.role === "owner"
              ? t("blocks.valueHint", examples)
              : t("blocks.valueHintSupport", { phone: examples.phone })
          }
          dir="ltr"
          required
          minLength={3}
          maxLength={254}
          autoComplete="off"
        />
        <UntilField />
      </>
    ),
    act: async (why, fields) => {
      const kind = kinds.find((one) => one === fields.get("kind")) ?? "email";
      const body = { kind, value: String(fields.get("value")), until: untilIn(fields), why };
      await call("POST /blocks", { body });
      return t("do.done");
    },
  });
}
