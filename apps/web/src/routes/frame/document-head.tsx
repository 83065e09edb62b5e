import { locales } from "@rihla/i18n";
import { useLayoutEffect } from "react";
import { useMatches, useRouteLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import type { RootData } from "../../lib/root-data.ts";
import type { PageHandle } from "../../routing.ts";
import { describePage } from "./describe-page.ts";

/** Language, direction, title and description follow when one moves around; the first page brings them as HTML. */
export function DocumentHead() {
  const t = useTranslations();
  const root = useRouteLoaderData("root") as RootData;
  const leaf = useMatches().at(-1);
  const handle = leaf?.handle as PageHandle | undefined;
  // No page at all, or a public page without its data: an error screen shows instead.
  const failed = !handle || (handle.access === "public" && leaf?.loaderData === undefined);
  const { title, description } = describePage(t, { root, handle, data: leaf?.loaderData, failed });
  const { language } = root.visitor;
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = locales[language].direction;
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute("content", description);
  }, [language, title, description]);
  return null;
}
