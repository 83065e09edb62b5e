import { GuideScreen } from "../../features/guide/guide-screen.tsx";

export function Component() {
  return <GuideScreen />;
}
