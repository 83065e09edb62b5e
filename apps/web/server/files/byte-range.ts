/** Both ends belong to it. */
type Part = { first: number; last: number };

/**
 * What a Range header asks of a file of `size` bytes (RFC 9110, section 14). Several parts at once, other units and nonsense
 * are answered whole, which a server always may.
 */
export function byteRange(header: string | undefined, size: number): Part | "whole" | "nowhere" {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (from === "" && to === "") return "whole";
  if (from === "")
    return to.match(/^0+$/) ? "nowhere" : { first: Math.max(size - Number(to), 0), last: size - 1 };
  const first = Number(from);
  const last = to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== "" && Number(to) < first) return "whole";
  return first < size ? { first, last } : "nowhere";
}
