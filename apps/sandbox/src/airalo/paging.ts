import type { Fields } from "../world/fields.ts";

const USUAL_LIMIT = 25;
const MOST = 1000;

/** One page of a list in the usual envelope; what a query says comes back as text. */
export function pageOf<T>(all: readonly T[], query: Fields, path: string) {
  const limit = Math.min(wholeNumber(query.limit, USUAL_LIMIT), MOST);
  const page = wholeNumber(query.page, 1);
  const last = Math.max(Math.ceil(all.length / limit), 1);
  const from = (page - 1) * limit;
  const data = all.slice(from, from + limit);
  const at = (number: number) => `${path}?page=${number}`;
  return {
    data,
    links: {
      first: at(1),
      last: at(last),
      prev: page > 1 ? at(page - 1) : null,
      next: page < last ? at(page + 1) : null,
    },
    meta: {
      message: "success",
      current_page: page,
      from: data.length > 0 ? from + 1 : null,
      last_page: last,
      path,
      per_page: query.limit ?? limit,
      to: data.length > 0 ? from + data.length : null,
      total: all.length,
    },
  };
}

function wholeNumber(text: string | undefined, otherwise: number): number {
  return /^[1-9]\d{0,6}$/.test(text ?? "") ? Number(text) : otherwise;
}
