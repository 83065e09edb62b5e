import { expect, it } from "vitest";
import { root } from "../program/paths.ts";
import { productionPackages } from "./production-packages.ts";

const places = productionPackages(root, ["apps/api", "apps/web"]);
const names = places.installed.map((place) => place.replace("node_modules/", ""));

it("takes what the servers import, what that needs in turn, and the receipts' compiler for this machine", () => {
  expect(names).toEqual(expect.arrayContaining(["fastify", "pg", "pino", "avvio", "@resvg/resvg-wasm"]));
  expect(names.filter((name) => name.startsWith("@myriaddreamin/typst-ts-node-compiler-"))).toHaveLength(1);
});

it("leaves what only the build reads, and our packages that only the build reads", () => {
  for (const name of ["lucide-react", "country-flag-icons", "react-router", "vite", "typescript"])
    expect(names).not.toContain(name);
  expect(places.ours).toContain("packages/contract");
  expect(places.ours).not.toContain("packages/ui");
});

it("keeps our packages as links: Node takes no types out of files below node_modules", () => {
  expect(places.links).toContainEqual({ from: "node_modules/@rihla/http", to: "packages/http" });
});
