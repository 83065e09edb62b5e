import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { inflateSync } from "node:zlib";
import { type Language, languageCodes } from "@rihla/contract/rules";
import { encode } from "uqr";
import { describe, expect, test } from "vitest";
import { describePlan } from "./describe-plan.ts";
import { allMails } from "./mails.test-kit.ts";
import { orderDeliveredMail } from "./order-delivered-mail.ts";
import { qrPng } from "./qr-png.ts";
import { linesRefusedMail, orderRefundedMail } from "./refund-mails.ts";
import { renderMail } from "./render-mail.ts";
import { newDeviceMail } from "./safety/new-device-mail.ts";
import {
  deliveredSample as delivered,
  esimSample as esim,
  refundSample as refund,
} from "./sample-order.test-kit.ts";
import { signInCodeMail } from "./sign-in-code-mail.ts";

describe.each(languageCodes)("in %s", (language) => {
  test("every mail has both parts, its direction, and loads nothing from anywhere", () => {
    for (const [name, { subject, text, html }] of allMails(language)) {
      expect(subject.length, name).toBeGreaterThan(10);
      expect(html, name).toContain(`<html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}">`);
      expect(html, name).toContain("prefers-color-scheme: dark");
      const loaded = [...html.matchAll(/(?:src|background)="([^"]*)"|url\(([^)]*)\)/g)].map(
        (hit) => hit[1] ?? hit[2],
      );
      expect(
        loaded.filter((source) => !source?.startsWith("cid:")),
        name,
      ).toEqual([]);
      expect(text, name).not.toMatch(/<\w|undefined|\{/);
      expect(html, name).not.toMatch(/undefined|\[object/);
    }
  });

  test("every mail asks for one thing at most", () => {
    for (const [name, { html }] of allMails(language))
      expect((html.match(/class="sea on-sea"/g) ?? []).length, name).toBeLessThanOrEqual(1);
  });

  test.each(["sign-in", "confirmation"] as const)(
    "the %s mail has the code first in its subject and nothing to click",
    (purpose) => {
      const { subject, text, html } = signInCodeMail({ language, code: "4821", minutes: 10, purpose });
      expect(subject).toMatch(/^4821\b/);
      expect(text.split("\n")).toContain("4821");
      expect(html).toMatch(/<div dir="ltr"[^>]*>4821<\/div>/);
      expect(html + text).not.toMatch(/<a\s|<form|href=|https?:|mailto:/i);
      expect(text).toMatch(/\b10\b/);
    },
  );

  test("the mail about a new device says which and when, in the time of the shop's country, and has nothing to click", () => {
    const { text, html } = newDeviceMail({
      language,
      device: "Chrome, Android",
      signedInAt: new Date("2026-11-22T13:05:00Z"),
    });
    expect(text).toContain("Chrome, Android");
    expect(text).toContain("14:05");
    expect(html + text).not.toMatch(/<a\s|<form|href=|https?:|mailto:/i);
    const unnamed = newDeviceMail({ language, device: null, signedInAt: new Date("2026-11-22T13:05:00Z") });
    expect(unnamed.text).not.toMatch(/null|undefined/);
  });

  test("the delivery mail alone is enough to install: values on lines of their own, QR codes attached and shown", () => {
    const { text, html, attachments = [] } = orderDeliveredMail(delivered(language));
    const lines = text.split("\n");
    for (const value of ["rsp.example.com", "MATCHING-1", "LPA:1$rsp.example.com$MATCHING-2"]) {
      expect(lines).toContain(value);
      expect(html).toContain(`>${value}</span>`);
    }
    expect(text).toMatch(/2 (sur|of|من) 2/);
    expect(attachments.map(({ filename }) => filename)).toEqual([
      "esim-R7K2M9QX-1.png",
      "esim-R7K2M9QX-2.png",
    ]);
    for (const { cid } of attachments) expect(html).toContain(`src="cid:${cid}"`);
    expect(attachments[1]?.content).toEqual(qrPng("LPA:1$rsp.example.com$MATCHING-2"));
  });

  test("an activation code is in no link", () => {
    const { html } = orderDeliveredMail(delivered(language));
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link);
    expect(links).toEqual([
      "https://rihla.example/esims",
      "https://rihla.example/guide",
      "https://rihla.example/status/R7K2M9QX",
    ]);
  });

  test("a refund says how much and that nothing has to be done", () => {
    const symbol = language === "ar" ? "دج" : "DA";
    for (const mail of [
      linesRefusedMail({ ...refund(language), lines: [esim(1)] }),
      orderRefundedMail(refund(language)),
    ]) {
      expect(mail.text.replaceAll("\u00a0", " ")).toContain(`2,450 ${symbol}`);
      expect(mail.text).toContain("06/12/2026");
    }
    expect(orderRefundedMail(refund(language)).text).not.toBe(
      orderRefundedMail(refund(language, "wallet")).text,
    );
  });
});

