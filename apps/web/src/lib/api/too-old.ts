import type { Problem } from "@rihla/contract";

/** Where the newest version is to be had; null where it isn't. */
export type Stores = NonNullable<Problem["stores"]>;

let told: Stores | undefined;
const listeners = new Set<() => void>();

/** The shop says with any answer that this version of the app is too old for it; from then on it is, until the app is another one. */
export async function noteTooOld(answer: Response): Promise<void> {
  if (answer.ok || told) return;
  const { code, stores }: Partial<Problem> = await answer
    .clone()
    .json()
    .catch(() => ({}));
  if (code !== "app_version_too_old") return;
  told = stores ?? { apple: null, google: null };
  for (const listener of listeners) listener();
}

/** Undefined while this version will do. */
export const tooOld = (): Stores | undefined => told;

/** Gives back how to stop. */
export function whenTooOld(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
