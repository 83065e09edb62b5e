import * as contract from "@rihla/contract";
import { maxDays, minDays } from "@rihla/contract/rules";
import { esimNameLongest } from "@rihla/contract/rules/esim-name";
import { emailLongest, nameLongest, nameShortest } from "@rihla/contract/rules/person";
import * as z from "zod";

export type Json = Record<string, unknown>;

/** Shapes that a client knows by name; everything else stands where it is used. */
const named = {
  Money: contract.money,
  Names: contract.names,
  Destination: contract.destination,
  DestinationDetail: contract.destinationDetail,
  FoundDestination: contract.foundDestination,
  Plan: contract.plan,
  PlanDetail: contract.planDetail,
  PlanAlternative: contract.planAlternative,
  Catalogue: contract.catalogue,
  Quote: contract.quote,
  QuoteLine: contract.quoteLine,
  Order: contract.order,
  Payment: contract.payment,
  Esim: contract.esim,
  EsimSummary: contract.esimSummary,
  User: contract.user,
  Session: contract.session,
  PersonalData: contract.personalData,
  Problem: contract.problem,
};
const names = z.registry<Partial<Omit<z.core.JSONSchema.BaseSchema, "$ref">>>();
for (const [id, schema] of Object.entries(named)) names.add(schema, { id });
// What the rules check is code to a schema; this much of it can be told.
names.add(contract.email, { format: "email", maxLength: emailLongest });
// In an address a number is a text; a client may well send one.
names.add(contract.daysInQuery, {
  type: "integer",
  minimum: minDays,
  maximum: maxDays,
  pattern: undefined,
});
names.add(contract.revisionInQuery, { type: "integer", minimum: 0, pattern: undefined });
names.add(contract.personName, { minLength: nameShortest, maxLength: nameLongest });
names.add(contract.esimName, { minLength: 1, maxLength: esimNameLongest });

/** The JSON Schema of what is sent (`input`) or answered (`output`), named shapes by reference. */
export function schemaOf(schema: unknown, io: "input" | "output"): Json {
  const { $schema: _, $defs: __, ...shape } = toJsonSchema(schema, io);
  return shape;
}

/** The named shapes as they are answered. */
export function components(): Json {
  return Object.fromEntries(
    Object.entries(named).map(([id, schema]) => {
      const {
        $schema: _,
        $defs,
        $ref: __,
        ...shape
      } = toJsonSchema(schema, "output") as Json & { $defs?: Json };
      return [id, ($defs?.[id] as Json | undefined) ?? shape];
    }),
  );
}

function toJsonSchema(schema: unknown, io: "input" | "output"): Json {
  const made = z.toJSONSchema(schema as z.ZodType, {
    io,
    metadata: names,
    unrepresentable: "any",
    override: ({ jsonSchema }) => leaveOutTheObvious(jsonSchema, io),
  });
  const moved = JSON.stringify(made).replaceAll('"#/$defs/', '"#/components/schemas/');
  return JSON.parse(moved);
}

/** What a format says already, and that an integer is one that JavaScript can hold. */
function leaveOutTheObvious(schema: z.core.JSONSchema.BaseSchema, io: "input" | "output"): void {
  // An answer may say more one day: a client that checks it must not break then.
  if (io === "output") delete schema.additionalProperties;
  if (schema.format) delete schema.pattern;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
}
