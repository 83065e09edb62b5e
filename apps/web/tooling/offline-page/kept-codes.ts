import type { Esim } from "@rihla/contract";
import { shopAnswers } from "../../src/lib/api/shop-answers.ts";
import { readRecords } from "../../src/platform/storage/kept-records.ts";

/** The one script of the offline page: shows the codes that lie encrypted in this browser, and goes on when the network is back. */
addEventListener("online", () => location.reload());
setInterval(goOn, 10_000);
readRecords(localStorage.getItem("Token")).then(showCodes, () => {});
if (!localStorage.getItem("Token") && boughtHere())
  document.getElementById("bought")?.removeAttribute("hidden");

/** Nothing tells that a network which led nowhere has begun to lead to the shop. */
async function goOn(): Promise<void> {
  if (!document.hidden && (await shopAnswers())) location.reload();
}

function showCodes(records: unknown[]): void {
  const list = document.getElementById("codes");
  const esims = new Map(records.flatMap(esimsIn).map((esim) => [esim.installation?.activationCode, esim]));
  for (const [code = "", { name, destinationNames }] of esims)
    list?.append(row(name ?? nameOf(destinationNames), code));
  if (esims.size > 0) list?.parentElement?.removeAttribute("hidden");
}

function row(name: string, code: string): HTMLLIElement {
  const item = document.createElement("li");
  const shown = document.createElement("code");
  shown.dir = "ltr";
  shown.textContent = code;
  item.append(name, shown);
  return item;
}

const nameOf = (names: Esim["destinationNames"]) =>
  names[document.documentElement.lang as keyof typeof names];

/** Wherever in an answer they stand: those that can still be installed or are in use. */
function esimsIn(answer: unknown): Esim[] {
  if (typeof answer !== "object" || answer === null) return [];
  const { group, installation } = answer as Partial<Esim>;
  if (group === "active" && installation) return [answer as Esim];
  return Object.values(answer).flatMap(esimsIn);
}

/** As domain/orders/kept-here.ts notes it. */
function boughtHere(): boolean {
  return Object.keys(localStorage).some((key) => key.startsWith("order-kept:"));
}
