import { createServer } from "node:net";
import { afterEach, expect, inject, test } from "vitest";
import { createSmtpMailer } from "./smtp-mailer.ts";

const mail = {
  subject: "4821 est votre code",
  text: "4821\n",
  html: "<p>4821</p>",
  messageId: "<sign-in-code.1@rihla.example>",
};
const from = "Rihla <no-reply@rihla.example>";
const closing: Array<() => void> = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A mail server that greets with `greeting` and answers every line with `answer`; null: says nothing at all. */
async function startMailServer(greeting: string, answer: (line: string) => string): Promise<string> {
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.write(`${greeting}\r\n`);
    socket.on("data", (data) => socket.write(`${answer(String(data))}\r\n`));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  closing.push(() => server.close());
  return `smtp://127.0.0.1:${(server.address() as { port: number }).port}`;
}

test.skipIf(!inject("sandboxSmtpPort"))(
  "a mail arrives as it was written, with its QR code shown and attached",
  async () => {
    const to = "smtp-mailer@example.com";
    const mailer = createSmtpMailer({
      SMTP_URL: `smtp://127.0.0.1:${inject("sandboxSmtpPort")}`,
      MAIL_FROM: from,
    });
    const content = Buffer.from("a picture");
    const attachments = [{ filename: "esim-1.png", contentType: "image/png", content, cid: "esim-1" }];
    await mailer.send({ ...mail, to, attachments });

    const answer = await fetch(`${inject("sandboxUrl")}/mailbox.json?to=${to}`);
    const body = (await answer.json()) as { data?: unknown[] } | unknown[];
    const [arrived] = (Array.isArray(body) ? body : (body.data ?? [])) as Array<Record<string, unknown>>;
    expect(arrived).toMatchObject({ subject: mail.subject, text: expect.stringContaining("4821") });
    expect(arrived).toHaveProperty("returnPath", "no-reply@rihla.example");
    expect(JSON.stringify(arrived)).toContain("esim-1.png");
  },
);

test("a refusal becomes an error without the server's words, which may quote the mail", async () => {
  const SMTP_URL = await startMailServer("220 ready", (line) =>
    /^(EHLO|HELO)/.test(line) ? "250 hello" : `550 not wanted: ${mail.subject}`,
  );
  const error = await createSmtpMailer({ SMTP_URL, MAIL_FROM: from })
    .send({ ...mail, to: "amina@example.com" })
    .catch((thrown) => thrown);
  expect(error).toMatchObject({ name: "MailNotAccepted", message: expect.stringContaining("550") });
  expect(`${error.stack}${JSON.stringify(error)}`).not.toMatch(/4821|amina/);
});

test("no server at all is an error, so that the job tries again", async () => {
  const SMTP_URL = "smtp://127.0.0.1:1";
  const sending = createSmtpMailer({ SMTP_URL, MAIL_FROM: from }).send({ ...mail, to: "amina@example.com" });
  await expect(sending).rejects.toMatchObject({ name: "MailNotAccepted" });
});
