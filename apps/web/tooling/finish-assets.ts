import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { minifySync } from "vite";
import { flagsFolder } from "../server/files/flags.ts";
import { withOfflinePages } from "./offline-page/offline-page.ts";

// The folder of the build, where it isn't the usual one.
const client = join(process.argv[2] ?? fileURLToPath(new URL("../dist/", import.meta.url)), "client");

copyFlags();
const worker = join(client, "sw.js");
writeFileSync(worker, await withOfflinePages(readFileSync(worker, "utf8")));
for (const name of ["recall-language.js", "recall-own.js", "keep-early.js", "sw.js"])
  minifyInPlace(join(client, name));
compressFolder(client);

/** `/flags/fr.svg`: lower case, because that is how the API names them. */
function copyFlags(): void {
  mkdirSync(join(client, "flags"), { recursive: true });
  for (const name of readdirSync(flagsFolder).filter((file) => file.endsWith(".svg"))) {
    writeFileSync(join(client, "flags", name.toLowerCase()), readFileSync(join(flagsFolder, name)));
  }
}

/** What is sent as it stands: inside pages, before the first paint, and the worker. */
function minifyInPlace(path: string): void {
  writeFileSync(path, minifySync(path, readFileSync(path, "utf8")).code);
}

/** Compressed once here rather than at each request. */
function compressFolder(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) compressFolder(path);
    else if ([".js", ".css", ".svg", ".txt", ".wasm"].includes(extname(entry.name))) compressFile(path);
  }
}

function compressFile(path: string): void {
  const bytes = readFileSync(path);
  if (bytes.length < 600) return; // one packet either way
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  writeFileSync(`${path}.br`, brotliCompressSync(bytes));
}
