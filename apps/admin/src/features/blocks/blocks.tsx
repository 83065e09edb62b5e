import { Button } from "@rihla/ui/button";
import { Link } from "@rihla/ui/link";
import { Rows } from "@rihla/ui/rows";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { BlockRow } from "../../lib/block-row.tsx";
import { call } from "../../lib/call.ts";
import { Loaded } from "../../lib/loaded.tsx";
import { revealing } from "../../lib/revealed.tsx";
import { useActs } from "../../lib/use-acts.tsx";
import { useNewBlock } from "./new-block.tsx";

/** Who is blocked now, newest first, and somebody more. */
export function Blocks() {
  const t = useTranslations("admin");
  const acts = useActs();
  const newBlock = useNewBlock();
  const blocks = useInfiniteQuery({
    queryKey: ["GET /blocks"],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ signal, pageParam }) =>
      call("GET /blocks", { signal, query: pageParam ? { cursor: pageParam } : {} }),
    getNextPageParam: ({ page }) => page?.next ?? undefined,
  });
  return (
    <div className="grid gap-6">
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="flex-1 text-2xl font-semibold">{t("places.blocks")}</h1>
        <Button kind="secondary" size="medium" onClick={() => acts.offer(newBlock())}>
          {t("blocks.block")}
        </Button>
      </header>
      {acts.told}
      <Loaded query={blocks}>
        {({ pages }) => {
          const rows = pages.flatMap(({ data }) => data);
          if (rows.length === 0) return <p className="text-ink-2">{t("blocks.none")}</p>;
          return (
            <Rows>
              {rows.map((block) => (
                <BlockRow key={block.id} block={block} acts={acts}>
                  {block.customerId && (
                    <Link className="text-sm font-semibold text-sea" to={`/customers/${block.customerId}`}>
                      {t("person.title")}
                    </Link>
                  )}
                  <Button
                    kind="quiet"
                    size="small"
                    onClick={() => acts.offer(revealing(t, "block", block.id))}
                  >
                    {t("do.reveal")}
                  </Button>
                </BlockRow>
              ))}
            </Rows>
          );
        }}
      </Loaded>
      {blocks.hasNextPage && (
        <Button kind="secondary" busy={blocks.isFetchingNextPage} onClick={() => blocks.fetchNextPage()}>
          {t("acts.more")}
        </Button>
      )}
      {acts.sheet}
    </div>
  );
}
