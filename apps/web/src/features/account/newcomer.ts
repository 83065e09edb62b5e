import { type EmailFault, emailFault, type NameFault, nameFault } from "@rihla/contract/rules/person";

export type Newcomer = { email: string; name: string; country: string; terms: boolean };
export type NewcomerFaults = {
  email?: EmailFault;
  name?: NameFault;
  country?: "required";
  terms?: "terms_not_accepted";
};

export const nobodyYet: Newcomer = { email: "", name: "", country: "", terms: false };

export function faultsOf({ email, name, country, terms }: Newcomer): NewcomerFaults {
  return {
    email: emailFault(email),
    name: nameFault(name),
    country: country === "" ? "required" : undefined,
    terms: terms ? undefined : "terms_not_accepted",
  };
}

export const isFine = (faults: NewcomerFaults) => Object.values(faults).every((fault) => fault === undefined);
