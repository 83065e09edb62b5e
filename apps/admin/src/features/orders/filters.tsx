import type { OrderFilters } from "@rihla/contract/admin";
import { listedStates } from "@rihla/contract/admin/operator-rules";
import { offeredCurrencies } from "@rihla/contract/rules";
import { CheckboxField } from "@rihla/ui/checkbox-field";
import { SelectField } from "@rihla/ui/select-field";
import { TextField } from "@rihla/ui/text-field";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { answerOf } from "../../lib/answer.ts";
import { useSaid } from "../../lib/said.ts";
import { addressOf, type FilterName, filtersOf } from "./filters-of.ts";

type Choices = readonly { value: string; label: string }[];

/** What is chosen goes into the address at once, in place of what was chosen before: back leads to where one was. */
export function Filters({ filters }: { filters: OrderFilters }) {
  const t = useTranslations("admin");
  const said = useSaid();
  const navigate = useNavigate();
  const { data } = useQuery({ ...answerOf("GET /order-choices"), staleTime: Number.POSITIVE_INFINITY });
  // By the address as it is: who chooses twice in a moment has both, whatever is drawn yet.
  const choose = (name: FilterName, value: string) =>
    navigate(addressOf({ ...filtersOf(new URLSearchParams(location.search)), [name]: value }), {
      replace: true,
    });
  const destinations = (data?.destinations ?? [])
    .map(({ code, names }) => ({ value: code, label: said.place(names) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, document.documentElement.lang));
  const lists: [FilterName, Choices][] = [
    ["state", listedStates.map((value) => ({ value, label: t(`order.state.${value}`) }))],
    ["gateway", (data?.gateways ?? []).map(asItIs)],
    ["destination", destinations],
    ["currency", offeredCurrencies.map(asItIs)],
  ];
  // On a phone the orders come first; a list that is narrowed says so.
  const [open, setOpen] = useState(() => isWide() || Object.keys(filters).length > 0);
  const fields = (
    <fieldset className="mt-2 grid grid-cols-2 items-end gap-3 sm:grid-cols-3">
      <legend className="sr-only">{t("orders.filters")}</legend>
      {lists.map(([name, options]) => (
        <SelectField
          key={name}
          label={t(`orders.${name as "state"}`)}
          placeholder={t("orders.any")}
          options={withChosen(options, filters[name])}
          value={filters[name] ?? ""}
          onChange={({ target }) => choose(name, target.value)}
        />
      ))}
      {(["from", "to"] as const).map((name) => (
        <TextField
          key={name}
          type="date"
          label={t(`orders.${name}`)}
          value={filters[name] ?? ""}
          onChange={({ target }) => choose(name, target.value)}
        />
      ))}
      <CheckboxField
        className="col-span-full"
        label={t("orders.waits")}
        checked={filters.waits === "yes"}
        onChange={({ target }) => choose("waits", target.checked ? "yes" : "")}
      />
    </fieldset>
  );
  return (
    <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold text-sea">
        {t("orders.filters")}
      </summary>
      {fields}
    </details>
  );
}

const isWide = () => matchMedia("(min-width: 40rem)").matches;

const asItIs = (value: string) => ({ value, label: value });

/** Before the choices are there, and where one was taken away since, what the address says is still shown. */
const withChosen = (options: Choices, chosen: string | undefined): Choices =>
  !chosen || options.some(({ value }) => value === chosen) ? options : [...options, asItIs(chosen)];
