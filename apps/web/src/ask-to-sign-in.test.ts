import { expect, test } from "vitest";
import { askToSignIn } from "./ask-to-sign-in.ts";

type Router = Parameters<typeof askToSignIn>[0];

/** Where a page at `pathname` leads when its session has ended. */
function leads(access: string, pathname: string, hash: string): unknown {
  let asked: unknown;
  const state = {
    location: { pathname, search: "", hash },
    matches: [{ route: { handle: { access } } }],
    loaderData: { root: { visitor: { prefix: "/ar", language: "ar" } } },
  } as unknown as Router["state"];
  const navigate = async (to: unknown) => {
    asked = to;
  };
  askToSignIn({ state, navigate: navigate as Router["navigate"] });
  return asked;
}

test("whoever was topping up when their session ended is led back to it, and not asked twice", () => {
  expect(leads("signed-in", "/ar/details/7", "#recharge")).toBe("/ar/login?next=%2Fdetails%2F7%23recharge");
  expect(leads("guest-friendly", "/ar/login", "")).toBeUndefined();
});

test("a link's secret does not stand in the address of the sign-in", () => {
  expect(leads("guest-friendly", "/ar/for-you", "#secret")).toBe("/ar/login?next=%2Ffor-you");
});
