import type { UnnamedStatement } from "@rihla/contract/admin";
import { useTranslations } from "use-intl";

/** A file's headings and first lines; what is too wide moves within its own frame. */
export function StatementSample({ asked: { headings, rows } }: { asked: UnnamedStatement }) {
  const t = useTranslations("admin.money.statements");
  return (
    <section
      aria-label={t("sample")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no pointer moves it by keys.
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line text-sm"
    >
      <table className="w-full text-start">
        <thead className="bg-sand">
          <tr>
            {headings.map((heading, at) => (
              <th
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place alone.
                key={at}
                scope="col"
                className="px-3 py-2 text-start font-medium whitespace-nowrap"
              >
                <bdi>{heading}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same.
            <tr key={line} className="border-t border-line">
              {cells.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place alone.
                <td key={at} className="px-3 py-1.5 whitespace-nowrap">
                  <bdi>{cell}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
