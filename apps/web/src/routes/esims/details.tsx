import { useParams } from "react-router";
import { EsimDetails } from "../../features/my-esims/details/esim-details.tsx";
import { OwnEsim } from "./own-esim.tsx";

export function Component() {
  const { id = "" } = useParams();
  return (
    <EsimDetails key={id} id={id}>
      {(esim, offline) => <OwnEsim esim={esim} offline={offline} />}
    </EsimDetails>
  );
}
