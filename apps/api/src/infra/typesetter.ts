import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";

/** Templates say `/` of the API's sources, where what they share is `/infra/paper.typ`. */
const workspace = path.join(import.meta.dirname, "..");

const { resolve } = createRequire(import.meta.url);
const font = (weight: string) =>
  readFileSync(resolve(`@expo-google-fonts/readex-pro/${weight}/ReadexPro_${weight}.ttf`));

/** By weight. As TrueType: what the shop's pages use is passed over without a word, and the page stays blank. */
export const lettersOfPapers = (): Record<number, Buffer> => ({
  400: font("400Regular"),
  600: font("600SemiBold"),
});

/** With the shop's own letters and none of the machine's. */
export const openTypesetter = (): NodeCompiler =>
  NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: Object.values(lettersOfPapers()) }] });

/** What a template says of `content`, which is JSON; to be written as a file. */
export function setInType(compiler: NodeCompiler, template: string, content: string) {
  const made = compiler.compile({ mainFilePath: template, inputs: { content } });
  if (made.result) return made.result;
  const error = made.takeError();
  throw new Error(JSON.stringify(error && compiler.fetchDiagnostics(error)));
}
