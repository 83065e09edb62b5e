/**
 * What keeps a server small; docs/operations/processes.md names the same for those who start the servers themselves, and
 * bench/README.md what each brings. Megabytes and percent.
 *
 * Left alone, Node collects the old garbage of a server for the first time at some hundred megabytes, and then whenever
 * what is alive has doubled or more. What is alive here is 30 to 45 MB.
 */
const collectEarly = ["--initial-old-space-size=40", "--heap-growing-percent=30"];

/** Room for new objects, which is kept for good. Who answers people needs more of it: else a quarter of the time goes into collecting. */
export function memoryFlags(server: string): string[] {
  return [...collectEarly, `--max-semi-space-size=${["api", "shop"].includes(server) ? 8 : 2}`];
}

/**
 * For glibc, which else keeps a heap for each of Node's threads, and what was freed. What V8 compiles with comes in pieces
 * of 32 kB: from that size on, what is freed goes back to the system at once. Sizes in bytes.
 */
export const memoryEnvironment = {
  MALLOC_ARENA_MAX: "1",
  MALLOC_TRIM_THRESHOLD_: "131072",
  MALLOC_MMAP_THRESHOLD_: "32768",
};
