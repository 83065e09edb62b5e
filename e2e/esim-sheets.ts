import type { Visit } from "./test.ts";

type Shown = Pick<Visit, "page" | "t">;

/** The sheet with every code of an eSIM, from its page: by its button, its row or, on a wide screen, what stands beside the code. */
export async function openCodes({ page, t }: Shown): Promise<void> {
  const ways = [t("install.showCode"), t("install.qrCode"), t("install.codes"), t("install.ready.type")];
  await page
    .getByRole("main")
    .getByRole("button", { name: new RegExp(`^(${ways.join("|")})$`) })
    .filter({ visible: true })
    .first()
    .click();
}

/** One of the rows of its page. */
export async function openRow(
  { page, t }: Shown,
  row: "ownEsim.technical" | "ownEsim.orderAndReceipt" | "install.help",
): Promise<void> {
  await page
    .getByRole("main")
    .getByRole("button", { name: t(row) })
    .click();
}

export async function closeSheet({ page, t }: Shown): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: t("common.close"), exact: true }).click();
  await dialog.waitFor({ state: "hidden" });
}
