import { describe, expect, it } from "vitest";
import { callEsimAccess } from "../testing/calls.ts";
import { openSandbox } from "../testing/sandbox-client.ts";
import { sign } from "./authentication.ts";

const signed = (body: string, at = Date.now(), key = "sandbox-secret-key") => ({
  "RT-Timestamp": String(at),
  "RT-RequestID": "4ce9d9cd-ac9e-4e17-b3a2-c66c358c1ce2",
  "RT-Signature": sign(`${at}4ce9d9cd-ac9e-4e17-b3a2-c66c358c1ce2sandbox-access-code${body}`, key),
});

describe("the supplier's authentication", () => {
  it("signs the supplier's own example the same way", () => {
    const data = '16286704214ce9d9cdac9e4e17b3a2c66c358c1ce211111{"imsi":"326543826"}';
    expect(sign(data, "1111")).toBe("7eb765e27df5373dea2dbc8c41a7d9557743e46c8054750f3d851b3fd01d0835");
  });

  it.each([
    ["no access code", { "RT-AccessCode": "" }, "000101"],
    ["a wrong access code", { "RT-AccessCode": "stolen" }, "401001"],
    ["half a signature", { "RT-Timestamp": String(Date.now()) }, "000101"],
    ["a signature with another key", signed("{}", Date.now(), "other"), "101003"],
    ["a signature over another body", signed('{"a":1}'), "101003"],
    ["a timestamp of an hour ago", signed("{}", Date.now() - 3_600_000), "101001"],
    ["a timestamp in seconds", signed("{}", 1628670421), "000102"],
  ])("refuses %s with HTTP 200", async (_what, headers, code) => {
    const client = await openSandbox();
    const answer = await callEsimAccess(client.url, "balance/query", "{}", headers);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ success: false, errorCode: code, obj: null });
  });

  it("takes the access code alone, unless told to insist on signatures", async () => {
    const client = await openSandbox();
    expect((await client.esimAccess("balance/query")).success).toBe(true);
    await client.change("esim-access/settings", { requireSignature: true });
    expect((await client.esimAccess("balance/query")).errorCode).toBe("000101");
    expect((await client.esimAccess("balance/query", {}, signed("{}"))).success).toBe(true);
  });

  it("knows only POST and only JSON", async () => {
    const client = await openSandbox();
    const got = await fetch(`${client.url}/esim-access/api/v1/open/balance/query`);
    expect(await got.json()).toMatchObject({ errorCode: "000103" });
    expect(await (await callEsimAccess(client.url, "balance/query", "{oops")).json()).toMatchObject({
      errorCode: "000104",
    });
  });

  it("lets eight calls through in a second and no ninth", async () => {
    const client = await openSandbox();
    const answers = await Promise.all(
      Array.from({ length: 9 }, () => callEsimAccess(client.url, "balance/query", "{}")),
    );
    expect(answers.filter((one) => one.status === 429)).toHaveLength(1);
  });
});
