/** What an error of Node calls itself; empty where it has no such name. */
export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
