export { Preferences as Component } from "../../features/profile/preferences.tsx";
