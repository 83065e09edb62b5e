import type { Catalogue, Money } from "@rihla/contract";
import { brand, formatMoney } from "@rihla/i18n";
import type { useTranslations } from "use-intl";
import type { Visitor } from "../../lib/page/root-data.ts";
import { roundedDown } from "../../lib/text/rounded-down.ts";
import type { PageHandle } from "../../routing.ts";

export type PageDescription = { title: string; description: string };
/** What a loader may add to its data for the title: the name of the place and its lowest price, and of one plan its size. */
export type WithMetaName = {
  metaName?: string;
  metaPrice?: Money;
  metaPlan?: { data: string; days: number };
};

type Described = {
  root: {
    visitor: Pick<Visitor, "language" | "currency">;
    catalogue: Pick<Catalogue, "lowestPrice" | "countryCount"> | null;
  };
  handle: PageHandle | undefined;
  data: unknown;
  failed: boolean;
};

/** Title and description, the same on the server and after moving around in the browser. */
export function describePage(
  t: ReturnType<typeof useTranslations<never>>,
  { root, handle, data, failed }: Described,
): PageDescription {
  const own = failed ? undefined : handle?.meta;
  // Its words may not have come either.
  const key = own && t.has(`${own}.title`) ? own : "shell.missing";
  const { catalogue, visitor } = root;
  const {
    metaName = "",
    metaPrice = catalogue?.lowestPrice,
    metaPlan = { data: "", days: 0 },
  }: WithMetaName = data ?? {};
  const values = {
    brand: brand.name[visitor.language],
    place: metaName,
    ...metaPlan,
    price: metaPrice ? formatMoney(metaPrice, visitor.language) : "",
    countries: roundedDown(catalogue?.countryCount ?? 0),
    currency: visitor.currency,
  };
  return { title: t(`${key}.title`, values), description: t(`${key}.description`, values) };
}
