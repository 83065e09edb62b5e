/**
 * What keeps a server small; docs/operations.md names the same for those who start the servers themselves.
 * Node lets new objects take three times 16 MB before it looks which of them are garbage, and keeps that room for good.
 * Measured on the worker: 239 MB as it comes, 171 MB so.
 */
export const memoryFlags = ["--max-semi-space-size=2"];

/**
 * For glibc, which else keeps a heap for each of Node's threads, and what was freed: 171 MB without, 148 MB with it.
 * Sizes in bytes.
 */
export const memoryEnvironment = {
  MALLOC_ARENA_MAX: "1",
  MALLOC_TRIM_THRESHOLD_: "131072",
  MALLOC_MMAP_THRESHOLD_: "131072",
};
