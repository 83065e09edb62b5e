import { basePath } from "@rihla/contract";
import { guideMakers } from "@rihla/contract/rules/guides";
import { languageCodes } from "@rihla/i18n";
import type { FastifyInstance } from "fastify";
import type { ApiPools } from "../api-pools.ts";
import { answerPage, lastResortPage } from "../pages/answer-page.ts";
import { answerFile } from "./answer-file.ts";
import { type StoredFile, storedFile } from "./file-store.ts";
import { RecentFiles } from "./recent-files.ts";

/** The api gives a PDF within JSON; people open it by an address that can be sent on, also before any script runs. */
export async function guidePapers(app: FastifyInstance, { api }: { api: ApiPools }): Promise<void> {
  const kept = new RecentFiles({ seconds: 3600, maxBytes: 8 << 20 });
  for (const maker of guideMakers)
    for (const language of languageCodes)
      app.get(`/papers/esim-${maker}.${language}.pdf`, async (request, reply) => {
        const make = () => askForPaper(api, `${basePath}/guides/${maker}/papers/${language}`);
        const file = await kept.get(`${maker} ${language}`, make).catch(() => null);
        if (file) return answerFile(request, reply, file);
        return answerPage(request, reply, { ...lastResortPage(language), status: 503 });
      });
}

const day = 86_400;

async function askForPaper(api: ApiPools, path: string): Promise<StoredFile | null> {
  const { status, body } = await api.askWhole("calls", { method: "GET", path });
  if (status !== 200) return null;
  const { data }: { data: { content: string } } = JSON.parse(body.toString());
  return storedFile("application/pdf", Buffer.from(data.content, "base64"), day);
}
