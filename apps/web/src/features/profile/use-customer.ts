import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { apiQuery } from "../../lib/api/query.tsx";
import { useToken } from "../../lib/session/session.ts";

/** Whoever is signed in. */
export function useCustomer() {
  const token = useToken();
  const customer = useQuery({ ...apiQuery("GET /auth/me"), enabled: token !== null });
  useEffect(() => {
    if (customer.error) console.info("The profile could not be loaded:", customer.error);
  }, [customer.error]);
  return customer;
}
