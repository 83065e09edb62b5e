import { beginChat } from "../begin-chat.ts";
import { eventually, expect } from "../test.ts";
import { onlyWithAll } from "../when.ts";
import { test } from "./app.ts";

const photo = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

test.describe("an iPhone, which keeps no cookies", () => {
  test.use({ shell: "ios" });

  test(
    "shows a guest the photo they sent to the agents, also after the next start",
    onlyWithAll,
    async ({ app, visit }) => {
      test.slow();
      const { page, t } = visit;
      await app.open("/support");
      const chat = await beginChat(page, t);
      const log = chat.getByRole("log");
      await chat
        .getByLabel(t("chat.photo"))
        .first()
        .setInputFiles({ name: "ecran.png", mimeType: "image/png", buffer: photo });
      const shown = log.getByRole("img", { name: t("chat.photoOf", { who: "person" }) });
      await expect(shown).toBeVisible(eventually);
      // The same address with another end would be the same start.
      await page.goto("about:blank");
      const asked = page.waitForRequest((request) => /\/chat\/photos\/[\w-]+$/.test(request.url()));
      await app.open("/support#chat");
      expect((await asked).headers()["chat-secret"]).toMatch(/./);
      await expect(shown).toBeVisible(eventually);
    },
  );
});
