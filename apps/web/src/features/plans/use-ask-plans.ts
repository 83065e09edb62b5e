import { formQuery } from "../../lib/api/form-query.ts";
import { useGo } from "../../lib/navigation/navigation.tsx";
import { type PackagesSearch, parsePackagesSearch, paths } from "../../paths.ts";

/**
 * Opens a place's plans for the trip and the need that a form asks about, on the page one is on; what has been chosen there beside it
 * stays, also what the form, drawn before, does not know of.
 */
export function useAskPlans(code: string, search: PackagesSearch): (form: HTMLFormElement) => void {
  const go = useGo();
  return (form) => {
    const { from, to, perDay } = parsePackagesSearch(formQuery(form));
    go(paths.packages(code, { ...search, from, to, perDay }), { replace: true, preventScrollReset: true });
  };
}
