import { Button } from "@rihla/ui/button";
import { TextField } from "@rihla/ui/text-field";
import { type ComponentProps, useState } from "react";
import { useTranslations } from "use-intl";
import { RefusalNotice } from "./refusal-notice.tsx";
import { useAct } from "./use-act.ts";

type Props = {
  /** On its button. */
  words: string;
  kind?: ComponentProps<typeof Button>["kind"];
  /** Makes one of that name and has it kept. */
  make: (passkeyName: string) => Promise<unknown>;
};

/** A passkey is named for the device it lies on, and made. */
export function PasskeyForm({ words, kind = "primary", make }: Props) {
  const t = useTranslations("admin");
  const [name, setName] = useState("");
  const making = useAct(async () => {
    await make(name);
    setName("");
  });
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        making.mutate();
      }}
    >
      <TextField
        fieldClassName="min-w-60 flex-1"
        label={t("passkeyName")}
        hint={t("passkeyNameHint")}
        required
        maxLength={60}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" kind={kind} busy={making.isPending}>
        {words}
      </Button>
      <div className="w-full empty:hidden">
        <RefusalNotice error={making.error} />
      </div>
    </form>
  );
}
