import { languageCodes } from "@rihla/i18n";
import type { FastifyInstance } from "fastify";
import { linkedPages } from "../../src/linked-pages.ts";
import { sendProblem } from "../problem.ts";
import { answerFile } from "./answer-file.ts";
import { storedFile } from "./file-store.ts";

export type AssociatedApp = { id: string; appleTeam: string | null; androidCertificates: readonly string[] };

/** Apple's servers ask for it, and phones once a week: what is wrong with it should not stay wrong for longer. Seconds. */
const keptFor = 3600;

/** What phones ask before https links of this shop open its app. Not there, rather than wrong, while nobody has registered the app. */
export async function appAssociation(app: FastifyInstance, { of }: { of: AssociatedApp }): Promise<void> {
  serve("apple-app-site-association", appleAssociation(of));
  serve("assetlinks.json", androidAssociation(of));

  function serve(name: string, content: object | null): void {
    const file = content && storedFile("application/json", JSON.stringify(content), keptFor);
    app.get(`/.well-known/${name}`, (request, reply) =>
      file ? answerFile(request, reply, file) : sendProblem(request, reply, 404),
    );
  }
}

function appleAssociation({ id, appleTeam }: AssociatedApp) {
  if (appleTeam === null) return null;
  // At the depth that the Android shell names too: a page of that name below another is none of the app's.
  const starts = ["", ...languageCodes.map((code) => `/${code}`)];
  const pages = starts.flatMap((start) => linkedPages.map((page) => `${start}${page}*`));
  // The first that matches decides.
  const components = [{ "/": "/api/*", exclude: true }, ...pages.map((path) => ({ "/": path }))];
  return { applinks: { details: [{ appIDs: [`${appleTeam}.${id}`], components }] } };
}

function androidAssociation({ id, androidCertificates }: AssociatedApp) {
  if (androidCertificates.length === 0) return null;
  return [
    {
      relation: ["delegate_permission/common.handle_all_urls"],
      target: {
        namespace: "android_app",
        package_name: id,
        sha256_cert_fingerprints: androidCertificates.map((print) => print.toUpperCase()),
      },
    },
  ];
}
