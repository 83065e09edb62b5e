import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import { createServer, type ViteDevServer } from "vite";
import type * as EntryServer from "../../src/entry-server.tsx";
import type { Config } from "../config.ts";
import { crawlerFiles } from "../files/crawler-files.ts";
import { flagsFolder } from "../files/flags.ts";
import { answerPage, answerRedirect } from "./answer-page.ts";
import { webRequest } from "./page-request.ts";

const assets = {
  entry: "/src/entry-client.tsx",
  scripts: [],
  styles: `<link rel="stylesheet" href="/src/app.css"><script type="module" src="/@vite/client"></script>`,
  recallLanguage: `<script src="/recall-language.js"></script>`,
  recallOwn: `<script src="/recall-own.js"></script>`,
  keepEarly: `<script src="/keep-early.js"></script>`,
  importMap: "",
};

/** Vite inside the same server: edits show at once, nothing is cached. */
export async function developmentPages(app: FastifyInstance, config: Config): Promise<void> {
  const vite = await createServer({
    root: fileURLToPath(new URL("../..", import.meta.url)),
    appType: "custom",
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook("onClose", () => vite.close());
  app.get<{ Params: { name: string } }>("/flags/:name", (request, reply) =>
    reply.type("image/svg+xml").send(readFileSync(fileAt(`flags/${request.params.name}`))),
  );
  app.addHook("onRequest", (request, reply, done) => {
    if (/^\/(flags|api|webhooks)\//.test(request.url)) return done();
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  crawlerFiles(app, { entry: () => entryOf(vite), originOf: () => originOf(config), fileAt });
  app.get("/*", (request, reply) => page(vite, config, request, reply));
}

async function page(
  vite: ViteDevServer,
  config: Config,
  request: Parameters<typeof answerPage>[0],
  reply: Parameters<typeof answerPage>[1],
) {
  const entry = await entryOf(vite);
  const origin = originOf(config);
  const rendered = await entry.render(webRequest(request, origin), { assetsFor: () => assets, origin });
  if (rendered.kind === "redirect") return answerRedirect(reply, rendered);
  return answerPage(request, reply, rendered);
}

const entryOf = (vite: ViteDevServer) =>
  vite.ssrLoadModule("/src/entry-server.tsx") as Promise<typeof EntryServer>;
const originOf = (config: Config) => config.publicUrl ?? `http://localhost:${config.port}`;

/** The package names its flags FR.svg, the API fr. */
function fileAt(address: string): string {
  if (address.startsWith("flags/"))
    return join(flagsFolder, `${basename(address, ".svg").toUpperCase()}.svg`);
  return fileURLToPath(new URL(`../../public/${address}`, import.meta.url));
}
