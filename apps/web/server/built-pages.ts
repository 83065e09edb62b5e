import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import type * as EntryServer from "../src/entry-server.tsx";
import { answerFile, answerPage, answerRedirect, lastResortPage } from "./answer-page.ts";
import { assetsFor, readManifest } from "./build-manifest.ts";
import type { Config } from "./config.ts";
import { readFiles } from "./file-store.ts";
import { machinePages } from "./machine-pages.ts";
import { cachedPage, PageCache } from "./page-cache.ts";
import { cacheName, webRequest, withoutNoise } from "./page-request.ts";

const dist = new URL("../dist/", import.meta.url);

/** Pages and files of the built shop. */
export async function builtPages(app: FastifyInstance, config: Config): Promise<void> {
  const entry: typeof EntryServer = await import(new URL("server/entry-server.js", dist).href);
  const manifest = readManifest(new URL("client/", dist));
  const cache = new PageCache();
  const files = readFiles(fileURLToPath(new URL("client/", dist)));

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
    const name = cacheName(asked.url, language, currency);
    const known = name === null ? undefined : cache.get(name);
    reply.isForEverybody = known !== undefined;
    if (known) return answerPage(request, reply, known);
    const options = { assetsFor: (sources: string[]) => assetsFor(manifest, sources), origin };
    const page = entry.isPublic(asked.url) ? withoutNoise(asked) : asked;
    const rendered = await entry.render(page, options);
    if (rendered.kind === "redirect") return answerRedirect(reply, rendered);
    const made = cachedPage(rendered.status, rendered.html, rendered.styles);
    if (rendered.shared && name !== null) cache.put(name, made, entry.catalogueRevision());
    return answerPage(request, reply, made);
  });

  app.setErrorHandler((error, request, reply) => {
    console.error(error);
    return answerPage(request, reply, cachedPage(500, lastResortPage()));
  });
}

function listeningAddress(app: FastifyInstance): string {
  const address = app.server.address();
  return `http://localhost:${typeof address === "object" && address ? address.port : 3000}`;
}
