import type { Explained, PlanNode } from "./explained-database.ts";

export type Asked = Explained & { question: string };

/** Tables that have a row or more for each sale; the others are a few hundred rows, where reading all is right. */
const growing =
  /^(customer|session|known_device|device|one_time_code|limit_counter|customer_order|order_\w+|payment\w*|refund|top_up|esim|esim_cancellation|esim_failure|esim_history|webhook_event|job\w*)$/;

const nodesOf = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** "Index Scan payment_to_check, Seq Scan currency" */
export function shapeOf(plan: PlanNode): string {
  const scans = nodesOf(plan).flatMap((node) => {
    const what = node["Index Name"] ?? node["Relation Name"];
    const isScan = node["Node Type"].endsWith("Scan") && node["Node Type"] !== "Bitmap Heap Scan";
    return what && isScan ? [`${node["Node Type"]} ${what}`] : [];
  });
  return [...new Set(scans)].join(", ") || plan["Node Type"];
}

/** Names of growing tables that were read from end to end. */
export function readsAll(plan: PlanNode): string[] {
  return nodesOf(plan)
    .filter((node) => node["Node Type"] === "Seq Scan" && growing.test(node["Relation Name"] ?? ""))
    .map((node) => node["Relation Name"] as string);
}

export const sumOf = (asked: readonly Asked[]) => asked.reduce((sum, { ms }) => sum + ms, 0);

export const inWords = (asked: Asked | undefined) =>
  asked ? `${asked.ms.toFixed(2)}: ${shapeOf(asked.plan)}` : "";
