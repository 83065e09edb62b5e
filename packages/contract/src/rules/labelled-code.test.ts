import { expect, it } from "vitest";
import { findActivationCode } from "./activation-code.ts";

const code = "LPA:1$rsp.example.com$K2-9XABC-7";

it.each([
  "SM-DP+ Address: rsp.example.com\nActivation Code: K2-9XABC-7",
  "Adresse SM-DP+ : rsp.example.com\r\nCode d’activation : K2-9XABC-7",
  "عنوان SM-DP+: rsp.example.com\nرمز التفعيل: K2-9XABC-7",
  "SM-DP+ Address\nrsp.example.com\nActivation Code\nK2-9XABC-7",
  "Activation code = K2-9XABC-7\nServer = rsp.example.com",
  "rsp.example.com\nK2-9XABC-7",
  "\u200frsp.example.com\n\n  K2-9XABC-7 \n",
  "SM-DP+ address rsp.example.com; matching ID K2-9XABC-7",
  "Bonjour,\nvoici votre eSIM :\n- SMDP : rsp.example.com\n- Matching ID : K2-9XABC-7\n- Confirmation code : 4711\nSite : shop.example.com",
  "rsp.example.com\nK٢-٩XABC-٧",
  "LPA:١$rsp.example.com$K٢-٩XABC-٧",
])("an eSIM's address and code, apart: %j", (pasted) => {
  expect(findActivationCode(pasted)?.code).toBe(code);
});

it.each([
  "rsp.example.com",
  "SM-DP+ Address: rsp.example.com",
  "Activation Code: K2-9XABC-7",
  "Bonjour,\nrsp.example.com\nK2-9XABC-7\nmerci",
  "SM-DP+ Address: rsp.example.com\nConfirmation code: 4711",
  "SM-DP+ Address: rsp.example.com\nICCID: 8949000000000000001",
  "Site: shop.example.com\nCommande: R-12345",
])("is not made up out of %j", (pasted) => {
  expect(findActivationCode(pasted)).toBeNull();
});
