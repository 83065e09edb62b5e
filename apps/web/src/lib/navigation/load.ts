import { data } from "react-router";
import { ApiProblem } from "../api/api-problem.ts";

/** What an error screen is told: a code it has words for. */
export type LoadFailure = { code: string };

/** For loaders: an API problem becomes an error of the page, with a status a search engine understands. */
export async function load<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    // On the server this is our failure, not a lost connection of the person who asks.
    const code = import.meta.env.SSR && error.code === "offline" ? "internal_error" : error.code;
    throw failure(code, error.status === 404 || error.status === 422 ? 404 : 503);
  }
}

export function failure(code: string, status: number) {
  return data({ code } satisfies LoadFailure, { status });
}
