import type { createBrowserRouter } from "react-router";
import { backAction } from "../lib/navigation/back-action.ts";
import { paths, withoutLanguage } from "../paths.ts";
import { leaveApp } from "../platform/app/app-life.ts";
import type { PageHandle } from "../routing.ts";

type Router = ReturnType<typeof createBrowserRouter>;

/** Android's back button: closes what lies over the page, else goes back as the arrow in the header does; from home it leaves. */
export function goBack(router: Router): void {
  if (closeTopmost()) return;
  const action = backAction();
  const { location, matches } = router.state;
  const handle: PageHandle | undefined = matches.at(-1)?.route.handle;
  const cameFromHere = location.key !== "default";
  if (action) action();
  else if (withoutLanguage(location.pathname) === paths.home()) leaveApp();
  else if (handle?.back) router.navigate(handle.back);
  else if (cameFromHere) router.navigate(-1);
  else router.navigate(paths.home());
}

/** True where something lies over the page, also what may not be closed like that. */
function closeTopmost(): boolean {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>("dialog[open]")].at(-1);
  if (!dialog) return false;
  if (dialog.dispatchEvent(new Event("cancel", { cancelable: true }))) dialog.close();
  return true;
}
