import type { AdminCustomer } from "@rihla/contract/admin";
import { Button } from "@rihla/ui/button";
import { CheckboxField } from "@rihla/ui/checkbox-field";
import { Rows } from "@rihla/ui/rows";
import { useTranslations } from "use-intl";
import type { Offered } from "../../lib/act-sheet.tsx";
import { BlockRow } from "../../lib/block-row.tsx";
import { call } from "../../lib/call.ts";
import { Section } from "../../lib/section.tsx";
import { UntilField, untilIn } from "../../lib/until-field.tsx";
import type { Acts } from "../../lib/use-acts.tsx";

/** Whether the person is blocked, by what they are known by; and that they are from now on. */
export function Blocked({ customer, acts }: { customer: AdminCustomer; acts: Acts }) {
  const t = useTranslations("admin");
  const block = useBlock(customer);
  return (
    <Section
      title={t("person.blocks")}
      actions={
        <Button kind="secondary" size="small" onClick={() => acts.offer(block())}>
          {t("blocks.person")}
        </Button>
      }
    >
      {customer.blocks.length === 0 ? (
        <p className="text-ink-2">{t("blocks.notBlocked")}</p>
      ) : (
        <Rows>
          {customer.blocks.map((one) => (
            <BlockRow key={one.id} block={one} acts={acts} />
          ))}
        </Rows>
      )}
    </Section>
  );
}

/** All that they are known by, unless some of it is left out: others may use it too. */
function useBlock({ id, phone, devices }: AdminCustomer): () => Offered {
  const t = useTranslations("admin");
  const has = { email: true, phone: phone !== null, device: devices.length > 0 };
  const kinds = (["email", "phone", "device"] as const).filter((kind) => has[kind]);
  return () => ({
    title: t("blocks.person"),
    text: t("blocks.text"),
    children: (
      <>
        <fieldset>
          <legend className="text-sm font-medium">{t("blocks.knownBy")}</legend>
          {kinds.map((kind) => (
            <CheckboxField
              key={kind}
              name={kind}
              defaultChecked
              label={
                kind === "device" ? t("blocks.devices", { count: devices.length }) : t(`blocks.kind.${kind}`)
              }
            />
          ))}
        </fieldset>
        <UntilField />
      </>
    ),
    act: async (why, fields) => {
      const chosen = kinds.filter((kind) => fields.has(kind));
      const body = { kinds: chosen, until: untilIn(fields), why };
      await call("POST /customers/{id}/blocks", { path: { id }, body });
      return t("do.done");
    },
  });
}
