import type { Db } from "../../../database.ts";
import { type Figure, tellFigure } from "../../../infra/figures.ts";
import { findProviderLines, type ProviderLine } from "./provisioning-line.repository.ts";

const figures: ReadonlyArray<Figure & { of: (line: ProviderLine) => number }> = [
  {
    name: "esim_line_waiting",
    help: "Orders that are paid and not yet placed at the supplier",
    of: ({ waiting }) => waiting,
  },
  {
    name: "esim_line_oldest_seconds",
    help: "Since when the oldest eSIM that has not come is paid",
    of: ({ oldestSeconds }) => oldestSeconds,
  },
  {
    name: "esim_line_silences",
    help: "Calls in a row that the supplier did not answer; it is left alone from three on",
    of: ({ silences }) => silences,
  },
];

/** The suppliers' lines as Prometheus reads them. */
export async function lineFigures(db: Db): Promise<string> {
  const lines = await findProviderLines(db);
  return figures
    .map(({ of, ...figure }) =>
      tellFigure(
        figure,
        lines.map((line) => ({ labels: { provider: line.provider }, value: of(line) })),
      ),
    )
    .join("");
}
