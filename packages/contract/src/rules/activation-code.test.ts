import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findActivationCode, installUrl, parseActivationCode } from "./activation-code.ts";

const gsma = "1$SMDP.GSMA.COM$04386-AGYFT-A74Y8-3F815";

describe("an activation code", () => {
  it.each([
    gsma,
    `${gsma}$$1`,
    `${gsma}$1.3.6.1.4.1.31746$1`,
    `${gsma}$1.3.6.1.4.1.31746`,
    "1$SMDP.GSMA.COM$$1.3.6.1.4.1.31746",
    "LPA:1$SMDP.EXAMPLE.COM$04386-AGYFT-A74Y8-3F815",
    "lpa:1$rsp.example.com$ABC-123$$1$future$fields",
    "1$SMDP.EXAMPLE.NET$KL14XA-8C7RLY$1.3.6.1.4.1.3174",
    `1$smdp.example.com$${"A".repeat(234)}`,
  ])("is read: %s", (text) => {
    const code = `LPA:${text.replace(/^lpa:/i, "")}`;
    expect(parseActivationCode(text)?.code).toBe(code);
    expect(findActivationCode(text)?.code).toBe(code);
  });

  it("keeps the case of its parts and tells whether a confirmation code is asked for", () => {
    expect(parseActivationCode("1$Rsp.Example.com$aB-1$$1")).toEqual({
      code: "LPA:1$Rsp.Example.com$aB-1$$1",
      smdpAddress: "Rsp.Example.com",
      matchingId: "aB-1",
      confirmationCodeRequired: true,
    });
    expect(parseActivationCode(`${gsma}$$0`)?.confirmationCodeRequired).toBe(false);
  });

  it.each([
    "",
    "LPA:",
    "xyz14390lojij",
    "1$",
    "LPA:1$",
    "LPA:1$$$$",
    "1$smdp.example.com",
    "2$smdp.example.com$ABC",
    "11$smdp.example.com$ABC",
    "1$$ABC",
    "1$localhost$ABC",
    "1$smdp.example.com:8443$ABC",
    "1$192.168.1.10$ABC",
    "1$smdp.example.com/path$ABC",
    "1$smdp_1.example.com$ABC",
    "1$smdp.example.com.$ABC",
    "1$smdp.exämple.com$ABC",
    "1$smdp.example.123$ABC",
    "1$smdp.example.com$A B",
    "1$smdp.example.com$A/B",
    "1$smdp.example.com$ABC$3.1",
    "1$smdp.example.com$ABC$1.3.06",
    "1$smdp.example.com$ABC$1.40",
    "1$smdp.example.com$ABC$$yes",
    "1$smdp.example.com$ABC$$1$a b",
    `1$smdp.example.com$${"A".repeat(250)}`,
  ])("is refused: %s", (text) => {
    expect(parseActivationCode(text)).toBeNull();
  });

  it("goes raw into the makers' links, `$` included", () => {
    expect(installUrl("esimsetup.apple.com", "LPA:1$a.example.com$X-1$$1")).toBe(
      "https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=LPA:1$a.example.com$X-1$$1",
    );
  });
});

describe("as people paste it, an activation code", () => {
  const wanted = "LPA:1$rsp.example.com$04386-AGYFT-A74Y8-3F815";
  it.each([
    ["in quotes", `"${wanted}"`],
    ["in French quotes", `« ${wanted} »`],
    ["in angle brackets", `<${wanted}>`],
    ["with blanks around", `\n\t ${wanted}\u00a0\r\n`],
    ["with blanks between its parts", "LPA: 1 $ rsp.example.com $ 04386-AGYFT-A74Y8-3F815"],
    ["broken in the middle", "LPA:1$rsp.example.com$04386-AGYFT-\nA74Y8-3F815"],
    ["broken before a part", "LPA:1$rsp.example.com\n$04386-AGYFT-A74Y8-3F815"],
    ["with a small prefix", "lpa:1$rsp.example.com$04386-AGYFT-A74Y8-3F815"],
    ["without its prefix", "1$rsp.example.com$04386-AGYFT-A74Y8-3F815"],
    ["with marks of direction", `\u2066${wanted}\u2069`],
    ["as a link", `https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=${wanted}`],
    ["as an encoded link", `https://x.example/?carddata=${encodeURIComponent(wanted)}&x=1`],
    ["in a sentence", `Votre code est ${wanted}. Merci !`],
    ["at the end of a question", `Is it ${wanted}?`],
    [
      "in a whole mail",
      `Bonjour Amel,\n\nvotre eSIM de 3 GB (1$ de remise) est là.\nSM-DP+ : rsp.example.com\nCode :\n${wanted}\n2 GB par jour\n\nÀ bientôt`,
    ],
    ["in Arabic", `رمز التفعيل: ${wanted}، شكرًا`],
  ])("is found %s", (_how, text) => {
    expect(findActivationCode(text)?.code).toBe(wanted);
  });

  it("keeps what stands behind the matching ID", () => {
    const long = `${wanted}$1.3.6.1.4.1.31746$1`;
    expect(findActivationCode(`Code: ${long} (3 GB)`)?.code).toBe(long);
    expect(findActivationCode(`Code: ${wanted}$$1, enjoy`)?.code).toBe(`${wanted}$$1`);
  });

  it.each([
    "",
    "Bonjour, 1$ de remise",
    "2$smdp.example.com$ABC",
    "see 1$rsp.example.com for more",
    "1$smdp.example.com$ABC$$yes",
  ])("is not made out of %j", (text) => {
    expect(findActivationCode(text)).toBeNull();
  });

  const label = fc.stringMatching(/^[a-z]([a-z0-9-]{0,8}[a-z0-9])?$/);
  const host = fc.tuple(label, label, fc.constantFrom("com", "NET", "io")).map((parts) => parts.join("."));
  const matchingId = fc.stringMatching(/^[A-Z0-9]{1,8}(-[A-Z0-9]{1,8}){0,3}$/);
  const rest = fc.constantFrom("", "$$1", "$1.3.6.1.4.1.31746", "$2.999$1");

  it("is the same in whatever it is wrapped", () => {
    const words = fc.array(fc.constantFrom("bonjour", "votre", "eSIM", "3 GB", "شكرًا", "\n"), {
      maxLength: 6,
    });
    const prefix = fc.constantFrom("LPA:", "lpa:", "Lpa: ", "");
    const quotes = fc.constantFrom(["", ""], ['"', '"'], ["«\u00a0", "\u00a0»"], ["(", ")"]);
    fc.assert(
      fc.property(
        host,
        matchingId,
        rest,
        prefix,
        quotes,
        words,
        words,
        (name, id, end, lpa, [open, shut], ...said) => {
          const code = `1$${name}$${id}${end}`;
          const [before, after] = said.map((some) => some.join(" "));
          const pasted = `${before} ${open}${lpa}${code}${shut} ${after}`;
          expect(findActivationCode(pasted)?.code).toBe(`LPA:${code}`);
        },
      ),
    );
  });

  it("is one that phones take, whatever was pasted", () => {
    const pieces = fc.array(
      fc.constantFrom("1$", "$", "LPA:", "a.example.com", "AB-1", " ", "\n", "%24", "1.3.6", "x"),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          pieces.map((some) => some.join("")),
        ),
        (text) => {
          const found = findActivationCode(text);
          if (found) expect(parseActivationCode(found.code)).toEqual(found);
        },
      ),
    );
  });
});
