import type { Company } from "@rihla/contract/rules/company";
import { useQuery } from "@tanstack/react-query";
import type { TypedCompany } from "../../domain/person/company.ts";
import { apiQuery } from "../../lib/api/query.tsx";
import { useToken } from "../../lib/session/session.ts";

/** The company that the customer keeps; undefined until it is known, null where there is none. */
export function useKnownCompany() {
  const token = useToken();
  return useQuery({ ...apiQuery("GET /auth/me/company"), enabled: token !== null });
}

export const asTyped = (company: Company): TypedCompany => ({ fields: company, isRight: true });

export const isBlank = ({ fields }: TypedCompany): boolean =>
  Object.values(fields).every((value) => value === "");
