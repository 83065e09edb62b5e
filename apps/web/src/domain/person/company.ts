import type { Company } from "@rihla/contract/rules/company";
import type { ReactNode } from "react";

/** A company as far as it is typed. */
export type TypedCompany = {
  fields: Company;
  /** Whether an invoice can be made out to it. */
  isRight: boolean;
};

export const noCompany: TypedCompany = {
  fields: { name: "", taxNumber: "", register: "", taxArticle: "", address: "" },
  isRight: false,
};

export type AskCompanyProps = {
  typed: TypedCompany;
  /** How often somebody wanted to go on with what is not right yet. */
  refused: number;
  onType: (typed: TypedCompany) => void;
};
/** Fields of another feature, so the route brings them. */
export type AskCompany = (props: AskCompanyProps) => ReactNode;
