import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "../../lib/query.tsx";
import { useToken } from "../../lib/session.ts";

/** Whoever is signed in. */
export function useCustomer() {
  const token = useToken();
  return useQuery({ ...apiQuery("GET /auth/me"), enabled: token !== null });
}
