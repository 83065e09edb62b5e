const megabyte = 1024 ** 2;
const gigabyte = 1024 ** 3;

/**
 * In the shop's bytes, of which 1024³ are a gigabyte, what eSIM Go sells by the thousand: its 1 GB (1000 MB, a thousand million bytes)
 * is 1 GB here, as it is called in either shop. From its gigabyte on whole and broken ones are turned alike; less is counted in megabytes.
 */
export const bytesOfMegabytes = (megabytes: number): number =>
  Math.round(megabytes < 1000 ? megabytes * megabyte : (megabytes / 1000) * gigabyte);

/** What is left of a bundle, as the same part of its size: never more than that, and nothing only where nothing is left. */
export function sizeAndLeft(initial: number, remaining: number): { size: number; left: number } {
  const size = bytesOfMegabytes(initial / 1_000_000);
  const part = initial > 0 ? Math.min(1, Math.max(0, remaining / initial)) : 0;
  return { size, left: Math.round(size * part) };
}
