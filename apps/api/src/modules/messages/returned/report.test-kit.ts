type Report = { to: string; recipients?: string[]; type?: string; part?: string };

/** What a mail server writes to the envelope's sender (RFC 3464), as Postfix does. `to`: that sender. */
export function report({
  to,
  recipients = ["Action: failed\nStatus: 5.1.1"],
  type = 'multipart/report; report-type=delivery-status; boundary="b1"',
  part = "message/delivery-status",
}: Report): string {
  const blocks = recipients.map((lines) => `Final-Recipient: rfc822; someone@example.net\n${lines}\n`);
  return [
    "Return-Path: <>",
    "From: MAILER-DAEMON@mail.example.net (Mail Delivery System)",
    "Subject: Undelivered Mail Returned to Sender",
    `To: ${to}`,
    "Auto-Submitted: auto-replied",
    "MIME-Version: 1.0",
    `Content-Type: ${type}`,
    "",
    "--b1",
    "Content-Type: text/plain; charset=us-ascii",
    "",
    "Your message could not be delivered.",
    "",
    "--b1",
    `Content-Type: ${part}`,
    "",
    "Reporting-MTA: dns; mail.example.net",
    "",
    blocks.join("\n"),
    "--b1",
    "Content-Type: text/rfc822-headers",
    "",
    `Return-Path: <${to}>`,
    "Subject: Your eSIM",
    "",
    "--b1--",
    "",
  ].join("\n");
}
