import { formQuery, type Pressed } from "../../lib/api/form-query.ts";
import { useGo } from "../../lib/navigation/navigation.tsx";
import { type PackagesSearch, parsePackagesSearch, paths } from "../../paths.ts";

type Asked = Pick<PackagesSearch, "from" | "to" | "perDay">;

/**
 * Opens a place's plans for the trip or the need that is asked about, on the page one is on; what has been chosen there beside it
 * stays, also what a form, drawn before, does not know of.
 */
export function useAskPlans(code: string, search: PackagesSearch): (asked: Asked) => void {
  const go = useGo();
  return (asked) =>
    go(paths.packages(code, { ...search, ...asked }), { replace: true, preventScrollReset: true });
}

export function askedIn(form: HTMLFormElement, pressed?: Pressed): Asked {
  const { from, to, perDay } = parsePackagesSearch(formQuery(form, pressed));
  return { from, to, perDay };
}
