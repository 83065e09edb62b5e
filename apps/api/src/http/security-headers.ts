import type { IncomingMessage, ServerResponse } from "node:http";
import helmet from "helmet";

/** Helmet's headers are the same for every request, so it is asked for them once. */
export function securityHeaders(): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  helmet()({} as IncomingMessage, response as never as ServerResponse, (error) => {
    if (error) throw error;
  });
  return headers;
}
