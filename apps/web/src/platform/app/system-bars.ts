import { SystemBars, SystemBarsStyle } from "@capacitor/core";
import { SplashScreen } from "@capacitor/splash-screen";

/** While the app starts: the bars of the system light, with dark signs, over the page's white. */
export function lightBars(): void {
  SystemBars.setStyle({ style: SystemBarsStyle.Light }).catch(() => {});
}

/** The first screen stands: what covered it goes, and from now on the bars are dark when the screens are. */
export function showScreens(): void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const follow = () =>
    SystemBars.setStyle({ style: dark.matches ? SystemBarsStyle.Dark : SystemBarsStyle.Light }).catch(
      () => {},
    );
  dark.addEventListener("change", follow);
  follow();
  SplashScreen.hide({ fadeOutDuration: 150 }).catch(() => {});
}
