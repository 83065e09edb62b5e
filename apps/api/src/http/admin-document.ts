import {
  type AdminEndpoint,
  adminBasePath,
  adminEndpoints,
  adminProblem,
  adminProblemsOf,
} from "@rihla/contract/admin";
import { documentOf } from "./openapi.ts";
import { components, type Json, schemaOf } from "./openapi-schemas.ts";

/** Shapes of the shop that its answers name. */
const { Money, Names } = components();

/** Of the back office, which serves it itself: the shop publishes none of this. */
export const adminDocument = (origin: string): Json =>
  documentOf<AdminEndpoint>({
    info: {
      title: "Rihla's back office",
      description:
        "For the shop's operators, who sign in with passkeys. What changes something is taken from the back office's own pages only.",
    },
    url: origin + adminBasePath,
    endpoints: adminEndpoints,
    security: ({ who }) => (who === "anyone" ? [] : [{ operator: [] }]),
    problemsOf: adminProblemsOf,
    parameters: [],
    components: {
      schemas: { Money, Names, Problem: schemaOf(adminProblem, "output") },
      securitySchemes: {
        operator: {
          type: "apiKey",
          in: "cookie",
          name: "__Host-operator",
          description: "Of `POST /sessions`; over http on this machine `operator_here`",
        },
      },
    },
  });
