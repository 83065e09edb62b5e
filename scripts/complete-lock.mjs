// `node scripts/complete-lock.mjs`, after adding a package that has a part for each platform. A registry that does not
// carry the other platforms' parts makes npm leave them out of package-lock.json, and `npm ci` then refuses the file
// everywhere. This names them again, with what their names say about the platform; only a matching one is ever fetched.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "./setup/packages.mjs";

const file = path.join(root, "package-lock.json");
const lock = JSON.parse(readFileSync(file, "utf8"));

for (const [place, { name, version, dev }] of missingParts(lock.packages))
  lock.packages[place] = { version, ...platformIn(name), ...(dev && { dev }), optional: true };
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, "en")),
);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);

/** @param {Record<string, {dev?: boolean, optionalDependencies?: Record<string, string>}>} packages */
function missingParts(packages) {
  return Object.entries(packages).flatMap(([parent, { dev, optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .map(([name, version]) => /** @type {const} */ ([`node_modules/${name}`, { name, version, dev }]))
      .filter(([place]) => !packages[place] && !packages[`${parent}/${place}`]),
  );
}

/** @param {string} name such as `@swc/core-linux-arm-gnueabihf` */
function platformIn(name) {
  const words = name.split(/[-/]/);
  const os = ["darwin", "linux", "win32", "freebsd", "android", "openharmony"].filter((word) =>
    words.includes(word),
  );
  const cpu = ["x64", "arm64", "arm", "ia32", "ppc64", "riscv64", "s390x", "wasm32"].filter((word) =>
    words.includes(word),
  );
  const libc = words.some((word) => word.startsWith("musl"))
    ? ["musl"]
    : words.some((word) => /^gnu/.test(word))
      ? ["glibc"]
      : [];
  return {
    ...(cpu.length > 0 && { cpu }),
    ...(libc.length > 0 && os.includes("linux") && { libc }),
    ...(os.length > 0 && { os }),
  };
}
