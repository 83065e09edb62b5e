import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ApiProblem } from "../../../lib/api/api-problem.ts";

export type Choice<Kind> = { unwanted: Kind[] };
type Store<Kind> = {
  queryKey: readonly unknown[];
  load: () => Promise<Choice<Kind>>;
  save: (unwanted: Kind[]) => Promise<Choice<Kind>>;
};

/** Which kinds of something are not wanted, as the shop keeps it. What is pressed shows at once. */
export function useChoice<Kind>({ queryKey, load, save }: Store<Kind>) {
  const client = useQueryClient();
  const shown = useQuery<Choice<Kind>, ApiProblem>({ queryKey, queryFn: load });
  const saving = useMutation({
    mutationFn: save,
    onMutate: (unwanted) => client.setQueryData(queryKey, { unwanted }),
    onError: () => shown.refetch(),
  });
  return { ...shown, save: saving };
}
