import { onlyWithAll } from "../when.ts";
import { expect, test, words } from "./component-gallery.ts";

for (const colorScheme of ["light", "dark"] as const)
  test(
    `with the person's own colours (${colorScheme}) a tick is seen, and nothing stands twice in a field`,
    onlyWithAll,
    async ({ page, openComponentGallery }) => {
      await page.emulateMedia({ forcedColors: "active", colorScheme });
      await openComponentGallery({ theme: colorScheme });
      const box = page.getByRole("checkbox", { name: words.fr.terms, checked: true });
      const ground = await page.evaluate<string>(
        "getComputedStyle(document.querySelector('[type=checkbox]:checked')).backgroundColor",
      );
      await expect(box.locator("+ svg")).not.toHaveCSS("color", ground);
      // Drawn in boxes: the field's own text stays see-through.
      await expect(page.getByRole("textbox", { name: words.fr.otp, exact: true })).toHaveCSS(
        "color",
        "rgba(0, 0, 0, 0)",
      );
      const country = page.locator('fieldset:has([type="tel"]) select').first();
      await expect(country.locator("xpath=../..").locator("> span")).toBeHidden();
    },
  );
