import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { enterAt } from "./account.ts";
import { buyThroughApi, firstFixedPlan } from "./buying-without-a-screen.ts";
import { openCodes } from "./esim-sheets.ts";
import { newVouchers, withdrawnVoucher } from "./new-vouchers.ts";
import { expectNoViolations } from "./no-violations.ts";
import { cameraShowing, filmBoardingPass, filmNothing, filmQr, qrPicture } from "./qr-picture.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { signIn } from "./signing-in.ts";
import { eventually, expect, test, type Visit } from "./test.ts";
import { languagesFrom, onlyWithAll } from "./when.ts";

/** What the cameras of this worker's browser see. */
const film = path.join(tmpdir(), `rihla-film-${process.env.TEST_PARALLEL_INDEX ?? "0"}.y4m`);
test.use({
  language: "ar",
  launchOptions: cameraShowing(film),
});
test.describe.configure({ timeout: 120_000 });

/** Nobody has been given it. */
const unknownCode = "K7QM-2RTX-9ABC-DEF6";

const field = ({ page, t }: Visit) => page.getByRole("textbox", { name: t("scan.manual.label") });
const button = ({ page, t }: Visit, name: Parameters<Visit["t"]>[0]) =>
  page.getByRole("button", { name: t(name), exact: true });

const codesFor = async ({ page }: Visit) => newVouchers((await firstFixedPlan(page.request, "TR")).code, 1);

/** On a first visit too nothing lies over the field. */
async function openScanner(visit: Visit, address = "/qr-scanner"): Promise<void> {
  await visit.page.goto(`/${visit.language}${address}`);
  await expect(field(visit)).toBeVisible();
}

async function expectFound({ page, t }: Visit): Promise<void> {
  await expect(page.getByRole("heading", { name: t("scan.voucher.title") })).toBeVisible();
  await expect(page.getByText(t("scan.voucher.free"))).toBeVisible();
}

