import { useParams } from "react-router";
import { Installation } from "../features/install/installation.tsx";
import { EsimDetails } from "../features/my-esims/esim-details.tsx";

export function Component() {
  const { id = "" } = useParams();
  return <EsimDetails key={id} id={id} installation={(esim) => <Installation esim={esim} />} />;
}
