import { supportBlockDays } from "@rihla/contract/admin/operator-rules";
import { TextField } from "@rihla/ui/text-field";
import { useTranslations } from "use-intl";
import { useSession } from "./session.ts";

const dayIn = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString("en-CA", { timeZone: "Africa/Algiers" });

/** The last day of a block. Left empty it has no end, which only owners may say. */
export function UntilField() {
  const t = useTranslations("admin.blocks");
  const { operator } = useSession();
  const isOwner = operator.role === "owner";
  return (
    <TextField
      name="until"
      type="date"
      label={t("until")}
      hint={isOwner ? t("untilHint") : t("untilMost", { days: supportBlockDays })}
      defaultValue={dayIn(7)}
      min={dayIn(0)}
      // To its very end it is a day more.
      max={isOwner ? undefined : dayIn(supportBlockDays - 1)}
      required={!isOwner}
    />
  );
}

/** To the end of that day in Algeria. */
export function untilIn(fields: FormData): string | null {
  const day = String(fields.get("until") ?? "");
  return day === "" ? null : new Date(`${day}T23:59:59+01:00`).toISOString();
}
