import { termsVersion } from "@rihla/contract/rules";
import { useMatches, useRouteLoaderData } from "react-router";
import { Document } from "../features/legal/document.tsx";
import { Publisher } from "../features/legal/publisher.tsx";
import type { DocumentName } from "../features/legal/use-document.ts";
import type { RootData } from "../lib/page/root-data.ts";

export { shopFactsLoader as loader } from "../lib/page/shop-facts.ts";

/** Three addresses of one kind: their words come together, and who reads one often opens the next. */
export function Component() {
  const name = useMatches().at(-1)?.id as DocumentName;
  const { catalogue } = useRouteLoaderData("root") as RootData;
  const isVersioned = name !== "notices";
  return (
    <Document
      key={name}
      name={name}
      methods={catalogue?.paymentMethods ?? []}
      version={isVersioned ? termsVersion : undefined}
    >
      {name === "notices" && <Publisher />}
    </Document>
  );
}
