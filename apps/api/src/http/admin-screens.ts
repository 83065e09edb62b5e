import { existsSync } from "node:fs";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { Refusal } from "../refusal.ts";

/** As the build of `apps/admin` leaves them. */
const built = path.resolve(import.meta.dirname, "../../../admin/dist");

/** Only what stands here runs, and nobody shows it in a page of theirs. */
const policy = [
  "default-src 'none'",
  ...["script-src", "style-src", "font-src", "connect-src"].map((source) => `${source} 'self'`),
  // Photos of the chat are asked for with the session, and shown out of the page's own memory.
  "img-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** The back office's pages: one document for every address, which its script reads. `folder`: where they were built. */
export async function serveScreens(app: FastifyInstance, folder = built): Promise<void> {
  if (!existsSync(path.join(folder, "index.html")))
    throw new Error("The back office's pages are not built: npm run build -w @rihla/admin");
  // Each has its content in its name.
  await app.register(fastifyStatic, {
    root: path.join(folder, "assets"),
    prefix: "/assets/",
    index: false,
    immutable: true,
    maxAge: "365d",
  });
  app.get("/*", (request, reply) => {
    const [address = ""] = request.url.split("?");
    // Of a screen, which the script knows; what has an ending is a file, and there is none.
    if (address.startsWith("/api/") || address.includes(".")) throw new Refusal("not_found");
    return reply
      .header("content-security-policy", policy)
      .header("x-robots-tag", "noindex")
      .header("cache-control", "no-store")
      .sendFile("index.html", folder, { cacheControl: false });
  });
}
