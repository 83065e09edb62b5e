import { locales } from "@rihla/i18n";
import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useMatches, useRouteLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import type { RootData } from "../../lib/page/root-data.ts";
import type { PageHandle } from "../../routing.ts";
import { describePage } from "./describe-page.ts";

/** Language, direction, title and description follow when one moves around; the first page brings them as HTML. */
export function DocumentHead() {
  const t = useTranslations();
  const root = useRouteLoaderData("root") as RootData;
  const leaf = useMatches().at(-1);
  const handle = leaf?.handle as PageHandle | undefined;
  // No page at all, no such language, or a public page without its data: an error screen shows instead.
  const strange = `/${leaf?.params.language ?? ""}` !== (root.visitor.prefix || "/");
  const failed = !handle || strange || (handle.access === "public" && leaf?.loaderData === undefined);
  const data = leaf?.loaderData;
  const { title, description } = describePage(t, { root, handle, data, failed });
  const { language } = root.visitor;
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = locales[language].direction;
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute("content", description);
  }, [language, title, description]);
  const { pathname } = useLocation();
  useAfterMovingOn(() => {
    document.documentElement.dataset.movedOn = "";
    const params = leaf?.params ?? {};
    const { catalogue } = root;
    const page = { title, description, pathname, language, catalogue, handle, params, data, failed };
    import("../../sharing/update-metadata.ts").then(
      ({ updateMetadata }) => updateMetadata(page),
      () => {}, // offline: nobody is told
    );
  }, [pathname, title, data]);
  return null;
}

/** Not for the page that the server drew, which is as it should be. */
function useAfterMovingOn(act: () => void, parts: unknown[]) {
  const last = useRef(parts);
  useEffect(() => {
    if (parts.every((part, place) => part === last.current[place])) return;
    last.current = parts;
    act();
  });
}
