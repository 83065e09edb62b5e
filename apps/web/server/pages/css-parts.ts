/** A rule: `needs` has the classes that an element, or those around it, must have for each of its selectors. */
type Rule = { kind: "rule"; text: string; needs: string[][] };
/** Rules inside a condition or a layer. */
type Group = { kind: "group"; opening: string; parts: CssPart[]; isLayer: boolean };
/** What holds for the document and no element: letters, keyframes, properties, the order of layers. */
type Statement = { kind: "statement"; text: string };
export type CssPart = Rule | Group | Statement;

const tokens = /\\.|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\*.*?\*\/|url\([^"')]*\)|[{};]/gs;

/** The parts of a minified stylesheet; their texts, one after the other, are the stylesheet. */
export function cssParts(css: string): CssPart[] {
  const parts: CssPart[] = [];
  let from = 0;
  let open = 0;
  let depth = 0;
  for (const { 0: token, index } of css.matchAll(tokens)) {
    if (token === "{" && depth++ === 0) open = index;
    if (token === "}") depth--;
    if (depth > 0 || (token !== "}" && token !== ";")) continue;
    parts.push(partOf(css.slice(from, index + 1), open - from));
    from = index + 1;
  }
  return parts;
}

function partOf(text: string, open: number): CssPart {
  const opening = text.slice(0, open + 1);
  const prelude = opening.replace(/\/\*.*?\*\//gs, "").trim();
  if (open > 0 && /^@(media|supports|layer|container|starting-style)\b/.test(prelude))
    return {
      kind: "group",
      opening,
      parts: cssParts(text.slice(open + 1, -1)),
      isLayer: prelude.startsWith("@layer"),
    };
  if (open <= 0 || prelude.startsWith("@")) return { kind: "statement", text };
  return { kind: "rule", text, needs: neededClasses(prelude.slice(0, -1)) };
}

/** What is inside one pair of brackets, or the whole: for each selector its classes. */
type Inside = { needs: string[][]; isAsked: boolean };

const selectorTokens =
  /\.(?<name>(?:\\[\da-f]{1,6}\s?|\\.|[-\w\u0080-\uffff])+)|\\.|"[^"]*"|(?<opening>:[\w-]+\(|[([])|[)\],]/gis;

export function neededClasses(selectors: string): string[][] {
  const whole: Inside = { needs: [[]], isAsked: true };
  const open = [whole];
  for (const { 0: token, groups } of selectors.matchAll(selectorTokens)) {
    const { needs } = open.at(-1) ?? whole;
    if (groups?.name) needs.at(-1)?.push(withoutEscapes(groups.name));
    else if (groups?.opening)
      open.push({ needs: [[]], isAsked: /^:(?:is|where|has)\($/i.test(groups.opening) });
    else if (token === ",") needs.push([]);
    else if (")]".includes(token)) close(open);
  }
  return whole.needs;
}

/** Of several alternatives, and of what must not be so, nothing is asked. */
function close(open: Inside[]): void {
  const closed = open.pop();
  if (closed?.isAsked && closed.needs.length === 1)
    open
      .at(-1)
      ?.needs.at(-1)
      ?.push(...closed.needs.flat());
}

function withoutEscapes(name: string): string {
  return name.replace(/\\(?:([\da-f]{1,6})\s?|(.))/gis, (_, code: string | undefined, plain: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : plain,
  );
}
