import { Device } from "@capacitor/device";

/** The app's own language in the phone's settings, else the phone's: `ar-DZ`. Empty where the system doesn't say. */
export const phoneLanguage = (): Promise<string> =>
  Device.getLanguageTag().then(
    ({ value }) => value || "",
    () => "",
  );
