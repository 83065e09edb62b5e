import { Link } from "@rihla/ui/link";
import { useMatches } from "react-router";
import { useTranslations } from "use-intl";
import { useIsOffline } from "../../lib/page/is-offline.ts";
import type { PageHandle } from "../../routing.ts";
import { SupportAddresses, useWaysWithoutNetwork, wayLook } from "./without-network.tsx";

/** Above public pages while there is no network: what opens all the same. Personal pages say it of what they show; one that failed leads on by itself. */
export function OfflineStrip() {
  const t = useTranslations("shell.problem.offline");
  const leaf = useMatches().at(-1);
  const isShown =
    (leaf?.handle as PageHandle | undefined)?.access === "public" && leaf?.loaderData !== undefined;
  const isOffline = useIsOffline() && isShown;
  const ways = useWaysWithoutNetwork(isOffline);
  if (!isOffline) return null;
  return (
    <div role="status" className="my-3 rounded-card border border-line bg-surface px-4 py-2 text-sm">
      <p className="pt-1 font-medium">{t("title")}</p>
      <div className="flex flex-wrap gap-x-5">
        {ways.map(({ label, ...way }) => (
          <Link key={way.to} {...way} className={wayLook}>
            {label}
          </Link>
        ))}
        <SupportAddresses />
      </div>
    </div>
  );
}
