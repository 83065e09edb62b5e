import { Chip } from "@rihla/ui/chip";
import { TextField } from "@rihla/ui/text-field";
import { useState } from "react";
import { useTranslations } from "use-intl";

/** Algeria's, all year. */
const offset = "+01:00";
const offsetMs = 3_600_000;
const hoursOffered = [1, 6, 24, 168] as const;
const usualHours = 6;

/** In so many hours, as the field has it: to the minute, in Algerian time. */
const typedIn = (hours: number): string =>
  new Date(Date.now() + hours * 3_600_000 + offsetMs).toISOString().slice(0, 16);

export const momentOf = (typed: string): string => new Date(`${typed}:00${offset}`).toISOString();

/** Until when: some spans by one press, or any moment. */
export function PauseEnd() {
  const t = useTranslations("admin");
  const [typed, setTyped] = useState(() => typedIn(usualHours));
  return (
    <div className="grid gap-2">
      <TextField
        name="ends"
        label={t("sales.ends")}
        hint={t("sales.endsHint")}
        type="datetime-local"
        required
        min={typedIn(0)}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        {hoursOffered.map((hours) => (
          <Chip key={hours} onClick={() => setTyped(typedIn(hours))}>
            {hours < 48 ? t("sales.hours", { count: hours }) : t("order.days", { count: hours / 24 })}
          </Chip>
        ))}
      </div>
    </div>
  );
}
