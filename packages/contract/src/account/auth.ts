import * as z from "zod/mini";
import { language } from "../catalogue.ts";
import type { Endpoint, EndpointKey } from "../endpoint/endpoint.ts";
import { ruled } from "../endpoint/ruled.ts";
import { everyCountry } from "../rules/countries.ts";
import { acceptedTerms, defaultLanguage, tidyCode } from "../rules/index.ts";
import { emailFault, nameFault, tidyEmail, tidyName } from "../rules/person/person.ts";
import { codeSent, proofOfWork } from "./codes.ts";

export const email = ruled(tidyEmail, emailFault);
export const personName = ruled(tidyName, nameFault);
/** ISO 3166-1 alpha-2, upper case. */
export const personCountry = z.enum(everyCountry, "invalid_country");

export const typedCode = z
  .string()
  .check(z.overwrite(tidyCode), z.minLength(1, "required"), z.maxLength(12, "invalid"));

export const preferences = z.object({ language, currency: z.string() });

export const user = z.object({
  id: z.string(),
  name: z.nullable(z.string()),
  email: z.string(),
  phone: z.nullable(z.string()),
  country: z.nullable(z.string()),
  status: z.enum(["unverified", "verified"]),
  preferences,
});
export type User = z.infer<typeof user>;

export const authEndpoints = {
  "POST /auth/codes": {
    summary: "Mail a one-time code; the answer is the same for a known and an unknown address",
    who: "anyone",
    body: z.object({
      email,
      language: z._default(language, defaultLanguage),
      /** Asked for by `proof_required`, when the shop is being guessed at or many ask from one address. */
      proof: z.optional(proofOfWork),
    }),
    output: codeSent,
    status: 202,
    proofs: ["device"],
    errors: ["rate_limited", "proof_required"],
  },
  "POST /auth/sessions": {
    summary: "Sign in with the mailed code; name and country are taken where none is known",
    who: "anyone",
    body: z.object({
      email,
      code: typedCode,
      name: z.optional(personName),
      country: z.optional(personCountry),
      /** Of the terms that were shown and accepted when registering; it is noted. */
      termsVersion: z.optional(z.enum(acceptedTerms, "terms_not_accepted")),
    }),
    output: z.object({ token: z.string(), user, isNew: z.boolean() }),
    status: 201,
    proofs: ["device"],
    errors: ["incorrect_code", "code_expired", "longer_code_sent", "too_many_attempts"],
  },
  "GET /auth/me": {
    summary: "The signed-in customer",
    who: "signed-in",
    output: user,
    status: 200,
  },
} as const satisfies Record<EndpointKey, Endpoint>;
