import { useMutation, useQueryClient } from "@tanstack/react-query";

/** Something is done: nothing is shown as done before it is, and then everything is asked anew. */
export function useAct<Result, Input = void>(act: (input: Input) => Promise<Result>) {
  const queries = useQueryClient();
  return useMutation({ mutationFn: act, onSuccess: () => queries.invalidateQueries() });
}
