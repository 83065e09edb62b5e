import { Button } from "@rihla/ui/button";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { answerOf } from "./lib/answer.ts";
import { call } from "./lib/call.ts";
import { KeyHelp } from "./lib/key-help.tsx";
import { SearchField } from "./lib/search-field.tsx";
import { useSession } from "./lib/session.ts";
import { useAct } from "./lib/use-act.ts";

/** What stands around every screen behind the door: where one is, what else there is, and the way out. */
export function Frame({ children }: { children: ReactNode }) {
  const t = useTranslations("admin");
  const { operator } = useSession();
  const out = useAct(() => call("DELETE /session"));
  const places =
    operator.role === "owner"
      ? (["today", "desk", "find", "orders", "sales", "money", "blocks", "people", "acts", "access"] as const)
      : (["today", "desk", "find", "orders", "sales", "blocks", "access"] as const);
  const { data } = useQuery({ ...answerOf("GET /tasks"), refetchInterval: 60_000 });
  const waiting = data ? `${data.tasks.length}${data.more ? "+" : ""}` : "0";
  useEffect(() => {
    document.title = waiting === "0" ? t("title") : `(${waiting}) ${t("title")}`;
  }, [t, waiting]);
  // On a phone they stand in a row that is longer than the screen.
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another is the current one
  useEffect(() => {
    nav.current?.querySelector("[aria-current=page]")?.scrollIntoView({ inline: "center", block: "nearest" });
  }, [pathname]);
  return (
    <>
      <header className="border-b border-line bg-surface">
        <div className="mx-auto flex max-w-5xl flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
          <p className="font-semibold">{t("title")}</p>
          <nav
            aria-label={t("title")}
            ref={nav}
            className="order-last -mx-4 flex w-[calc(100%+2rem)] gap-1 overflow-x-auto px-4 md:flex-wrap"
          >
            {places.map((place) => (
              <NavLink
                key={place}
                to={`/${place}`}
                className="flex min-h-11 shrink-0 items-center rounded-full px-3 text-sm font-semibold hover:bg-sand aria-[current=page]:bg-sea-soft aria-[current=page]:text-sea"
              >
                {t(`places.${place}`)}
                {place === "today" && waiting !== "0" && (
                  <span className="ms-1.5 rounded-full bg-saffron-soft px-1.5 text-xs text-ink tabular-nums">
                    {waiting}
                  </span>
                )}
              </NavLink>
            ))}
          </nav>
          <p className="ms-auto min-w-0 truncate text-sm text-ink-2">
            <bdi>{operator.name}</bdi>
            <span className="max-sm:hidden"> · {t(`role.${operator.role}`)}</span>
          </p>
          <Button kind="quiet" size="small" busy={out.isPending} onClick={() => out.mutate()}>
            {t("signOut")}
          </Button>
        </div>
      </header>
      <main className="mx-auto grid max-w-5xl gap-6 px-4 py-6">
        <div className="flex items-center gap-2">
          <SearchField />
          <KeyHelp />
        </div>
        {children}
      </main>
    </>
  );
}
