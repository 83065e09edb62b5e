import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import type * as EntryServer from "../src/entry-server.tsx";
import { answerFile, answerPage, answerRedirect, lastResortPage } from "./answer-page.ts";
import { readManifest, scriptsFor } from "./build-manifest.ts";
import type { Config } from "./config.ts";
import { readFiles } from "./file-store.ts";
import { type InlineParts, readInlineParts } from "./inline-parts.ts";
import { machinePages } from "./machine-pages.ts";
import { cachedPage, PageCache } from "./page-cache.ts";
import { requestFor, webRequest } from "./page-request.ts";

const dist = new URL("../dist/", import.meta.url);
export const builtClient = new URL("client/", dist);

/** Pages and files of the built shop. */
export async function builtPages(app: FastifyInstance, config: Config): Promise<void> {
  const entry: typeof EntryServer = await import(new URL("server/entry-server.js", dist).href);
  const manifest = readManifest(builtClient);
  const inline = readInlineParts(builtClient);
  const cache = new PageCache();
  const files = readFiles(fileURLToPath(builtClient));

  let whereWeListen: string | undefined;
  const originOf = () => {
    whereWeListen ??= config.publicUrl ?? listeningAddress(app);
    return whereWeListen;
  };

  machinePages(app, { entry: async () => entry, originOf });

  app.get("/*", async (request, reply) => {
    const path = request.url.split("?", 1)[0] ?? "/";
    const file = files.get(path);
    if (file) return answerFile(request, reply, file);
    // A page of an older release asks for code that is gone: a whole page in its place would help nobody.
    if (/^\/(assets|flags)\//.test(path)) return reply.code(404).header("cache-control", "no-store").send();
    const origin = originOf();
    const asked = webRequest(request, origin);
    const { language, currency } = entry.visitorOf(asked);
    const shared = entry.publicAddress(new URL(asked.url));
    const name = shared?.cached ? `${language} ${currency} ${shared.address}` : null;
    const known = name === null ? undefined : cache.get(name);
    reply.isForEverybody = known !== undefined;
    if (known) return answerPage(request, reply, known);
    const assetsFor = (sources: string[]) => ({ ...scriptsFor(manifest, sources), ...inlineTags(inline) });
    // A page that others will be shown too must not know what came with one visitor's address.
    const page = shared ? requestFor(shared.address, asked) : asked;
    const rendered = await entry.render(page, { assetsFor, origin });
    if (rendered.kind === "redirect") return answerRedirect(reply, rendered);
    const made = cachedPage(rendered.status, rendered.html);
    if (rendered.shared && name !== null) cache.put(name, made, entry.catalogueRevision());
    return answerPage(request, reply, made);
  });

  app.setErrorHandler((error, request, reply) => {
    console.error(error);
    return answerPage(request, reply, cachedPage(500, lastResortPage()));
  });
}

function inlineTags({ styles, recallLanguage }: InlineParts) {
  return { styles: `<style>${styles}</style>`, recallLanguage: `<script>${recallLanguage}</script>` };
}

function listeningAddress(app: FastifyInstance): string {
  const address = app.server.address();
  return `http://localhost:${typeof address === "object" && address ? address.port : 3000}`;
}
