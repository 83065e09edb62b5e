import { useSearchParams } from "react-router";

/** What a result page hands on of the address it was opened with: everything but the promo code, which has been kept. */
export function passedOn(search: URLSearchParams, own: string): string {
  const [path, query] = own.split("?");
  const handed = new URLSearchParams(search);
  handed.delete("promo");
  for (const [name, value] of new URLSearchParams(query)) handed.set(name, value);
  return handed.size > 0 ? `${path}?${handed}` : (path ?? "");
}

export function usePassedOn(): (own: string) => string {
  const [search] = useSearchParams();
  return (own) => passedOn(search, own);
}
