/** The shop's colours in both themes, as class → [property, light, dark]. Mail programs know no CSS variables. */
const palette = {
  page: ["background-color", "#fbf8f2", "#0d1524"],
  card: ["background-color", "#ffffff", "#152036"],
  ink: ["color", "#14223b", "#f5f0e6"],
  "ink-2": ["color", "#4b5772", "#b5bfd1"],
  sand: ["background-color", "#f3ecdf", "#1b2942"],
  line: ["border-color", "#e5dccb", "#2a3a57"],
  sea: ["background-color", "#0b5d6b", "#63c6d2"],
  "on-sea": ["color", "#ffffff", "#0d1524"],
} as const;
type Paint = keyof typeof palette;

/** `class` and `style` of an element: light colours inline, where every program reads them, dark ones by class. */
export function painted(paints: Paint[], style = ""): string {
  const colours = paints.map((paint) => `${palette[paint][0]}:${palette[paint][1]}`);
  return `class="${paints.join(" ")}" style="${[...colours, style].filter(Boolean).join(";")}"`;
}

export const darkStyles = `@media (prefers-color-scheme: dark) { ${Object.entries(palette)
  .map(([name, [property, , dark]]) => `.${name} { ${property}: ${dark} !important }`)
  .join(" ")} }`;
