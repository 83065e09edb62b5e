import path from "node:path";

/** `tries`: of the whole form, whichever ran. */
export type Attack = { subject: string; name: string; tries: number; held: boolean };

/** What is attacked: the api's module, the outside company, or what the file is named after. */
export function subjectOf(file: string): string {
  const [, module] = /^apps\/api\/src\/(?:modules|adapters\/[^/]+)\/([^/]+)\//.exec(file) ?? [];
  const word = module ?? path.basename(file).replace(/\.attack\.test\.tsx?$/, "");
  return word.charAt(0).toUpperCase() + word.slice(1).replaceAll("-", " ");
}
