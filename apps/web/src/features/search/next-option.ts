/** Which option an arrow leads to, round and round; undefined for a key that means something else. */
export function nextOption(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === "ArrowDown") return (active + 1) % count;
  if (key === "ArrowUp") return active <= 0 ? count - 1 : active - 1;
  return undefined;
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`;
