import type { App } from "../app.ts";
import {
  hideItem,
  pauseCompany,
  type Responsible,
  resumeCompany,
  showItem,
  showSales,
} from "../modules/operators/index.ts";
import { momentFrom, needed } from "./typed-words.ts";

const usage = `sales list · sales pause supplier|gateway NAME --until 2026-12-01T08:00 · sales resume supplier|gateway NAME
       sales hide plan|place CODE [--top-ups] · sales show plan|place CODE`;

export const salesOptions = { "top-ups": { type: "boolean", default: false } } as const;

type Typed = { until?: string | undefined; "top-ups": boolean };

/** Pauses a company, hides what is sold, or ends either; lists both. `--top-ups`: those who have bought it can't top it up either. */
export async function manageSales(
  app: App,
  [what, kind, name]: string[],
  { until, "top-ups": endsTopUps }: Typed,
  responsible: () => Responsible,
): Promise<unknown> {
  if (what === "list") return showSales(app);
  if (kind === "supplier" || kind === "gateway") {
    const company = { kind, company: needed(name, "NAME") } as const;
    if (what === "pause")
      return pauseCompany(app, { ...company, endsAt: momentFrom(until, "--until") }, responsible());
    if (what === "resume") return resumeCompany(app, company, responsible());
  }
  if (kind === "plan" || kind === "place") {
    const item = { kind, code: needed(name, "CODE") } as const;
    if (what === "hide") return hideItem(app, { ...item, endsTopUps }, responsible());
    if (what === "show") return showItem(app, item, responsible());
  }
  throw new Error(usage);
}
