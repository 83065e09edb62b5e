import { readFileSync } from "node:fs";
import { isLanguage } from "@rihla/i18n";
import type { FastifyInstance } from "fastify";
import type * as EntryServer from "../../src/entry-server.tsx";
import { shareDrawing } from "../sharing/share-drawing.ts";
import { SharePainter } from "../sharing/share-painter.ts";
import { answerFile } from "./answer-file.ts";
import { type StoredFile, storedFile } from "./file-store.ts";
import { RecentFiles } from "./recent-files.ts";

type Shop = {
  entry: () => Promise<typeof EntryServer>;
  originOf: () => string;
  /** The file behind an address such as `flags/fr.svg`: drawings that a shared link's picture takes up. */
  fileAt: (address: string) => string;
};
type Picture = { language: string; name: string };

const minute = 60;

/** What only programs read: the map of the shop for search engines, and the pictures of shared links. */
export function crawlerFiles(app: FastifyInstance, { entry, originOf, fileAt }: Shop): void {
  const maps = new RecentFiles({ seconds: 5 * minute, maxBytes: 4 << 20 });
  const pictures = new RecentFiles({ seconds: 24 * 60 * minute, maxBytes: 8 << 20 });
  const painter = new SharePainter();

  app.get("/robots.txt", async (request, reply) => {
    const text = (await entry()).robots(originOf());
    return answerFile(request, reply, storedFile("text/plain; charset=utf-8", text, 60 * minute));
  });

  app.get("/sitemap.xml", async (request, reply) => {
    const file = await maps.get("sitemap", async () =>
      storedFile("application/xml; charset=utf-8", await (await entry()).sitemap(originOf()), 60 * minute),
    );
    return file ? answerFile(request, reply, file) : reply.callNotFound();
  });

  app.get<{ Params: Picture }>("/share/:language/:name.png", async (request, reply) => {
    const { language, name } = request.params;
    try {
      const file = await pictures.get(`${language}/${name}`, () => paint({ language, name }));
      return file
        ? answerFile(request, reply, file)
        : reply.code(404).header("cache-control", "no-store").send();
    } catch (error) {
      request.log.error({ reqId: request.id, err: error }, "a picture could not be painted");
      // Better the shop's own picture than none; asked again, the right one may be there.
      return reply.header("cache-control", "no-store").redirect("/share.png", 302);
    }
  });

  async function paint({ language, name }: Picture): Promise<StoredFile | null> {
    if (!isLanguage(language) || !/^(home|[A-Z0-9-]{2,40})$/.test(name)) return null;
    const card = await (await entry()).shareCard(language, name === "home" ? null : name);
    if (!card) return null;
    const flag = card.flag && textIn(fileAt(`flags/${card.flag.toLowerCase()}.svg`));
    const place = card.place && textIn(fileAt(`drawings/${card.place.toLowerCase()}.svg`));
    const png = await painter.paint(shareDrawing(card, { flag, place }));
    return storedFile("image/png", png, 24 * 60 * minute);
  }
}

function textIn(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}
