import { describe, expect, it } from "vitest";
import { openApiDocument } from "../http/openapi.ts";
import { answerChecker } from "./answers.ts";
import { type Call, readDescription } from "./requests.ts";

const wrongWith = answerChecker(readDescription(openApiDocument("http://localhost")));
const call: Call = {
  method: "GET",
  path: "/auth/me/preferences",
  url: "/auth/me/preferences",
  headers: {},
  sender: "customer",
  body: undefined,
};
const json = (statusCode: number, body: object, type = "application/json; charset=utf-8") =>
  wrongWith(call, { statusCode, headers: { "content-type": type }, body: JSON.stringify(body) });

describe("an answer", () => {
  it("as described is right", () => {
    expect(json(200, { data: { language: "fr", currency: "DZD" } })).toBeNull();
    const problem = { type: "x", title: "x", status: 401, code: "unauthenticated" };
    expect(json(401, problem, "application/problem+json")).toBeNull();
  });

  it.each<[string, string | null]>([
    ["is a fault of ours", json(500, {}, "application/problem+json")],
    ["has a status that is not described", json(418, {})],
    ["has another type than described", json(401, { code: "unauthenticated" })],
    ["lacks a field", json(200, { data: { language: "fr" } })],
    ["has a value that is none of those named", json(200, { data: { language: "de", currency: "DZD" } })],
    [
      "has a code that is not named",
      json(401, { type: "x", title: "x", status: 401, code: "not_found" }, "application/problem+json"),
    ],
  ])("that %s is wrong", (_what, fault) => expect(fault).toEqual(expect.any(String)));
});
