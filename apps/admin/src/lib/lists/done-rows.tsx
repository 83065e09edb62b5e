import { Rows, RowWords, rowLook } from "@rihla/ui/rows";
import { useSaid } from "../said.ts";

type Done = { at: string; who: string; why: string; words: string };

/** Who did what and why, the newest first. */
export function DoneRows({ done }: { done: readonly Done[] }) {
  const said = useSaid();
  return (
    <Rows>
      {done.map(({ at, who, why, words }) => (
        <div key={`${at} ${words}`} className={rowLook}>
          <RowWords
            title={words}
            detail={
              <>
                {said.moment(at)} · <bdi>{who}</bdi> · <bdi className="wrap-anywhere">{why}</bdi>
              </>
            }
          />
        </div>
      ))}
    </Rows>
  );
}
