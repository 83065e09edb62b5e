import type { FastifyRequest } from "fastify";
import type { Chargily } from "./checkout.ts";
import { checkoutAnswer } from "./checkout-answer.ts";

const MOST_PER_PAGE = 50;

/** Newest first, `per_page` (10, at most 50) of them on each `page`. */
export function listCheckouts(chargily: Chargily, request: FastifyRequest) {
  const query = request.query as Record<string, string | undefined>;
  const perPage = Math.min(wholeNumber(query.per_page, 10), MOST_PER_PAGE);
  const page = wholeNumber(query.page, 1);
  const newestFirst = chargily.checkouts.all().reverse();
  const from = (page - 1) * perPage;
  return {
    livemode: false,
    current_page: page,
    data: newestFirst.slice(from, from + perPage).map(checkoutAnswer),
    last_page: Math.max(Math.ceil(newestFirst.length / perPage), 1),
    per_page: perPage,
    total: newestFirst.length,
  };
}

function wholeNumber(text: string | undefined, otherwise: number): number {
  return /^[1-9]\d{0,6}$/.test(text ?? "") ? Number(text) : otherwise;
}
