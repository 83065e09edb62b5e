import { languageCodes } from "@rihla/i18n";
import { expect, test } from "vitest";
import { render } from "./entry-server.tsx";

const assets = {
  entry: "",
  scripts: [],
  styles: "",
  recallLanguage: "",
  recallOwn: "",
  keepEarly: "",
  importMap: "",
};
const pages = ["privacy", "terms", "legal", "guide", "guide/installation", "guide/activation", "support"];

// Libraries as in development, which refuse what they let pass in a built shop.
test.each(languageCodes.flatMap((language) => pages.map((page) => `/${language}/${page}`)))(
  "%s is drawn without the api, by the libraries of development too",
  async (address) => {
    const origin = "http://localhost";
    const page = await render(new Request(origin + address), { assetsFor: () => assets, origin });
    expect(page).toMatchObject({ kind: "page", status: 200 });
  },
);
