import { expect, test } from "vitest";
import { companyFolders } from "../../apps/api/src/testing/company-folders.ts";
import { gateways } from "./gateways/gateways.ts";
import { suppliers } from "./suppliers/suppliers.ts";

test("the run pays through every gateway and buys from every supplier", () => {
  const names = (all: readonly { name: string }[]) => all.map(({ name }) => name).toSorted();
  expect(names(gateways)).toEqual(companyFolders("payments"));
  expect(names(suppliers)).toEqual(companyFolders("esim"));
});
