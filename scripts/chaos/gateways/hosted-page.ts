import { waitUntil } from "../../processes/wait-until.ts";

/** A gateway's page as a person without JavaScript uses it: fills in what it shows and, when it breaks, loads it again. */
export type HostedPage = {
  /** The gateway's name for it. */
  ref: string;
  /** `agreed`: nothing is taken yet. `over`: it takes no money any more, and took none. Throws when it does not get anywhere. */
  pay(): Promise<"paid" | "agreed" | "over">;
  /** Tries with what the gateway refuses. */
  tryInVain(): Promise<void>;
  /** By its own way out, where it has one. */
  leave(): Promise<void>;
};

/** The page in French, and its forms by their addresses. */
export type Forms = {
  look(): Promise<string>;
  send(address: string, fields: Record<string, string>): Promise<void>;
};

export function openForms(url: string): Forms {
  return {
    async look() {
      const answer = await fetch(url).catch(() => undefined);
      return answer?.ok ? await answer.text().catch(() => "") : "";
    },
    async send(address, fields) {
      const body = new URLSearchParams(fields);
      await fetch(new URL(address, url), { method: "POST", body, redirect: "manual" }).catch(() => undefined);
    },
  };
}

/** Whether the page says that it is over; undefined where it asks for something, or shows nothing. */
export function endOf(page: string): "paid" | "agreed" | "over" | undefined {
  if (!page.includes('role="status"')) return undefined;
  if (page.includes("Ce paiement est déjà terminé.")) return "paid";
  return page.includes("Vous avez accepté ce paiement.") ? "agreed" : "over";
}

const patience = 120_000;

/** Does one step after the other from what the page shows, until `ended` gives an end. */
export async function goOn<End>(
  { look }: Forms,
  ended: (page: string) => End | undefined,
  step: (page: string) => Promise<void>,
): Promise<End> {
  let end: End | undefined;
  const isOver = async () => {
    const page = await look();
    end = ended(page);
    if (end === undefined) await step(page);
    return end !== undefined;
  };
  if (!(await waitUntil(isOver, patience, 100))) throw new Error("A gateway's page did not end");
  return end as End;
}

/** Also where another card is asked for. */
export const endOrRefusal = (page: string) =>
  page.includes("Paiement refusé") ? ("refused" as const) : endOf(page);