async function redeem(visit: Visit): Promise<void> {
  await button(visit, "scan.voucher.redeem").click();
  const { page, t } = visit;
  await expect(page.getByRole("heading", { name: t("scan.done.ready") })).toBeVisible(eventually);
  await page.getByRole("link", { name: t("scan.done.install") }).click();
  await expect(page).toHaveURL(/\/details\//);
}

async function type(visit: Visit, text: string): Promise<void> {
  await field(visit).fill(text);
  await button(visit, "scan.manual.submit").click();
}

for (const { language, when } of languagesFrom("ar"))
  test.describe(language, when, () => {
    test.use({ language });

    test(`a guest's camera reads a voucher, which waits while they sign in, and its eSIM is installed (${language})`, async ({
      visit,
      sandbox,
      customer,
      context,
    }) => {
      const { page, t } = visit;
      const [code = ""] = await codesFor(visit);
      filmQr(film, `${process.env.SHOP_URL}/qr-scanner#${code.replaceAll("-", "")}`);
      await context.grantPermissions(["camera"]);
      await openScanner(visit);
      await expectNoViolations(page);
      await expectNoSidewaysScroll(page);
      await button(visit, "scan.camera.open").click();
      // The first time it tells how; then the camera opens.
      await button(visit, "scan.how.skip").last().click();
      await expectFound(visit);
      await expectNoViolations(page);
      await page.getByRole("link", { name: t("scan.voucher.signIn") }).click();
      expect(page.url()).not.toContain(code.slice(0, 4));
      await signIn(visit, sandbox, customer.email);
      await expectFound(visit);
      await redeem(visit);
    });
  });

test(
  "a voucher's picture from the gallery is read; what shows no code leads to the field",
  onlyWithAll,
  async ({ visit, sandbox, customer, context }) => {
    const { page, t } = visit;
    const [code = ""] = await codesFor(visit);
    await enterAt(visit, sandbox, customer, "/esims");
    await page.getByRole("link", { name: t("shell.nav.addEsim") }).click();
    await button(visit, "scan.how.open").click();
    await button(visit, "scan.how.next").click();
    await button(visit, "scan.how.next").click();
    await button(visit, "scan.how.done").click();
    const choose = async (buffer: Buffer) => {
      const chooser = page.waitForEvent("filechooser");
      await button(visit, "scan.picture.choose").click();
      await (await chooser).setFiles({ name: "photo.png", mimeType: "image/png", buffer });
    };
    await choose(await page.screenshot());
    await expect(page.getByRole("alert").filter({ hasText: t("scan.picture.none") })).toBeVisible();
    await choose(await qrPicture(context, "mailto:amina@example.com"));
    await expect(page.getByRole("alert").filter({ hasText: t("problems.scan.invalid") })).toBeVisible();
    await choose(await qrPicture(context, "https://other-esims.example/fr"));
    await expect(page.getByRole("alert").filter({ hasText: "other-esims.example" })).toBeVisible();
    await choose(await qrPicture(context, "M1BENALI/AMINA EABC123 ALGCDGAH 1006 180Y012A0001 100"));
    const boardingPass = page.getByRole("alert").filter({ hasText: t("scan.other.boarding-pass") });
    await expect(boardingPass).toBeVisible();
    await expectNoViolations(page);
    // The sheet that a recipient was given leads to a page of the shop.
    await choose(await qrPicture(context, `${process.env.SHOP_URL}/fr/for-you#no-such-token`));
    const leads = page.getByRole("link", { name: t("scan.other.open") });
    await expect(leads).toHaveAttribute("href", "/ar/for-you#no-such-token");
    await choose(await qrPicture(context, code));
    await expectFound(visit);
    await redeem(visit);
  },
);

test(
  "the picture that an eSIM's owner saved is chosen from the gallery by who installs it, and its code is sent nowhere",
  onlyWithAll,
  async ({ visit, sandbox, customer, browser }) => {
    const { page, t } = visit;
    const { esims } = await buyThroughApi(page.request, sandbox, customer);
    const id = esims[0]?.id as string;
    await enterAt(visit, sandbox, customer, `/details/${id}`);
    await openCodes(visit);
    const saving = page.waitForEvent("download");
    await button(visit, "install.qr.save").click();
    const picture = await (await saving).path();
    const { ac } = await sandbox.supplierEsim(id);

    const relative = { ...visit, page: await (await browser.newContext()).newPage() };
    const asked: string[] = [];
    relative.page.on("request", (request) => asked.push(request.url() + (request.postData() ?? "")));
    await openScanner(relative);
    const chooser = relative.page.waitForEvent("filechooser");
    await button(relative, "scan.picture.choose").click();
    await (await chooser).setFiles({
      name: "eSIM.png",
      mimeType: "image/png",
      buffer: await readFile(picture),
    });
    await expect(relative.page.getByRole("heading", { name: t("scan.esim.title") })).toBeVisible();
    await expect(relative.page.getByText(ac, { exact: true })).toBeVisible();
    const secret = ac.split("$").at(-1) as string;
    expect(asked.filter((request) => request.includes(secret))).toEqual([]);
  },
);

test(
  "what is typed is said to be empty, no code, unknown, withdrawn, used or activated, each in its words",
  onlyWithAll,
  async ({ visit, sandbox, customer, complaints, browser }) => {
    complaints.expect(/40[49]/);
    const { page, t } = visit;
    const [code = ""] = await codesFor(visit);
    await openScanner(visit);
    await type(visit, " ");
    await expect(field(visit)).toHaveAccessibleDescription(new RegExp(t("problems.scan.empty")));
    await type(
      visit,
      code.replace(/.$/, (last) => (last === "2" ? "3" : "2")),
    );
    await expect(field(visit)).toHaveAccessibleDescription(new RegExp(t("scan.manual.mistake.check")));
    await type(visit, code.slice(0, -2));
    const short = t("scan.manual.mistake.short", { by: 2 });
    await expect(field(visit)).toHaveAccessibleDescription(new RegExp(short));
    await type(visit, "wifi:home");
    await expect(field(visit)).toHaveAccessibleDescription(
      new RegExp(t("problems.code.voucher_invalid_format")),
    );
    // A code that could be: its check is right.
    await type(visit, unknownCode);
    await expect(
      page.getByRole("alert").filter({ hasText: t("problems.code.voucher_not_found") }),
    ).toBeVisible();
    await button(visit, "scan.voucher.other").click();
    await type(visit, await withdrawnVoucher((await firstFixedPlan(page.request, "TR")).code));
    const withdrawn = t("problems.code.voucher_withdrawn");
    await expect(page.getByRole("alert").filter({ hasText: withdrawn })).toBeVisible();
    await button(visit, "scan.voucher.other").click();
    await type(visit, code.toLowerCase().replaceAll("-", " "));
    await expectFound(visit);

    // Somebody else is quicker.
    const other = await browser.newContext();
    const theirs = { ...visit, page: await other.newPage() };
    await enterAt(theirs, sandbox, { ...customer, email: `other-${customer.email}` }, "/qr-scanner");
    await type(theirs, code);
    await redeem(theirs);
    await theirs.page.goto(`/${visit.language}/qr-scanner`);
    await type(theirs, code);
    await expect(theirs.page.getByText(t("problems.code.voucher_already_activated"))).toBeVisible();
    await other.close();
    await page.reload();
    await expect(page.getByRole("alert").filter({ hasText: t("problems.code.voucher_used") })).toBeVisible();
  },
);

test(
  "a mail with an eSIM's own code is offered for installation and sent nowhere",
  onlyWithAll,
  async ({ visit }) => {
    const { page, t } = visit;
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url() + (request.postData() ?? "")));
    await openScanner(visit);
    await type(visit, "Bonjour,\nvoici votre eSIM : LPA:1$rsp.example.com$ABC-123.\nBon voyage");
    await expect(page.getByRole("heading", { name: t("scan.esim.title") })).toBeVisible();
    await expect(page.getByText("LPA:1$rsp.example.com$ABC-123", { exact: true })).toBeVisible();
    await expectNoViolations(page);
    expect(asked.filter((request) => request.includes("ABC-123"))).toEqual([]);
  },
);

