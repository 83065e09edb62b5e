const known = [
  "gmail.com",
  "yahoo.com",
  "yahoo.fr",
  "hotmail.com",
  "hotmail.fr",
  "outlook.com",
  "outlook.fr",
  "live.com",
  "live.fr",
  "icloud.com",
  "ymail.com",
  "mail.com",
  "gmx.com",
  "gmx.fr",
  "orange.fr",
  "free.fr",
  "sfr.fr",
  "proton.me",
  "protonmail.com",
  "laposte.net",
];

/** `yacine@gmial.com` → `yacine@gmail.com`: the eSIM goes to this address, so a likely slip is worth a question. */
export function likelyEmail(typed: string): string | undefined {
  const [name, domain, ...more] = typed.trim().toLowerCase().split("@");
  if (!name || !domain || more.length > 0 || known.includes(domain)) return undefined;
  const close = known.find((candidate) => slips(domain, candidate) <= (candidate.length > 8 ? 2 : 1));
  return close && `${name}@${close}`;
}

/** How many letters were missed, added, mistaken or swapped with their neighbour between two words. */
function slips(a: string, b: string): number {
  const rows: number[][] = Array.from({ length: a.length + 1 }, (_, i) => [i]);
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let j = 0; j <= b.length; j++) (rows[0] as number[])[j] = j;
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      (rows[i] as number[])[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
        swapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  return at(a.length, b.length);
}
