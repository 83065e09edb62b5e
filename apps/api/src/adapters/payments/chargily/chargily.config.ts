import * as z from "zod";
import { url, type Variables } from "../../../infra/variables.ts";

export const chargilyVariables = {
  CHARGILY_URL: {
    description: "base URL of the Chargily Pay API, version 2",
    schema: url.default("https://pay.chargily.net/api/v2"),
    calls: ["pay.chargily.net"],
    example: "https://pay.chargily.net/api/v2",
  },
  CHARGILY_SECRET_KEY: {
    description: "Chargily Pay API secret key; it also signs their webhooks",
    schema: z.string().min(1),
    credential: { testsBegin: ["test_sk_", "test_pk_"] },
    example: "",
  },
  CHARGILY_MINIMUM: {
    description: "least payment that Chargily Pay takes, in dinars",
    schema: z.coerce.number().int().min(1).default(75),
    example: "75",
  },
} satisfies Variables;
