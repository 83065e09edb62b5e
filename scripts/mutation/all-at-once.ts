import { parseSync } from "@swc/core";
import type { Mutant } from "./mutants.ts";

type Declared = { type: string; identifier?: { value: string }; declarations?: Declarator[] };
type Declarator = { id: { value: string }; init?: { type: string } };
type Exported = { name: string; isFunction: boolean };

/** Under `globalThis`, for the runner: takes the mutant of that number, or the file as it is for null; throws where it can't be loaded. */
export type Choose = (mutant: number | null) => Promise<void>;

/**
 * Stands in for a file: exports what it does, and calls the mutant that was chosen last. So a test with all that it needs
 * stays where it is while one mutant after another comes by.
 */
export function dispatcher(file: string, source: string, mutants: readonly Mutant[]): string {
  const names = exportsOf(source);
  const constants = names.filter(({ isFunction }) => !isFunction).map(({ name }) => name);
  return [
    `import * as original from ${JSON.stringify(`${file}?mutant=original`)};`,
    "let chosen = original;",
    ...names.map(({ name, isFunction }) =>
      isFunction
        ? `export function ${name}(...given) { return chosen.${name}.apply(this, given); }`
        : `export let ${name} = original.${name};`,
    ),
    `const load = [${mutants.map((_, number) => `() => import(${JSON.stringify(`${file}?mutant=${number}`)})`).join(", ")}];`,
    "globalThis.chooseMutant = async (number) => {",
    "  chosen = original;",
    "  if (number !== null) chosen = await load[number]();",
    ...constants.map((name) => `  ${name} = chosen.${name};`),
    "};",
  ].join("\n");
}

function exportsOf(source: string): Exported[] {
  const { body } = parseSync(source, { syntax: "typescript", tsx: false });
  return body.flatMap((statement) => {
    if (handsOn(statement)) throw new Error(`A file that hands on what others export: ${statement.type}.`);
    if (statement.type !== "ExportDeclaration") return [];
    const { type, identifier, declarations = [] } = statement.declaration as unknown as Declared;
    if (type === "FunctionDeclaration") return [{ name: identifier?.value ?? "", isFunction: true }];
    if (type === "ClassDeclaration") return [{ name: identifier?.value ?? "", isFunction: false }];
    return declarations.map(({ id, init }) => ({
      name: id.value,
      isFunction: init?.type === "ArrowFunctionExpression" || init?.type === "FunctionExpression",
    }));
  });
}

const handsOn = (statement: { type: string; typeOnly?: boolean }): boolean =>
  statement.type !== "ExportDeclaration" && statement.type.startsWith("Export") && !statement.typeOnly;
