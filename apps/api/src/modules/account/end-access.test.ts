import { basePath } from "@rihla/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { callApi } from "../../testing/purchase.ts";
import { signIn } from "../../testing/sign-in.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const works = async (token: string) =>
  (await callApi(shop, "GET", "/auth/me", { as: { token } })).status === 200;

it("signing out everywhere ends this place too, and nobody else's; a guest's chat leaves the browser", async () => {
  const [here, elsewhere] = [await signIn(shop, "amel@example.com"), await signIn(shop, "amel@example.com")];
  const stranger = await signIn(shop, "stranger@example.com");
  const answer = await shop.http.inject({
    method: "DELETE",
    url: `${basePath}/auth/sessions`,
    headers: { authorization: `Bearer ${here}` },
  });
  expect(answer.statusCode).toBe(204);
  expect(answer.headers["set-cookie"]).toMatch(/^chat_secret=; .*Max-Age=0/);
  expect([await works(here), await works(elsewhere), await works(stranger)]).toEqual([false, false, true]);
});
