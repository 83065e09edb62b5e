import { LinkButton } from "@rihla/ui/link-button";
import { Rows } from "@rihla/ui/rows";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { Loaded } from "../loaded.tsx";
import { useReturn } from "./use-return.ts";

/** Which page of a list the address names, as its query asks for it. */
export function usePage(): { after?: string } {
  const after = useSearchParams()[0].get("after");
  return after ? { after } : {};
}

type Props<Page extends { next: string | null }> = {
  query: UseQueryResult<Page>;
  /** Of the list's first page. */
  to: string;
  none: string;
  /** `leaveBy`: who comes back stands on the row by which they left. */
  rows: (page: Page, leaveBy: (address: string) => void) => readonly ReactElement[];
};

/** A list whose pages are addresses: its rows, and the way to what is older and back to the newest. */
export function PagedRows<Page extends { next: string | null }>({ query, to, none, rows }: Props<Page>) {
  const t = useTranslations("admin.lists");
  const isFirst = !usePage().after;
  const { list, leaveBy } = useReturn(query.isSuccess && !query.isPlaceholderData);
  return (
    <Loaded query={query}>
      {(page) => {
        const shown = rows(page, leaveBy);
        return (
          <>
            {shown.length === 0 && <p className="text-ink-2">{none}</p>}
            <div ref={list} data-rows aria-busy={query.isPlaceholderData}>
              {shown.length > 0 && <Rows>{shown}</Rows>}
            </div>
            {(!isFirst || page.next) && (
              <div className="flex flex-wrap gap-2">
                {!isFirst && (
                  <LinkButton kind="secondary" size="medium" to={to}>
                    {t("newest")}
                  </LinkButton>
                )}
                {page.next && (
                  <LinkButton kind="secondary" size="medium" to={`${to}?after=${page.next}`}>
                    {t("older")}
                  </LinkButton>
                )}
              </div>
            )}
          </>
        );
      }}
    </Loaded>
  );
}
