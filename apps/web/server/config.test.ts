import { expect, test } from "vitest";
import { configFrom } from "./config.ts";

const API_URL = "http://127.0.0.1:3001/";

test("listens on 3000 unless told otherwise, 0 meaning any free port", () => {
  expect(configFrom({ API_URL })).toMatchObject({ port: 3000, apiUrl: "http://127.0.0.1:3001" });
  expect(configFrom({ API_URL, PORT: "0" }).port).toBe(0);
});

test("says in one line what is wrong with a variable", () => {
  expect(() => configFrom({})).toThrow("API_URL is missing");
  expect(() => configFrom({ API_URL, PORT: "eighty" })).toThrow(
    'PORT must be a number from 0 to 65535, not "eighty".',
  );
  expect(() => configFrom({ API_URL: "here" })).toThrow("API_URL must be an address");
});
