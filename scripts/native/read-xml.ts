import { XMLParser, XMLValidator } from "fast-xml-parser";

/** An element: its name, its attributes, what is in it. */
export type Element = { name: string; attributes: Record<string, string>; children: Element[]; text: string };

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: "",
  parseTagValue: false,
});

/** Throws where it is not well formed. */
export function readXml(source: string): Element {
  const fault = XMLValidator.validate(source);
  if (fault !== true) throw new Error(fault.err.msg);
  const [root] = elementsIn(parser.parse(source)).filter(({ name }) => !name.startsWith("?"));
  if (!root) throw new Error("There is no element.");
  return root;
}

type Parsed = Record<string, unknown> & { ":@"?: Record<string, string> };

function elementsIn(parsed: Parsed[]): Element[] {
  return parsed.flatMap((node) => {
    const { ":@": attributes = {}, ...rest } = node;
    return Object.entries(rest)
      .filter(([name]) => name !== "#text")
      .map(([name, content]) => {
        const inside = content as Parsed[];
        const text = inside.map((part) => String(part["#text"] ?? "")).join("");
        return { name, attributes, children: elementsIn(inside), text };
      });
  });
}

/** All below it with that name. */
export function allOf({ children }: Element, name: string): Element[] {
  return children.flatMap((child) => [...(child.name === name ? [child] : []), ...allOf(child, name)]);
}

/** What Apple's property list says; throws for a key without a value and for a type that there is none of. */
export function readPlist(source: string): unknown {
  const [value] = readXml(source).children;
  if (!value) throw new Error("The list is empty.");
  return contentOf(value);
}

function contentOf({ name, text, children }: Element): unknown {
  if (name === "true" || name === "false") return name === "true";
  if (name === "string") return text;
  if (name === "integer") return Number(text);
  if (name === "array") return children.map(contentOf);
  if (name !== "dict") throw new Error(`<${name}> is no value.`);
  const entries = children.flatMap((child, at): [string, unknown][] => {
    if (at % 2 === 1) return [];
    const value = children[at + 1];
    if (child.name !== "key" || !value || value.name === "key")
      throw new Error(`${child.text} has no value.`);
    return [[child.text, contentOf(value)]];
  });
  return Object.fromEntries(entries);
}
