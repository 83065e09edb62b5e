import { createTransport } from "nodemailer";
import { describe, expect, it } from "vitest";
import type { Json } from "../testing/calls.ts";
import { openSandbox } from "../testing/sandbox-client.ts";

const MAIL = {
  from: "shop@example.com",
  to: "Amina@example.com",
  subject: "رمز الدخول 1234",
  text: "Votre code : 1234",
  html: '<p>Votre code : <b>1234</b></p><script>alert(1)</script><img src="cid:qr" alt="QR">',
  attachments: [
    { filename: "reçu.pdf", content: Buffer.from("%PDF-1.7"), contentType: "application/pdf" },
    { filename: "qr.png", content: Buffer.from("png"), contentType: "image/png", cid: "qr" },
  ],
};

async function openMailbox() {
  const client = await openSandbox();
  const transport = createTransport({ host: "127.0.0.1", port: client.sandbox.smtpPort });
  const list = async (to = "") =>
    (await (await fetch(`${client.url}/mailbox.json?to=${to}`)).json()) as Json[];
  return { ...client, list, send: (more: object = {}) => transport.sendMail({ ...MAIL, ...more }) };
}

describe("the mailbox", () => {
  it("shows what was sent to whom, newest first", async () => {
    const { send, list } = await openMailbox();
    await send();
    await send({ to: "other@example.com", subject: "Later" });
    expect((await list()).map((mail) => mail.subject)).toEqual(["Later", MAIL.subject]);
    const [mail] = await list("amina@example.com");
    expect(mail).toMatchObject({
      from: "shop@example.com",
      to: ["Amina@example.com"],
      subject: MAIL.subject,
    });
    expect(mail.text.trim()).toBe(MAIL.text);
    expect(mail.html.trim()).toBe(MAIL.html);
    const receipt = mail.attachments.find((one: Json) => one.filename === "reçu.pdf");
    expect(receipt).toMatchObject({ filename: "reçu.pdf", contentType: "application/pdf", size: 8 });
    expect(Buffer.from(receipt.contentBase64, "base64").toString()).toBe("%PDF-1.7");
  });

  it("takes a mail that comes twice under one Message-ID, and shows it once to each person", async () => {
    const { send, list } = await openMailbox();
    const messageId = "<receipt.1@example.com>";
    await send({ messageId });
    await send({ messageId });
    await send({ messageId, to: "other@example.com" });
    expect((await list()).map(({ to }) => to)).toEqual([["other@example.com"], ["Amina@example.com"]]);
  });

  it("shows a mail's HTML where it can do nothing, with its pictures", async () => {
    const { url, send, list } = await openMailbox();
    await send();
    const [mail] = await list();
    const page = await (await fetch(`${url}/mailbox/${mail.id}`)).text();
    expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(page).not.toContain("<script>");
    expect(page).toContain("data:image/png;base64,cG5n");
    const receipt = mail.attachments.findIndex((one: Json) => one.filename === "reçu.pdf");
    const attachment = await fetch(`${url}/mailbox/${mail.id}/attachments/${receipt}`);
    expect([attachment.headers.get("content-type"), await attachment.text()]).toEqual([
      "application/pdf",
      "%PDF-1.7",
    ]);
  });

  it("can be emptied", async () => {
    const { url, send, list } = await openMailbox();
    await send();
    await fetch(`${url}/mailbox.json`, { method: "DELETE" });
    expect(await list()).toEqual([]);
  });

  it("can refuse a mail for now", async () => {
    const { change, send, list } = await openMailbox();
    await change("faults", { endpoint: "mail:smtp", kind: "status", status: 451 });
    await expect(send()).rejects.toMatchObject({ responseCode: 451 });
    expect(await list()).toEqual([]);
    await send();
    expect(await list()).toHaveLength(1);
  });
});
