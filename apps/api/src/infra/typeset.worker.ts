import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";

const { template, content, madeAt } = workerData as {
  template: string;
  content: string;
  madeAt: number | null;
};

// As TrueType: what the shop's pages use is passed over without a word, and the page stays blank.
const { resolve } = createRequire(import.meta.url);
const font = (weight: string) =>
  readFileSync(resolve(`@expo-google-fonts/readex-pro/${weight}/ReadexPro_${weight}.ttf`));
const fontBlobs = [font("400Regular"), font("600SemiBold")];

const compiler = NodeCompiler.create({ workspace: path.dirname(template), fontArgs: [{ fontBlobs }] });
const made = compiler.compile({ mainFilePath: template, inputs: { content } });
if (!made.result) {
  const error = made.takeError();
  throw new Error(JSON.stringify(error && compiler.fetchDiagnostics(error)));
}
// Refuses to write what a screen reader could not follow.
const pdf = compiler.pdf(made.result, {
  pdfStandard: "ua-1",
  ...(madeAt !== null && { creationTimestamp: madeAt }),
});
parentPort?.postMessage(new Uint8Array(pdf));
