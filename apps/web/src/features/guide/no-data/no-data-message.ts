import { isolate } from "@rihla/i18n";

export type NoDataReport = {
  model: string;
  country: string;
  /** As the person reads it. */
  state: string;
  lastFour: string;
};

type Words = (key: "message" | "unknown", values?: Record<string, string>) => string;

/** What we would ask first, said at once; what nobody knows is called unknown. Each value keeps its own direction. */
export function noDataMessage(words: Words, { model, country, state, lastFour }: NoDataReport): string {
  const said = (text: string) => isolate(text.trim() || words("unknown"));
  return words("message", {
    model: said(model),
    country: said(country),
    state: said(state),
    iccid: said(lastFour),
  });
}
