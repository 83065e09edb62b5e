import { fileURLToPath } from "node:url";
import {
  type FinishedAnswer,
  FinishedAnswers,
  type KnownRevision,
  sendFinished,
  sendKept,
} from "@rihla/http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type * as EntryServer from "../../src/entry-server.tsx";
import type { Config } from "../config.ts";
import { answerFile } from "../files/answer-file.ts";
import { AssetFolder } from "../files/asset-folder.ts";
import { crawlerFiles } from "../files/crawler-files.ts";
import { readFiles } from "../files/file-store.ts";
import { answerPage, answerRedirect, finishedPage } from "./answer-page.ts";
import { readManifest, scriptsFor } from "./build-manifest.ts";
import { type InlineParts, readInlineParts } from "./inline-parts.ts";
import { keptPages, styleTag } from "./kept-pages.ts";
import { askedFor, preferredEncoding, requestFor, webRequest } from "./page-request.ts";
import { shellPages } from "./shell-pages.ts";

type Kept = { headers: Readonly<Record<string, string>>; revision: KnownRevision };

/** Some 3,000 pages, compressed. */
const maxBytes = 32 << 20;

/** Pages and files of the built shop. */
export async function builtPages(
  app: FastifyInstance,
  { headers, revision, ...config }: Config & Kept,
): Promise<void> {
  const entry: typeof EntryServer = await import(new URL("server/entry-server.js", config.build).href);
  const builtClient = new URL("client/", config.build);
  const manifest = readManifest(builtClient);
  const inline = readInlineParts(builtClient);
  const keptPage = keptPages(inline, headers);
  const kept = new FinishedAnswers({ maxBytes });
  const files = readFiles(fileURLToPath(builtClient));
  const ofAllReleases = config.assetsDir ? new AssetFolder(config.assetsDir) : null;
  ofAllReleases?.publish(files);

  let whereWeListen: string | undefined;
  const originOf = () => {
    whereWeListen ??= config.publicUrl ?? listeningAddress(app);
    return whereWeListen;
  };

  crawlerFiles(app, { entry: async () => entry, originOf, fileAt: fileBelow(builtClient) });
  shellPages(app, { make: (language) => entry.shell(language, assetsFor), headers });

  const answerAtOnce = sendKept(revision, (current, request) => kept.at(current, askedFor(request)));

  app.get("/*", { onRequest: answerAtOnce }, async (request, reply) => {
    const path = request.url.split("?", 1)[0] ?? "/";
    const file = files.get(path) ?? (await ofAllReleases?.read(path));
    if (file) return answerFile(request, reply, file);
    // Code of another release that nobody has kept: a whole page in its place would help nobody.
    if (/^\/(assets|films|flags)\//.test(path))
      return reply.code(404).header("cache-control", "no-store").send();
    const asked = webRequest(request, originOf());
    const shared = entry.publicAddress(new URL(asked.url));
    const name = shared?.cached ? nameOf(request, asked, shared.address) : null;
    const current = await revision.current().catch(() => null);
    // Without the api a page would be poorer than an old one, and late.
    const known = name && kept.find(name, { revision: current, orStale: revision.isUnreadable });
    if (known) return send(request, reply, known, name);
    // A page that others will be shown too must not know what came with one visitor's address.
    const rendered = await render(shared ? requestFor(shared.address, asked) : asked);
    if (rendered.kind === "redirect") return answerRedirect(reply, rendered);
    const old = name && rendered.status >= 500 && kept.stale(name);
    if (old) return send(request, reply, old, name);
    if (!rendered.shared || rendered.status !== 200) return answerPage(request, reply, rendered);
    const made = name
      ? keptPage(request, rendered)
      : finishedPage(request, headers, rendered, { isKept: false });
    if (name && current !== null && !revision.isUnreadable) kept.put(current, name, made);
    return send(request, reply, made, name);
  });

  function nameOf(request: FastifyRequest, asked: Request, address: string): string {
    const { language, currency } = entry.visitorOf(asked);
    return `${preferredEncoding(request)} ${language} ${currency} ${address}`;
  }

  function render(asked: Request) {
    return entry.render(asked, { assetsFor, origin: originOf() });
  }

  function assetsFor(sources: string[]) {
    const drawing = (address: string) => files.get(address)?.bytes.identity.toString();
    return { ...scriptsFor(manifest, sources), ...inlineTags(inline), drawing };
  }

  function send(request: FastifyRequest, reply: FastifyReply, page: FinishedAnswer, name: string | null) {
    if (name) kept.note(askedFor(request), name);
    return sendFinished(request, reply, page);
  }
}

const fileBelow = (folder: URL) => (address: string) => fileURLToPath(new URL(address, folder));

function inlineTags({ styles, recallLanguage, recallOwn, keepEarly, importMap }: InlineParts) {
  return {
    styles: styleTag(styles),
    recallLanguage: `<script>${recallLanguage}</script>`,
    recallOwn: `<script>${recallOwn}</script>`,
    keepEarly: `<script>${keepEarly}</script>`,
    importMap: `<script type="importmap">${importMap}</script>`,
  };
}

function listeningAddress(app: FastifyInstance): string {
  const address = app.server.address();
  return `http://localhost:${typeof address === "object" && address ? address.port : 3000}`;
}
