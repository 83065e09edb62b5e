const USUAL = 50;
const MOST = 500;

/** One page of a list, with how many pages there are. */
export function pageOf<T>(all: readonly T[], query: URLSearchParams, sizeName: "perPage" | "limit") {
  const size = Math.min(wholeNumber(query.get(sizeName), USUAL), MOST);
  const page = wholeNumber(query.get("page"), 1);
  const rows = all.slice((page - 1) * size, page * size);
  return { rows, pageCount: Math.max(Math.ceil(all.length / size), 1), pageSize: size };
}

function wholeNumber(text: string | null, otherwise: number): number {
  return /^[1-9]\d{0,6}$/.test(text ?? "") ? Number(text) : otherwise;
}
