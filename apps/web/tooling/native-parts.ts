import { existsSync } from "node:fs";
import type { Plugin } from "vite";

/** In the app's bundle `share.native.ts` stands where the shop has `share.ts` beside it: who imports it can't tell. */
export function nativeParts(): Plugin {
  return {
    name: "native-parts",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (!source.startsWith(".") || !importer) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const native = found && nativeOf(found.id);
      // The native part itself may use what the shop's does.
      return native && native !== importer && existsSync(native) ? native : found;
    },
  };
}

const nativeOf = (id: string) =>
  /\/apps\/web\/src\/.*(?<!\.native)\.tsx?$/.test(id) ? id.replace(/\.(tsx?)$/, ".native.$1") : null;
