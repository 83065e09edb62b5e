import { describe, expect, it } from "vitest";
import { asksForUnused } from "./unused-functions.ts";

describe("what pages can't use, as it is left out at the build", () => {
  it("finds what is imported of it", () => {
    expect(asksForUnused(`import { useId, ViewTransition } from "react";`)).toBe("ViewTransition");
    expect(asksForUnused(`import { type To, useFetcher as use } from "react-router";`)).toBe("useFetcher");
    expect(asksForUnused(`import { preload } from "react-dom";`)).toBe("preload");
  });

  it("finds an element that React would move to the head, and one of the page's own", () => {
    expect(asksForUnused("return <title>{name}</title>;")).toBe("<title>");
    expect(asksForUnused("return <place-map zoom={2} />;")).toBe("<place-map>");
  });

  it("lets everything else be", () => {
    expect(asksForUnused(`import { useId } from "react";\nimport { Form } from "./form.tsx";`)).toBeNull();
    expect(asksForUnused("return <Link to={to}><svg /></Link>;")).toBeNull();
  });
});
