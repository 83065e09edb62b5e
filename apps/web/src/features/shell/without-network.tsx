import { brand } from "@rihla/i18n";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { boughtHere } from "../../domain/orders/orders-here.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { useToken } from "../../lib/session/session.ts";
import { telephoneAddress } from "../../lib/text/telephone-address.ts";
import { paths } from "../../paths.ts";
import { opensAnew, opensOffline } from "../../platform/storage/opens-offline.ts";

/** What may open without a network: one's own eSIMs with their codes, or what a guest has bought, the guide, the questions of who has no data. */
const ways = [
  { path: paths.esims(), anchor: "", label: "nav.esims" },
  { path: paths.onThisPhone(), anchor: "", label: "nav.onThisPhone" },
  { path: paths.guide(), anchor: "", label: "footer.guide" },
  { path: paths.guideActivation(), anchor: "#no-data", label: "problem.offline.questions" },
] as const;

type Way = { to: string; label: string; reloadDocument: boolean };

/** Those of them that do open here and now: nobody is led from one page without a network to the next. */
export function useWaysWithoutNetwork(isWanted: boolean): readonly Way[] {
  const t = useTranslations("shell");
  const { prefix } = useVisitor();
  const isGuest = useToken() === null;
  const [open, setOpen] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!isWanted) return;
    const addresses = ways.map(({ path }) => prefix + path);
    opensOffline(addresses).then(setOpen, () => {}); // nothing can be kept here
  }, [isWanted, prefix]);
  return ways
    .filter(({ path }) => open.includes(prefix + path) && isTheirs(path, isGuest))
    .map(({ path, anchor, label }) => ({ to: path + anchor, label: t(label), reloadDocument: opensAnew }));
}

function isTheirs(path: string, isGuest: boolean): boolean {
  if (path === paths.esims()) return !isGuest;
  return path !== paths.onThisPhone() || (isGuest && boughtHere());
}

/** Where to write or call, for which no page is needed. */
export function SupportAddresses() {
  const t = useTranslations("shell.problem.offline");
  const { phone } = brand.publisher;
  return (
    <>
      <a href={`mailto:${brand.supportEmail}`} className={wayLook}>
        <bdi dir="ltr">{brand.supportEmail}</bdi>
      </a>
      {phone && (
        <a href={telephoneAddress(phone)} className={wayLook}>
          <bdi dir="ltr">{phone}</bdi>
        </a>
      )}
      <p className="w-full text-sm text-ink-2">{t("whatsapp")}</p>
    </>
  );
}

export const wayLook = "inline-flex min-h-11 items-center text-sea underline underline-offset-4";
