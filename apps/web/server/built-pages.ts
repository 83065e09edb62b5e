import { fileURLToPath } from "node:url";
import staticFiles from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type * as EntryServer from "../src/entry-server.tsx";
import { answerPage, answerRedirect, lastResortPage } from "./answer-page.ts";
import { assetsFor, readManifest } from "./build-manifest.ts";
import type { Config } from "./config.ts";
import { cachedPage, PageCache } from "./page-cache.ts";
import { cacheName, webRequest } from "./page-request.ts";

const dist = new URL("../dist/", import.meta.url);

/** Pages and files of the built shop. */
export async function builtPages(app: FastifyInstance, config: Config): Promise<void> {
  const entry: typeof EntryServer = await import(new URL("server/entry-server.js", dist).href);
  const manifest = readManifest(new URL("client/", dist));
  const cache = new PageCache();
  await serveFiles(app);

  app.get("/*", async (request, reply) => {
    const origin = config.publicUrl ?? listeningAddress(app);
    const page = webRequest(request, origin);
    const { language, currency } = entry.visitorOf(page);
    const name = cacheName(page.url, language, currency);
    const known = name === null ? undefined : cache.get(name);
    if (known) return answerPage(request, reply, known);
    const options = { assetsFor: (sources: string[]) => assetsFor(manifest, sources), origin };
    const rendered = await entry.render(page, options);
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

async function serveFiles(app: FastifyInstance): Promise<void> {
  const folder = (name: string) => fileURLToPath(new URL(`client/${name}`, dist));
  const common = { preCompressed: true, index: false, decorateReply: false } as const;
  // Named after their content, so they never change.
  await app.register(staticFiles, {
    ...common,
    root: folder("assets"),
    prefix: "/assets/",
    immutable: true,
    maxAge: "1y",
  });
  await app.register(staticFiles, { ...common, root: folder("flags"), prefix: "/flags/", maxAge: "30d" });
  await app.register(staticFiles, {
    ...common,
    root: folder(""),
    wildcard: false,
    globIgnore: ["assets/**", "flags/**", ".vite/**", "**/*.br", "**/*.gz"],
    maxAge: "1d",
  });
}

function listeningAddress(app: FastifyInstance): string {
  const address = app.server.address();
  return `http://localhost:${typeof address === "object" && address ? address.port : 3000}`;
}
