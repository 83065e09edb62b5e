import { Link } from "@rihla/ui/link";
import { Sheet as Rising } from "@rihla/ui/sheet";
import { BookOpen, MapPinned, TabletSmartphone } from "lucide-react";
import { useTranslations } from "use-intl";
import { paths } from "../../paths.ts";
import { choiceLook } from "./choice-sheet.tsx";

const links = [
  ["destinations", `${paths.home()}#destinations`, MapPinned],
  ["compatibility", paths.compatibility(), TabletSmartphone],
  ["guides", paths.guide(), BookOpen],
] as const;

/** The places that the bottom navigation has no room for. Its words came with the page. */
export function Sheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations("shell.nav");
  const common = useTranslations("common");
  return (
    <Rising open={open} onClose={onClose} title={t("more")} closeLabel={common("close")}>
      <ul>
        {links.map(([key, to, Icon]) => (
          <li key={key}>
            <Link to={to} onClick={onClose} className={choiceLook}>
              <Icon aria-hidden="true" className="size-6 text-sea" strokeWidth={1.75} />
              {t(key)}
            </Link>
          </li>
        ))}
      </ul>
    </Rising>
  );
}
