import { describe, expect, it, test } from "vitest";
import { saysUndeliverable } from "./read-report.ts";
import { report } from "./report.test-kit.ts";

const to = "bounce@shop.example";

describe("a mail is said to be lost", () => {
  it.each([
    ["given up for good", report({ to })],
    ["given up after days of trying", report({ to, recipients: ["Action: failed\nStatus: 4.4.1"] })],
    ["with a status alone", report({ to, recipients: ["Status: 5.1.1 (bad mailbox)"] })],
    ["for one of two", report({ to, recipients: ["Action: delivered\nStatus: 2.0.0", "Action: failed"] })],
    ["with line ends of the network", report({ to }).replaceAll("\n", "\r\n")],
    ["as a mailbox file keeps it", `From MAILER-DAEMON Sat Nov 28\n${report({ to })}`],
    [
      "in small and folded headers",
      report({ to, type: "multipart/report;\n\tboundary=b1;\n report-type=delivery-status" }),
    ],
    ["in other alphabets", report({ to, part: "message/global-delivery-status" })],
    [
      "by a header alone",
      `To: ${to}\nX-Failed-Recipients: a@b.example\n\nThis message was created automatically`,
    ],
  ])("%s", (_, message) => expect(saysUndeliverable(message)).toBe(true));
});

describe("nothing is said", () => {
  it.each([
    ["while it is only late", report({ to, recipients: ["Action: delayed\nStatus: 4.4.1"] })],
    ["of a passing status", report({ to, recipients: ["Status: 4.2.2"] })],
    ["once it arrived", report({ to, recipients: ["Action: delivered\nStatus: 2.0.0"] })],
    ["when it was shown", report({ to, part: "message/disposition-notification" })],
    [
      "by who is away",
      `To: ${to}\nAuto-Submitted: auto-replied\nSubject: Away\n\nAction: failed\nStatus: 5.1.1`,
    ],
    ["by a mail that quotes one", `To: ${to}\nContent-Type: text/plain\n\n${report({ to })}`],
    ["without a boundary", report({ to, type: "multipart/report" })],
    ["by an empty mail", ""],
    ["by no mail", "\0\n\n:\n--\n--b1"],
  ])("%s", (_, message) => expect(saysUndeliverable(message)).toBe(false));
});

test("however it is cut, it is read without an error", () => {
  const whole = report({ to });
  for (let length = 0; length < whole.length; length++) {
    expect(() => saysUndeliverable(whole.slice(0, length))).not.toThrow();
    expect(() => saysUndeliverable(whole.slice(length))).not.toThrow();
  }
});
