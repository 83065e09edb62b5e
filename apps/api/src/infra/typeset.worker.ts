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
parentPort?.postMessage(new Uint8Array(pdfOf(content)));

/** A person's own name may have letters that the font has not: the file is made without them, rather than not at all. */
function pdfOf(text: string): Buffer {
  try {
    return written(text);
  } catch (error) {
    const without = lettersMissing(String(error)).reduce((rest, letter) => rest.replaceAll(letter, ""), text);
    if (without === text) throw error;
    return pdfOf(without);
  }
}

function written(text: string): Buffer {
  const made = compiler.compile({ mainFilePath: template, inputs: { content: text } });
  if (!made.result) {
    const error = made.takeError();
    throw new Error(JSON.stringify(error && compiler.fetchDiagnostics(error)));
  }
  // Refuses to write what a screen reader could not follow.
  return compiler.pdf(made.result, {
    pdfStandard: "ua-1",
    ...(madeAt !== null && { creationTimestamp: madeAt }),
  });
}

/** Those that the compiler names, which writes some of them as `\u{fe0f}`. */
function lettersMissing(error: string): string[] {
  const texts = [...error.matchAll(/the text `\\*"(.+?)\\*"` could not be displayed/g)].map(([, text = ""]) =>
    text.replaceAll(/\\+u\{([0-9a-f]+)\}/g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16))),
  );
  return texts.flatMap((text) => [...text]).filter((letter) => letter > "\u007f");
}
