import type { RevealKind } from "@rihla/contract/admin";
import { Facts, Reference } from "@rihla/ui/facts";
import type { useTranslations } from "use-intl";
import type { Offered } from "./act-sheet.tsx";
import { call } from "./call.ts";
import { CopiedText } from "./copied-text.tsx";

const named: Readonly<Record<string, "order.name" | "order.email" | "order.phone" | "blocks.kind.network">> =
  {
    name: "order.name",
    email: "order.email",
    phone: "order.phone",
    network: "blocks.kind.network",
  };

/** What is no person has words of its own. */
const things: Partial<Record<RevealKind, "proof">> = { proof: "proof" };

/** Shows what no list shows, once, in the place of what an act tells; it is gone with the next one. */
export const revealing = (
  t: ReturnType<typeof useTranslations<"admin">>,
  kind: RevealKind,
  subject: string,
): Offered => ({
  title: t(`do.${things[kind] ?? "reveal"}`),
  text: t(`do.${things[kind] ?? "reveal"}Text`),
  act: async (why) => {
    const { data } = await call("POST /reveals", { body: { kind, subject, why } });
    if (data.proof) return <CopiedText text={data.proof} />;
    const facts = Object.entries(data).flatMap(([key, value]) => {
      const name = named[key];
      return name && value ? [{ key, name: t(name), value: <Reference>{value}</Reference> }] : [];
    });
    return <Facts facts={facts} />;
  },
});
