import { type ReactNode, StrictMode, useEffect, useEffectEvent } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router";
import { askToSignIn } from "./ask-to-sign-in.ts";
import { api } from "./lib/api/api.ts";
import { warmUpFrom } from "./lib/navigation/navigation.tsx";
import { addressOfNotification } from "./lib/navigation/tapped-notification.ts";
import { beginWithLocalCurrency } from "./lib/page/first-currency.ts";
import { visitorOf } from "./lib/page/visitor.ts";
import { whenNews } from "./lib/session/news.ts";
import { registerThisDevice } from "./lib/session/register-device.ts";
import { onceSignedIn, whenSessionRefused } from "./lib/session/session.ts";
import { frameWords } from "./lib/text/frame-words.ts";
import { loadMessages } from "./lib/text/messages.ts";
import { beginInLanguageOf } from "./native/first-language.ts";
import { followLinks } from "./native/follow-links.ts";
import { goBack } from "./native/go-back.ts";
import { routerForApp } from "./native/router-for-app.tsx";
import { TooOldGate } from "./native/too-old-gate.tsx";
import { whenBackPressed } from "./platform/app/app-life.ts";
import { appPush } from "./platform/app/app-push.ts";
import { readAppVersion } from "./platform/app/app-version.native.ts";
import { lightBars, showScreens } from "./platform/app/system-bars.ts";
import { phoneLanguage } from "./platform/phone/phone-language.ts";
import { openNativeStorage } from "./platform/storage/native-storage.ts";
import { routes } from "./routes.ts";

start().catch((error) => {
  console.error("The app could not start.", error);
  location.replace("/error.html");
});

/** From the phone's own disk: nothing before the first screen waits for an answer from outside. */
async function start(): Promise<void> {
  lightBars();
  const [ofPhone] = await Promise.all([phoneLanguage(), openNativeStorage(), readAppVersion()]);
  beginInLanguageOf(ofPhone);
  const visitor = visitorOf(new Request(location.href));
  await loadMessages(visitor.language, frameWords);
  const router = routerForApp(routes, visitor);
  warmUpFrom(routes);
  whenSessionRefused(() => askToSignIn(router));
  whenNews(() => router.revalidate());
  whenBackPressed(() => goBack(router));
  createRoot(document.getElementById("root") as HTMLElement).render(
    <AfterFirstScreen act={() => settle(router)}>
      <StrictMode>
        <TooOldGate router={router}>
          <RouterProvider router={router} />
        </TooOldGate>
      </StrictMode>
    </AfterFirstScreen>,
  );
}

function settle(router: ReturnType<typeof routerForApp>): void {
  showScreens();
  // The frame's own figures came from nowhere yet. Asked before the page has its data, that would begin anew.
  onceInitialized(router, () => router.revalidate());
  onceSignedIn(registerThisDevice);
  followLinks(router);
  appPush?.whenTapped(({ data }) => router.navigate(addressOfNotification(data)));
  beginWithLocalCurrency({
    ask: (signal) => api("GET /location", { signal }),
    onSet: () => router.revalidate(),
  });
}

function onceInitialized(router: ReturnType<typeof routerForApp>, work: () => void): void {
  const look = ({ initialized }: { initialized: boolean }) => {
    if (!initialized) return;
    stop();
    work();
  };
  const stop = router.subscribe(look);
  look(router.state);
}

function AfterFirstScreen({ act, children }: { act: () => void; children: ReactNode }) {
  const once = useEffectEvent(act);
  useEffect(() => once(), []);
  return children;
}
