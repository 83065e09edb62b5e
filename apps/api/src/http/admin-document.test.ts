import { createConfig, lintFromString } from "@redocly/openapi-core";
import { type AdminEndpoint, adminEndpoints, adminProblemsOf } from "@rihla/contract/admin";
import { expect, it } from "vitest";
import { adminDocument } from "./admin-document.ts";
import { openApiDocument } from "./openapi.ts";
import { statusOf } from "./problem.ts";

type Operation = { security: object[]; responses: Record<string, object> };
const document = adminDocument("https://admin.rihla.example");
const paths = document.paths as Record<string, Record<string, Operation>>;

it("the back office's description passes Redocly's recommended rules without an error or a warning", async () => {
  const config = await createConfig({ extends: ["recommended"] });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
    [],
  );
});

it.each(Object.entries<AdminEndpoint>(adminEndpoints))(
  "it says of %s who may call and every status",
  (key, endpoint) => {
    const [method = "", path = ""] = key.split(" ");
    const operation = paths[path]?.[method.toLowerCase()];
    expect(operation?.security).toHaveLength(endpoint.who === "anyone" ? 0 : 1);
    const statuses = [endpoint.status, ...adminProblemsOf(key, endpoint).map((code) => statusOf[code])].map(
      String,
    );
    expect(Object.keys(operation?.responses ?? {})).toEqual(expect.arrayContaining(statuses));
  },
);

it("the shop's published description names none of its calls and none of its refusals", () => {
  const published = JSON.stringify(openApiDocument("https://rihla.example"));
  for (const word of ["passkey", "/operators", "last_owner", "origin_refused"])
    expect(published).not.toContain(word);
});