test(
  "a boarding pass before the camera is called one, on paper or on a screen; before nothing at all a hint comes",
  onlyWithAll,
  async ({ visit, context }) => {
    const { page, t } = visit;
    await context.grantPermissions(["camera"]);
    for (const format of ["PDF417", "Aztec"] as const) {
      await filmBoardingPass(film, format);
      await openScanner(visit);
      await button(visit, "scan.camera.open").click();
      if (format === "PDF417") await button(visit, "scan.how.skip").last().click();
      await expect(page.getByRole("alert").filter({ hasText: t("scan.other.boarding-pass") })).toBeVisible(
        eventually,
      );
    }
    filmNothing(film);
    await page.clock.install();
    await openScanner(visit);
    await button(visit, "scan.camera.open").click();
    await expect(page.getByText(t("scan.camera.look"))).toBeVisible(eventually);
    await page.clock.fastForward(12_000);
    await expect(page.getByText(t("scan.camera.notYet"))).toBeVisible();
    await expectNoViolations(page);
    await expectNoSidewaysScroll(page);
  },
);

test(
  "without leave for the camera the field is there, with why; a printed link brings its code along",
  onlyWithAll,
  async ({ visit, page }) => {
    const { t } = visit;
    const [code = ""] = await codesFor(visit);
    await openScanner(visit);
    await button(visit, "scan.camera.open").click();
    await button(visit, "scan.how.skip").last().click();
    await expect(page.getByRole("alert").filter({ hasText: t("problems.scan.permission") })).toBeVisible();
    await expect(field(visit)).toBeFocused();
    await page.goto(`/${visit.language}/qr-scanner#${code.replaceAll("-", "")}`);
    await expectFound(visit);
    expect(page.url()).not.toContain("#");
  },
);

test(
  "a device without a camera, or one that does not start, leads to the field",
  onlyWithAll,
  async ({ visit, page }) => {
    const { t } = visit;
    const failWith = (name: string) =>
      page.addInitScript(
        `navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("no", "${name}"))`,
      );
    await failWith("NotFoundError");
    await openScanner(visit);
    await button(visit, "scan.camera.open").click();
    await button(visit, "scan.how.skip").last().click();
    await expect(page.getByRole("alert").filter({ hasText: t("problems.scan.unsupported") })).toBeVisible();
    await failWith("NotReadableError");
    await page.reload();
    await button(visit, "scan.camera.open").click();
    await expect(page.getByRole("alert").filter({ hasText: t("problems.scan.failed") })).toBeVisible();
  },
);
