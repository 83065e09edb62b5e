export function needed(word: string | undefined, name: string): string {
  if (!word) throw new Error(`${name} is missing`);
  return word;
}

/** Amounts have two decimals in every currency that is sold in. */
export function minorUnits(text: string): number {
  const parts = /^(\d{1,9})(?:\.(\d{2}))?$/.exec(text);
  if (!parts) throw new Error(`"${text}" is no amount; write 1500 or 12.50`);
  return Number(parts[1]) * 100 + Number(parts[2] ?? 0);
}
