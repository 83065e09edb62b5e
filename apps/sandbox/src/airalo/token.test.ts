import { describe, expect, it } from "vitest";
import { airaloToken, callAiralo, type Json } from "../testing/calls.ts";
import { buyFromAiralo, openSandbox } from "../testing/sandbox-client.ts";
import { phpJson, signatureOf } from "./notifications/signature.ts";

const LOGIN = { client_id: "sandbox-client-id", grant_type: "client_credentials" };

describe("Airalo's token", () => {
  it("opens everything for a day, whatever it says of its lifetime", async () => {
    const client = await openSandbox();
    const answer = await callAiralo(client.url, "POST", "token", {
      ...LOGIN,
      client_secret: "sandbox-client-secret",
    });
    const { data }: Json = await answer.json();
    expect(data).toMatchObject({ token_type: "Bearer", expires_in: 31_622_400 });
    const balance = async () =>
      (await callAiralo(client.url, "GET", "balance", undefined, data.access_token)).status;
    expect(await balance()).toBe(200);
    await client.change("clock", { advanceSeconds: 86_400 });
    expect(await balance()).toBe(401);
  });

  it("is not given for a wrong secret, and nothing opens without it", async () => {
    const client = await openSandbox();
    const guess = { ...LOGIN, client_secret: "guess" };
    expect((await callAiralo(client.url, "POST", "token", guess)).status).toBe(401);
    expect((await callAiralo(client.url, "GET", "packages")).status).toBe(401);
  });

  it("is given three times a minute, and says when to come again", async () => {
    const client = await openSandbox();
    for (let time = 0; time < 3; time++) expect(await airaloToken(client.url)).toHaveLength(64);
    const answer = await callAiralo(client.url, "POST", "token", LOGIN);
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "60"]);
    await client.change("airalo/settings", { tokensPerMinute: 0 });
    expect(await airaloToken(client.url)).toHaveLength(64);
  });

  it("can be taken back", async () => {
    const client = await openSandbox();
    await buyFromAiralo(client);
    await client.undo("airalo/tokens");
    expect(await client.airalo("GET", "balance")).toMatchObject({ meta: { message: "Unauthenticated." } });
  });
});

describe("Airalo's signature", () => {
  it("is that of the known example, with slashes escaped", () => {
    const body = { package_id: "demo-7days-1gb", quantity: 1, u: "https://a.example/x" };
    expect(signatureOf(phpJson(body), "demo-secret")).toBe(
      "006882935abab2405195d8d1e82e0640ad74ff3667b8344e93c08a42ea8b3b1a45751e0768dfa9db1eeab24cdf85f6fcd9e3df80d691ba1a1b13bc5815087ecc",
    );
    expect(signatureOf(JSON.stringify(body), "demo-secret")).toMatch(/^44dd81f7e176bef2/);
  });

  it("escapes what is not ASCII as PHP does", () => {
    expect(phpJson({ name: "Åland/é😀" })).toBe('{"name":"\\u00c5land\\/\\u00e9\\ud83d\\ude00"}');
  });

  it("need not come with an order, but must be right if it does", async () => {
    const client = await openSandbox();
    const token = await airaloToken(client.url);
    const order = { package_id: "tunisia-go-30days-2gb", quantity: 1 };
    const place = async (signature: string) => {
      const headers = { "airalo-signature": signature };
      return (await callAiralo(client.url, "POST", "orders", order, token, headers)).json();
    };
    expect(await place("0000")).toEqual({ code: 14, reason: "Invalid checksum." });
    expect(await place(signatureOf(phpJson(order), "sandbox-client-secret"))).toHaveProperty("data.id");
  });
});
