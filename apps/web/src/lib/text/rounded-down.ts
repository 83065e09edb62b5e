/** 194 → `190+`: a promise that stays true. */
export function roundedDown(count: number): string {
  return count >= 10 ? `${Math.floor(count / 10) * 10}+` : String(count);
}
