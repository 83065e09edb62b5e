import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TextField } from "./text-field.tsx";
import { usualFaults } from "./usual-fault.ts";

test("the library's own words are those of the specification", () => {
  expect(usualFaults).toEqual({ email: "Invalid email address", url: "Invalid URL" });
});

test("nothing is wrong with a field that nobody has left yet", () => {
  expect(renderToStaticMarkup(<TextField label="E" type="email" defaultValue="nonsense" />)).not.toContain(
    "aria-invalid",
  );
});
