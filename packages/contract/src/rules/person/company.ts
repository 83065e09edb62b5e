import { latinDigits } from "../typed-code.ts";

/** What an Algerian company wants on its invoices: NIF, number in the commercial register, article d'imposition. */
export const companyFields = ["name", "taxNumber", "register", "taxArticle", "address"] as const;
export type CompanyField = (typeof companyFields)[number];
export type Company = Record<CompanyField, string>;
export type CompanyFault = "required" | "invalid" | "too_short" | "too_long";

const longest: Readonly<Record<CompanyField, number>> = {
  name: 100,
  taxNumber: 20,
  register: 25,
  taxArticle: 15,
  address: 200,
};
/** A company's NIF has 15 digits, and five more where it names a branch. */
const shapes: Partial<Record<CompanyField, RegExp>> = {
  taxNumber: /^(\d{15}|\d{20})$/,
  register: /^(?=.*\d)[\dA-Z][\dA-Z/. -]{4,}$/,
  taxArticle: /^\d{8,15}$/,
};
const controlCharacter = /\p{Cc}/u;
const shortestText = 2;

/** Digits of an Arabic keyboard, and spaces in numbers that are digits alone, as people copy them. */
export function tidyCompanyField(field: CompanyField, typed: string): string {
  if (field === "name" || field === "address") return typed.trim().replaceAll(/ {2,}/g, " ");
  const number = latinDigits(typed).trim().toUpperCase();
  return field === "register" ? number.replaceAll(/ {2,}/g, " ") : number.replaceAll(/[\s.-]/g, "");
}

export function companyFault(field: CompanyField, typed: string): CompanyFault | undefined {
  const value = tidyCompanyField(field, typed);
  if (value === "") return "required";
  if (controlCharacter.test(value)) return "invalid";
  if (value.length > longest[field]) return "too_long";
  const shape = shapes[field];
  if (shape) return shape.test(value) ? undefined : "invalid";
  return value.length < shortestText ? "too_short" : undefined;
}
