import { startChild } from "./kit/child.ts";
import { median, printTable } from "./kit/figures.ts";
import { withProgram } from "./kit/program.ts";
import type { SearchFloor } from "./kit/search-floor.ts";

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);

/**
 * What a search page costs at least: React's renderToString of its tree and nothing else, beside making the whole page
 * (asking the api, words, document), in one process, without compressing or sending it.
 */
export function measureSearchFloor(): Promise<void> {
  return withProgram(async ({ apiUrl }) => {
    Object.assign(process.env, { API_URL: apiUrl, NODE_ENV: "production" });
    const { answer } = await startChild<SearchFloor>("search-floor.ts", { rounds, pages: 200 });
    printTable(
      ["a search page", "CPU µs", "a second at most, one core"],
      [row("whole, unsent", answer.whole), row("renderToString alone", answer.bare)],
    );
  });
}

function row(name: string, figures: number[]): (string | number)[] {
  const micros = median(figures);
  return [name, micros.toFixed(0), (1_000_000 / micros).toFixed(0)];
}
