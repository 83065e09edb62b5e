import { Link } from "@rihla/ui/link";
import { useTranslations } from "use-intl";
import { paths } from "../../paths.ts";
import type { DocumentName } from "./use-document.ts";

const addresses = { privacy: paths.privacy(), terms: paths.terms(), notices: paths.legal() };
const names = ["privacy", "terms", "notices"] as const;

export function OtherDocuments({ than }: { than: DocumentName }) {
  const t = useTranslations("legal");
  return (
    <nav aria-labelledby="others" className="mt-10 border-t border-line pt-5">
      <h2 id="others" className="text-base">
        {t("others")}
      </h2>
      <ul>
        {names
          .filter((name) => name !== than)
          .map((name) => (
            <li key={name}>
              <Link
                to={addresses[name]}
                className="inline-flex min-h-11 items-center font-medium text-sea hover:underline"
              >
                {t(`${name}.title`)}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
