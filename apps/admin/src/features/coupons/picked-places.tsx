import { Button } from "@rihla/ui/button";
import { SelectField } from "@rihla/ui/select-field";
import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useTranslations } from "use-intl";
import { answerOf } from "../../lib/answer.ts";
import { useSaid } from "../../lib/said.ts";

type Props = { picked: readonly string[]; onChange: (picked: string[]) => void };

/** Some of the places that are sold: each is added from the list and taken out by its button. */
export function PickedPlaces({ picked, onChange }: Props) {
  const t = useTranslations("admin.coupons");
  const said = useSaid();
  const { data: places = [] } = useQuery(answerOf("GET /places"));
  const named = places
    .map(({ code, names }) => ({ value: code, label: said.place(names) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, document.documentElement.lang));
  return (
    <>
      <SelectField
        label={t("addPlace")}
        placeholder={t("pick")}
        options={named.filter(({ value }) => !picked.includes(value))}
        value=""
        onChange={({ target }) => onChange([...picked, target.value])}
      />
      {picked.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {picked.map((code) => {
            const name = named.find(({ value }) => value === code)?.label ?? code;
            return (
              <Button
                key={code}
                kind="secondary"
                size="small"
                aria-label={t("takeOut", { name })}
                onClick={() => onChange(picked.filter((one) => one !== code))}
              >
                <bdi>{name}</bdi>
                <X aria-hidden="true" className="size-4" />
              </Button>
            );
          })}
        </div>
      )}
    </>
  );
}
