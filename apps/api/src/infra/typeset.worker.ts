import { parentPort, workerData } from "node:worker_threads";
import { openTypesetter, setInType } from "./typesetter.ts";

const { template, content, madeAt } = workerData as {
  template: string;
  content: string;
  madeAt: number | null;
};

const compiler = openTypesetter();
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
  // Refuses to write what a screen reader could not follow.
  return compiler.pdf(setInType(compiler, template, text), {
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
