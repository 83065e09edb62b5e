import { readFileSync } from "node:fs";
import path from "node:path";
import type { ExplainedDatabase } from "./explained-database.ts";

/** Makes the database one of `size` orders, after `before` that it has; `number`: of a bought order to be copied. */
export async function fill(
  database: ExplainedDatabase,
  { before, size, number }: { before: number; size: number; number: string },
): Promise<void> {
  const values: Record<string, string> = {
    first: String(before + 1),
    last: String(size),
    size: String(size),
    number,
  };
  const sql = readFileSync(path.join(import.meta.dirname, "fill.sql"), "utf8");
  await database.run(sql.replaceAll(/\$(\w+)/g, (_, name: string) => values[name] ?? ""));
  await database.run("vacuum analyze");
}
