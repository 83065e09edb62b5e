import { readdirSync } from "node:fs";
import path from "node:path";

const adapters = path.resolve(import.meta.dirname, "../adapters");

/** Which companies a port is worked with through, as the folders of its adapters name them; `having`: those with a file of this name. */
export const companyFolders = (port: "payments" | "esim", having?: string): string[] =>
  readdirSync(path.join(adapters, port), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => !having || readdirSync(path.join(adapters, port, name)).includes(having))
    .toSorted();
