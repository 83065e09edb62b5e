import type { EsimSummary } from "@rihla/contract";

export type DataLeft =
  | { kind: "counted"; left: number; total: number; share: number }
  /** Unlimited by the day: what counts is how much of each day is fast. */
  | { kind: "daily"; perDay: number; used: number };

export function dataOf(
  esim: Pick<EsimSummary, "kind" | "dataBytes" | "totalBytes" | "usedBytes" | "remainingBytes">,
): DataLeft {
  if (esim.kind === "unlimited") return { kind: "daily", perDay: esim.dataBytes, used: esim.usedBytes };
  const total = esim.totalBytes ?? esim.dataBytes;
  const left = Math.max(0, esim.remainingBytes ?? total - esim.usedBytes);
  return { kind: "counted", left, total, share: total > 0 ? left / total : 0 };
}
