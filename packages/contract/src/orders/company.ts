import * as z from "zod/mini";
import { ruled } from "../endpoint/ruled.ts";
import { type CompanyField, companyFault, tidyCompanyField } from "../rules/person/company.ts";

const field = (name: CompanyField) =>
  ruled(
    (typed) => tidyCompanyField(name, typed),
    (tidied) => companyFault(name, tidied),
  );

/** A company that an order is billed to. */
export const company = z.object({
  name: field("name"),
  taxNumber: field("taxNumber"),
  register: field("register"),
  taxArticle: field("taxArticle"),
  address: field("address"),
});
