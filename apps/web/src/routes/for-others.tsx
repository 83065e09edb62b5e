import { useParams } from "react-router";
import { ForOthers } from "../features/hand-on/for-others.tsx";

export function Component() {
  const { number = "" } = useParams();
  return <ForOthers key={number} number={number} />;
}