test.each<[Language, number, string]>([
  ["fr", 1, "Votre eSIM est prête\u00a0: commande R7K2M9QX"],
  ["fr", 2, "Vos 2 eSIM sont prêtes\u00a0: commande R7K2M9QX"],
  ["en", 1, "Your eSIM is ready: order R7K2M9QX"],
  ["en", 2, "Your 2 eSIMs are ready: order R7K2M9QX"],
  ["ar", 1, "شريحة eSIM جاهزة: الطلب R7K2M9QX"],
  ["ar", 2, "شريحتا eSIM جاهزتان: الطلب R7K2M9QX"],
  ["ar", 3, "3 شرائح eSIM جاهزة: الطلب R7K2M9QX"],
  ["ar", 11, "11 شريحة eSIM جاهزة: الطلب R7K2M9QX"],
  ["ar", 100, "100 شريحة eSIM جاهزة: الطلب R7K2M9QX"],
])("in %s %i eSIMs are counted in good grammar", (language, count, subject) => {
  expect(orderDeliveredMail(delivered(language, count)).subject).toBe(subject);
});

test.each<[Language, string, string]>([
  ["fr", "3 Go, 15 jours", "Illimité, 1 Go par jour à pleine vitesse, 1 jour"],
  ["en", "3 GB, 15 days", "Unlimited, 1 GB a day at full speed, 1 day"],
  ["ar", "3 جيغا، 15 يومًا", "بلا حدود، 1 جيغا يوميًا بالسرعة الكاملة، يوم واحد"],
])("in %s a plan is described in a few words, with Latin digits", (language, fixed, unlimited) => {
  const gigabyte = 1024 ** 3;
  const describe = (kind: "fixed" | "unlimited", gigabytes: number, days: number) =>
    describePlan(language, { kind, dataBytes: gigabytes * gigabyte }, days).replaceAll("\u00a0", " ");
  expect(describe("fixed", 3, 15)).toBe(fixed);
  expect(describe("unlimited", 1, 1)).toBe(unlimited);
});

test("every mail is among those that are looked at", () => {
  const all = globSync("!(render)-mail?(s).ts", { cwd: import.meta.dirname }).flatMap((file) =>
    [
      ...readFileSync(path.join(import.meta.dirname, file), "utf8").matchAll(
        /^export function (\w+Mail)\(/gm,
      ),
    ].map(([, name]) => name as string),
  );
  expect(all.length).toBeGreaterThan(20);
  const kits = ["mails.test-kit.ts", "esim-mails.test-kit.ts"]
    .map((file) => readFileSync(path.join(import.meta.dirname, file), "utf8"))
    .join("");
  expect(all.filter((name) => !kits.includes(`${name}(`))).toEqual([]);
});

test("an amount in Arabic letters runs from the right, a code beside it from the left", () => {
  const rows = ["2,450\u00a0دج", "R7K2M9QX"].map((value) => ({ label: "Label", value }));
  const { html } = renderMail({
    language: "ar",
    title: "Title",
    preview: "Preview",
    blocks: [{ kind: "values", rows }],
  });
  expect(html).toMatch(/<span dir="rtl"[^>]*>2,450\u00a0دج<\/span>/);
  expect(html).toMatch(/<span dir="ltr"[^>]*>R7K2M9QX<\/span>/);
});

test("a name can't smuggle markup into a mail", () => {
  const { html } = orderDeliveredMail({ ...delivered("en"), name: '<img src="https://evil.example/x">' });
  expect(html).not.toContain('<img src="https');
  expect(html).toContain("&lt;img src=&quot;https://evil.example/x&quot;&gt;");
});

test("every kind of block is in both parts", () => {
  const { html, text } = renderMail({
    language: "en",
    title: "Title",
    preview: "Preview",
    blocks: [
      { kind: "heading", text: "Heading" },
      { kind: "steps", items: ["First", "Second"] },
      { kind: "button", label: "Open", url: "https://rihla.example/?a=1&b=2" },
    ],
  });
  expect(text).toContain("# Heading\n\n1. First\n2. Second\n\nOpen\nhttps://rihla.example/?a=1&b=2");
  expect(html).toContain('href="https://rihla.example/?a=1&amp;b=2"');
});

test("a QR code's PNG holds the very modules of the code", () => {
  const text = "LPA:1$rsp.example.com$MATCHING-1";
  const png = qrPng(text);
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const { width, pixels } = readPng(png);
  expect(width % size).toBe(0);
  const scale = width / size;
  const modules = data.map((line, y) => line.map((_, x) => !pixels(x * scale + scale - 1, y * scale)));
  expect(modules).toEqual(data);
  expect(png.length).toBeLessThan(3000);
});

/** Just enough of a PNG reader for one grey bit a pixel without filters. */
function readPng(png: Buffer) {
  const width = png.readUInt32BE(16);
  expect([...png.subarray(24, 29)]).toEqual([1, 0, 0, 0, 0]);
  const start = png.indexOf("IDAT");
  const lines = inflateSync(png.subarray(start + 4, start + 4 + png.readUInt32BE(start - 4)));
  const bytesPerLine = 1 + Math.ceil(width / 8);
  expect(lines).toHaveLength(bytesPerLine * width);
  return {
    width,
    pixels: (x: number, y: number) =>
      Boolean(((lines[y * bytesPerLine + 1 + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1),
  };
}
