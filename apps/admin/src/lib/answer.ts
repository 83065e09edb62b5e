import type { AdminEndpointName } from "@rihla/contract/admin";
import { queryOptions } from "@tanstack/react-query";
import { type Arguments, call } from "./call.ts";

/** What a screen shows is asked for under the call's own name: `useQuery(answerOf("GET /passkeys"))`. */
export const answerOf = <Key extends AdminEndpointName & `GET ${string}`>(
  key: Key,
  ...[options]: Arguments<Key>
) =>
  queryOptions({
    queryKey: [key, options],
    queryFn: async ({ signal }) => {
      const asked = [{ ...options, signal }] as unknown as Arguments<Key>;
      return (await call(key, ...asked)).data;
    },
  });
