import type { Db } from "../../../database.ts";
import { findProviderLines, type ProviderLine } from "./provisioning-line.repository.ts";

const figures: ReadonlyArray<{ name: string; help: string; of: (line: ProviderLine) => number }> = [
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
    .map(({ name, help, of }) =>
      [
        `# HELP ${name} ${help}`,
        `# TYPE ${name} gauge`,
        ...lines.map((line) => `${name}{provider="${line.provider}"} ${of(line)}`),
        "",
      ].join("\n"),
    )
    .join("");
}
