/** One question to the companies' controls. */
export type AskOutside = <T = unknown>(
  method: "GET" | "POST" | "DELETE",
  path: string,
  body?: object,
) => Promise<T>;
