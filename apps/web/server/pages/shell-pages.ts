import type { Language } from "@rihla/contract";
import { type FinishedAnswer, sendFinished } from "@rihla/http";
import { isLanguage } from "@rihla/i18n";
import type { FastifyInstance } from "fastify";
import type { Document } from "../../src/document.ts";
import { finishedPage } from "./answer-page.ts";
import { preferredEncoding } from "./page-request.ts";

type Shop = {
  make: (language: Language) => Promise<Document>;
  headers: Readonly<Record<string, string>>;
};

/** `/shell/fr`: the empty page that browsers keep to fill it in themselves. Made once in each language and encoding. */
export function shellPages(app: FastifyInstance, { make, headers }: Shop): void {
  const made = new Map<string, FinishedAnswer>();

  app.get<{ Params: { language: string } }>("/shell/:language", async (request, reply) => {
    const { language } = request.params;
    if (!isLanguage(language)) return reply.callNotFound();
    const name = `${preferredEncoding(request)} ${language}`;
    const known = made.get(name);
    if (known) return sendFinished(request, reply, known);
    const page = { ...(await make(language)), status: 200 };
    const answer = finishedPage(request, headers, page, { isKept: true });
    made.set(name, answer);
    return sendFinished(request, reply, answer);
  });
}
