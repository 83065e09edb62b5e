import { basePath } from "@rihla/contract";
import { KnownRevision } from "@rihla/http";
import type { Config } from "./config.ts";

/** Asked of the api's smallest public answer, which it hardly ever has to send again. Rejects while nothing is on sale. */
export function catalogueRevision({ apiUrl }: Pick<Config, "apiUrl">): KnownRevision {
  let tag = "";
  return new KnownRevision(async () => {
    const answer = await fetch(`${apiUrl}${basePath}/catalogue`, {
      headers: { "if-none-match": tag },
      signal: AbortSignal.timeout(2000),
    });
    await answer.arrayBuffer();
    const revision = answer.headers.get("catalogue-revision");
    if (!revision) throw new Error(`The api named no revision of the catalogue: ${answer.status}`);
    tag = answer.headers.get("etag") ?? "";
    return revision;
  });
}
