import { describe, expect, it } from "vitest";
import { chunkFor, type Page } from "./chunks.ts";

const web = "/shop/apps/web/src";
const ui = "/shop/packages/ui/src";
const page = (access: Page["access"], ...modules: string[]) => ({
  file: "",
  access,
  modules: new Set(modules),
});
const chunk = (id: string, ...pages: Page[]) =>
  chunkFor(id, new Set(["/node_modules/react/index.js", `${ui}/logo.tsx`]), pages);

describe("which code travels together", () => {
  it("sends libraries of the first visit apart from our own code, which changes more often", () => {
    expect(chunk("/node_modules/react/index.js")).toBe("vendor");
    expect(chunk(`${ui}/logo.tsx`)).toBe("shop");
  });

  it("leaves what one page alone uses with that page", () => {
    const stars = `${web}/features/discover/stars.tsx`;
    expect(chunk(stars, page("public", stars), page("public"))).toBeNull();
  });

  it("keeps a library of personal pages out of the first visit", () => {
    const query = "/node_modules/@tanstack/query-core/query.js";
    expect(chunk(query, page("signed-in", query), page("guest-friendly", query))).toBe("personal-vendor");
  });

  it("sends what personal pages alone share apart from what public pages share", () => {
    const dialog = `${ui}/dialog.tsx`;
    expect(chunk(dialog, page("signed-in", dialog), page("guest-friendly", dialog))).toBe("personal");
    expect(chunk(dialog, page("signed-in", dialog), page("public", dialog))).toBe("shop");
  });

  it("sends with the first visit what a public page fetches by itself, so that nothing of personal pages comes with it", () => {
    const words = `${web}/domain/devices/use-found-out.ts`;
    expect(chunk(words, page("signed-in", words), page("guest-friendly", words))).toBe("shop");
  });

  it("makes one file of what the pages of a feature share", () => {
    const days = `${web}/features/plans/plan/days.ts`;
    expect(chunk(days, page("public", days), page("public", days))).toBe("plans");
  });

  it("makes one file of what pages share of a feature's part, so that its other pages don't carry it", () => {
    const total = `${web}/features/purchase/checkout/total.tsx`;
    expect(chunk(total, page("public", total), page("guest-friendly", total))).toBe("purchase-checkout");
  });

  it("sends what personal pages alone use of a feature apart from what its public pages use", () => {
    const help = `${web}/features/guide/arrival-help.tsx`;
    expect(chunk(help, page("signed-in", help), page("guest-friendly", help))).toBe("guide-personal");
  });

  it("keeps what the pages of texts alone share out of the first visit", () => {
    const text = `${ui}/long-text.tsx`;
    const terms = { ...page("public", text), file: "src/routes/legal.tsx" };
    const support = { ...page("public", text), file: "src/routes/support.tsx" };
    expect(chunk(text, terms, support)).toBe("texts");
    expect(chunk(text, terms, page("public", text))).toBe("shop");
  });

  it("sends icons as our own code", () => {
    const icon = "/node_modules/lucide-react/dist/esm/icons/star.mjs";
    expect(chunk(icon, page("public", icon), page("public", icon))).toBe("shop");
  });
});
