import { describe, expect, it } from "vitest";
import { installUrl, parseActivationCode } from "./activation-code.ts";

describe("an activation code", () => {
  it.each([
    "1$SMDP.GSMA.COM$04386-AGYFT-A74Y8-3F815",
    "LPA:1$SMDP.EXAMPLE.COM$04386-AGYFT-A74Y8-3F815",
    "lpa:1$rsp.example.com$ABC-123$$1$future$fields",
    "1$SMDP.EXAMPLE.NET$KL14XA-8C7RLY$1.3.6.1.4.1.3174",
  ])("is read: %s", (text) => {
    expect(parseActivationCode(text)?.code).toBe(`LPA:${text.replace(/^lpa:/i, "")}`);
  });

  it("keeps the case of its parts and tells whether a confirmation code is asked for", () => {
    expect(parseActivationCode("1$Rsp.Example.com$aB-1$$1")).toEqual({
      code: "LPA:1$Rsp.Example.com$aB-1$$1",
      smdpAddress: "Rsp.Example.com",
      matchingId: "aB-1",
      confirmationCodeRequired: true,
    });
  });

  it.each([
    "",
    "LPA:",
    "xyz14390lojij",
    "1$",
    "LPA:1$$$$",
    "1$smdp.example.com",
    "2$smdp.example.com$ABC",
    "1$$ABC",
    "1$localhost$ABC",
    "1$smdp.example.com:8443$ABC",
    "1$smdp.example.com$A B",
    "1$smdp.example.com$ABC$$yes",
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
