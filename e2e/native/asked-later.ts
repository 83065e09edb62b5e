import type { APIRequestContext } from "@playwright/test";
import { buyThroughApi, signInThroughApi } from "../buying-without-a-screen.ts";
import type { Customer } from "../customer.ts";
import type { Sandbox } from "../sandbox.ts";
import { type App, keepToken, type Phone } from "./app.ts";

/** A phone whose person has not been asked yet, and will give this answer; it is registered with its maker at once. */
export function answersLater(
  { app, phone }: { app: App; phone: Phone },
  answer: "granted" | "denied",
  token: string,
): void {
  let receive = "prompt";
  Object.assign(phone.answers, {
    "PushNotifications.checkPermissions": () => ({ receive }),
    "PushNotifications.requestPermissions": () => {
      receive = answer;
      return { receive };
    },
    "PushNotifications.register": () => void app.fire("PushNotifications.registration", { value: token }),
  });
}

type Bought = { phone: Phone; sandbox: Sandbox; request: APIRequestContext; customer: Customer };

/** Who has bought an eSIM is signed in on the phone; gives the eSIM and the session. */
export async function signedInWithEsim({ phone, sandbox, request, customer }: Bought) {
  const order = await buyThroughApi(request, sandbox, customer);
  const token = await signInThroughApi(request, sandbox, customer.email);
  keepToken(phone, token);
  return { id: order.esims[0]?.id as string, token };
}
