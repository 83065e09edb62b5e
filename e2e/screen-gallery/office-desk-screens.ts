import { plain } from "../back-office.ts";
import { beginChat } from "../begin-chat.ts";
import { goTo, inside, type OfficeScreen } from "./office.ts";
import type { Stage } from "./screen.ts";

const line = ({ t }: Stage) => plain(t("admin.places.desk"));
const writer = () => "Amina";

/** The desk of the back office: who waits, what was said, and the answers at hand. */
export const deskScreens: OfficeScreen[] = [
  { name: "back office, desk", open: inLine, heading: line },
  {
    name: "back office, desk, nobody",
    async open(stage) {
      await inLine(stage);
      await stage.page.getByRole("button", { name: plain(stage.t("admin.desk.state.closed")) }).click();
    },
    heading: line,
  },
  {
    name: "back office, desk, cut off",
    async open(stage) {
      await inside(stage);
      await goTo(stage, "/desk");
      await stage.page
        .getByText(plain(stage.t("admin.desk.none.waiting")))
        .or(stage.page.locator("[data-row]").first())
        .first()
        .waitFor();
      await stage.page.route("**/conversations?*", (route) => route.abort());
      await stage.page.getByRole("button", { name: plain(stage.t("admin.desk.state.answered")) }).click();
      await stage.page.getByRole("button", { name: plain(stage.t("admin.again")) }).waitFor();
    },
    heading: ({ t }) => plain(t("admin.away")),
  },
  { name: "back office, conversation", open: conversation, heading: writer },
  {
    name: "back office, answer not sent",
    async open(stage) {
      await conversation(stage);
      const { page, t } = stage;
      await page.route("**/answers", (route) => route.abort());
      const box = page.getByRole("textbox", { name: plain(t("admin.desk.answer")) });
      await box.fill("Bonjour Amina, votre eSIM est prête : ouvrez Mes eSIM.");
      await page.getByRole("button", { name: plain(t("admin.desk.send")), exact: true }).click();
      await page.getByRole("alert").waitFor();
    },
    heading: writer,
  },
  {
    name: "back office, saved answer chosen",
    async open(stage) {
      await conversation(stage);
      const { page, t } = stage;
      await page.getByRole("button", { name: plain(t("admin.desk.saved")), exact: true }).click();
      await page.getByRole("dialog").getByRole("listitem").first().waitFor();
    },
    heading: writer,
    isCloseUp: true,
  },
  { name: "back office, saved answers", open: saved, heading: ({ t }) => plain(t("admin.desk.saved")) },
  {
    name: "back office, saved answer written",
    async open(stage) {
      await saved(stage);
      await stage.page.locator("[data-row]").first().click();
    },
    heading: ({ t }) => plain(t("admin.desk.saved")),
    isCloseUp: true,
  },
];

/** Somebody writes in the shop's chat, and somebody else looks at the line. */
async function inLine(stage: Stage): Promise<void> {
  const { page, t, go } = stage;
  await go("/support");
  const chat = await beginChat(page, t);
  const write = async (text: string) => {
    await chat.getByRole("textbox", { name: t("chat.message") }).fill(text);
    await chat.getByRole("button", { name: t("chat.send") }).click();
    await chat.getByRole("log").getByText(text).waitFor();
  };
  await write(
    {
      fr: "Bonjour, je n’ai pas reçu mon eSIM",
      en: "Hello, my eSIM has not come",
      ar: "مرحباً، لم تصلني شريحتي",
    }[stage.language],
  );
  await inside(stage);
  await goTo(stage, "/desk");
  await page.locator("[data-row]").first().waitFor();
}

async function conversation(stage: Stage): Promise<void> {
  await inLine(stage);
  await stage.page.locator("[data-row]").first().click();
  await stage.page.getByRole("log").waitFor();
}

async function saved(stage: Stage): Promise<void> {
  await inside(stage);
  await goTo(stage, "/desk/answers");
  await stage.page.locator("[data-row]").first().waitFor();
}
